// Draws every position of a game with the page's script, on a small stand-in for the page, and compares it with the
// picture that kifu draws of it: node page.mjs KIFU RECORD.  Prints what differs.
import { execFileSync } from "node:child_process";
import { Element, parse } from "./dom.mjs";

const [kifu, record] = process.argv.slice(2);
const convert = (...options) => execFileSync(kifu, ["convert", "--on-illegal=keep", "--on-loss=ignore", ...options, record], { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "ignore"] });

const picture = text => parse(text).querySelector("svg");

// The signs of a picture with their places, and the marked squares.
const seen = svg => {
	const lines = [];
	for (const group of svg.querySelectorAll(".pieces,.hand,.coordinates"))
		for (const text of group.children)
			for (const sign of text.children.length > 0 ? text.children : [text])
				lines.push([group.attributes.class, text.attributes.transform || "",
					Number(sign.attributes.x ?? text.attributes.x), Number(sign.attributes.y ?? text.attributes.y), sign.own, group.attributes.class.startsWith("hand") ? text.attributes["font-size"] : ""].join(" "));
	for (const name of svg.querySelectorAll("text.black,text.white"))
		lines.push(["name", name.own, name.attributes.x, name.attributes.y].join(" "));
	for (const mark of svg.querySelectorAll("rect.last,rect.from,rect.finding"))
		lines.push(["mark", mark.attributes.class, Number(mark.attributes.x), Number(mark.attributes.y)].join(" "));
	return lines.sort();
};

const page = convert("-t", "html"), code = page.match(/<script>"use strict";([^]*?)<\/script>/)[1];
const document = { createElementNS: (space, name) => new Element(name) };
const { kifuGame, kifuBoard } = new Function("document", "addEventListener", code + "\nreturn { kifuGame, kifuBoard };")(document, () => {});
const template = page.match(/<svg xmlns=[^]*?<\/svg>/)[0], size = template.match(/data-size="(\d+) (\d+)"/).slice(1).map(Number);
const game = kifuGame.prepare({ ...JSON.parse(page.match(/<noscript>[^]*<script type="application\/json">(.*?)<\/script>/)[1]), size });
const words = JSON.parse(page.match(/class="words">(.*?)<\/script>/)[1]);
let count = 0, bad = 0;
const same = (a, b, what) => {
	count++;
	if (a === b)
		return;
	bad++;
	console.log(`${record}: ${what}: ${a}, and not ${b}`);
};

// Every word of the page is used, and none that is missing.
const used = new Set([...code.matchAll(/\bwords\.(\w+)/g)].map(([, name]) => name)), chosen = ["first", "back", "on", "last", "flip", "letters", "scores", "times"];
same([...used, ...chosen].sort().join(), Object.keys(words).sort().join(), "words");

// Every node has an address of its own, from which it is found; PVs are played from where they begin.
const nodes = [...game.nodes.values()];
for (const node of nodes)
	same(kifuGame.find(game, kifuGame.path(node))?.id, node.id, kifuGame.path(node));
same(new Set(nodes.map(kifuGame.path)).size, nodes.length, "addresses");
for (const wrong of ["", "x", "1.x", "99999v1", "1v9", "-1"])
	same(kifuGame.find(game, wrong), null, `the address "${wrong}"`);
for (const node of nodes)
	for (const pv of node.pvs || []) {
		const last = pv.moves[pv.moves.length - 1], { board, hands } = kifuGame.position(game, last);
		same(board.get(last.to)?.kind, last.kind ?? kifuGame.position(game, last.up).board.get(last.from)?.kind, `the end of the PV at ${kifuGame.path(node)}`);
		same(hands.some(hand => Object.values(hand).some(n => n < 0)), false, "a hand of less than none");
		for (const move of pv.moves) {
			const before = kifuGame.position(game, move.up);
			same(move.side, before.turn, `whose turn it is in the PV at ${kifuGame.path(node)}`);
			if (move.from)
				same(before.board.get(move.from)?.side, move.side, `whose piece moves in the PV at ${kifuGame.path(node)}`);
		}
	}

const positions = [game.root, ...game.line.filter(node => node.to || node.pass)];
const sfens = size[0] > 9 ? [] : convert("-t", "sfen", "--ply", `0..${positions.length - 1}`).trim().split("\n");
positions.forEach((node, ply) => {
	if (size[0] <= 9)
		same(kifuGame.sfen(game, node), sfens[ply], `SFEN after ${ply}`);
	const { board } = kifuGame.position(game, node), text = kifuGame.describe(game, node, words, false).slice(0, size[1]).join(" ");
	same((text.match(/ \d+ (black|white) /g) || []).length, board.size, `pieces in words after ${ply}`);
	for (const flip of [false, true])
		for (const letters of [false, true]) {
			const options = [...(flip ? ["--flip"] : []), ...(letters ? ["--letters", "en"] : [])];
			const svg = picture(template);
			kifuBoard.draw(svg, game, node, flip, letters);
			const ours = seen(svg), theirs = seen(picture(convert("-t", "svg", "--hands", "upright", "--ply", String(ply), ...options)));
			count++;
			if (ours.join("\n") === theirs.join("\n"))
				continue;
			bad++;
			console.log(`${record}: move ${ply} ${options.join(" ")}`);
			ours.filter(line => !theirs.includes(line)).slice(0, 3).forEach(line => console.log("  page    " + line));
			theirs.filter(line => !ours.includes(line)).slice(0, 3).forEach(line => console.log("  picture " + line));
		}
});
console.log(`${count} comparisons`);
process.exit(bad > 0 || count < 8 ? 1 : 0);
