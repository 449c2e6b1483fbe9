#ifndef WRITERS_IMAGE_HTML_WORDS_H
#define WRITERS_IMAGE_HTML_WORDS_H

#include "record/diag.h"

/* Words of the player, as JSON: % is filled by it. */
static const char *const player_words[] = {
	[LANGUAGE_en] =
	    "{\"language\":\"en\",\"first\":\"First "
	    "position\",\"back\":\"Back\",\"on\":\"Forward\","
	    "\"last\":\"Last position\",\"flip\":\"Turn the board\","
	    "\"letters\":\"Letters or kanji\",\"controls\":\"Controls\","
	    "\"position\":\"The position\",\"sides\":[\"black\",\"white\"],\"comma\":\", \","
	    "\"empty\":\"empty\",\"none\":\"none\",\"rank\":\"Rank %: %\","
	    "\"hand\":\"In %'s hand: %\",\"turn\":\"To move: %\",\"branches\":\"Continuations\","
	    "\"pv\":\"Engine's line\",\"mate\":\"mate\",\"comment\":\"Comment\","
	    "\"times\":\"Time used, by move\","
	    "\"scores\":\"Engine's score for black, by move\",\"move\":\"move %\","
	    "\"after\":\"Move %\",\"save\":\"Save as %\",\"sfen\":\"Copy the position (SFEN)\","
	    "\"link\":\"Copy a link to it\",\"copied\":\"Copied\","
	    "\"failed\":\"Not copied: the browser refused\",\"start\":\"Start\","
	    "\"list\":\"All games\",\"before\":\"Previous game\",\"next\":\"Next game\","
	    "\"games\":\"% games\"}",
	[LANGUAGE_ja] =
	    "{\"language\":\"ja\",\"first\":\"最初の局面\",\"back\":\"一手戻る\",\"on\":"
	    "\"一手進む\","
	    "\"last\":\"最後の局面\",\"flip\":\"盤を反転\",\"letters\":\"英字と漢字の切替\","
	    "\"controls\":\"操作\","
	    "\"position\":\"局面\",\"sides\":[\"先手\",\"後手\"],\"comma\":\"、\",\"empty\":"
	    "\"なし\","
	    "\"none\":\"なし\",\"rank\":\"%段: %\",\"hand\":\"%の持駒: %\",\"turn\":\"手番: %\","
	    "\"branches\":\"次の手\",\"pv\":\"読み筋\",\"mate\":\"詰み\",\"comment\":\"コメント\","
	    "\"times\":\"一手ごとの消費時間\",\"scores\":\"一手ごとの評価値（先手から）\",\"move\":"
	    "\"%手目\","
	    "\"after\":\"%手目\",\"save\":\"%で保存\",\"sfen\":\"局面をコピー（SFEN）\",\"link\":"
	    "\"局面へのリンクをコピー\","
	    "\"copied\":\"コピーしました\",\"failed\":\"コピーできませんでした\",\"start\":"
	    "\"開始局面\",\"list\":\"一覧\","
	    "\"before\":\"前の局\",\"next\":\"次の局\",\"games\":\"%局\"}",
};

#endif
