#ifndef RECORD_YBB_H
#define RECORD_YBB_H

/*
 * YaneuraOu's book as bytes: a header, an index of positions sorted by their bytes, then the moves.
 * Source: https://github.com/yaneurao/YaneuraOu-ScriptCollection, the page on ybb of BookMinerCpp.
 */
#define YBB_MAGIC "YANE-BINBOOK-V1" /* with the NUL after it */

enum {
	YBB_HEAD = 32,
	YBB_COUNT = 16,       /* of positions */
	YBB_FLAGS = 24,       /* 1: moves have a depth */
	YBB_POSITION = 44,    /* size: 32 bytes as in PSV, then */
	YBB_OFFSET = 32,      /* of its moves, from where the index ends */
	YBB_PLY = 40,         /* from 1 */
	YBB_MOVES = 42,       /* their number */
	YBB_MOVE = 4,         /* size: the move and its value; 6 with a depth */
	YBB_UNKNOWN = 0x7FFF, /* a value that is not known */
};

#endif
