// Draws every position of a game with the page's script, on a small stand-in for the page, and compares it with the
// picture that kifu draws of it: node page.mjs KIFU RECORD.  Prints what differs.
import { execFileSync } from "node:child_process";

const [kifu, record] = process.argv.slice(2);
const convert = (...options) => execFileSync(kifu, ["convert", ...options, record], { encoding: "utf8", maxBuffer: 1 << 26 });

class Element {
	constructor(name) { this.name = name; this.attributes = {}; this.children = []; this.words = ""; this.dataset = {}; }
	setAttribute(key, value) { this.attributes[key] = String(value); }
	removeAttribute(key) { delete this.attributes[key]; }
	append(...children) { children.forEach(child => { child.parent = this; this.children.push(child); }); }
	before(...others) { others.forEach(other => { other.parent = this.parent; this.parent.children.splice(this.parent.children.indexOf(this), 0, other); }); }
	remove() { this.parent.children.splice(this.parent.children.indexOf(this), 1); }
	get textContent() { return this.words; }
	set textContent(words) { this.words = words; this.children = []; }
	get all() { return this.children.flatMap(child => [child, ...child.all]); }
	is(selector) {
		const [, name, classes] = selector.match(/^(\w*)((?:\.\w+)*)$/), own = (this.attributes.class || "").split(" ");
		return (!name || name === this.name) && classes.split(".").slice(1).every(one => own.includes(one));
	}
	querySelectorAll(selectors) {
		return selectors.split(",").flatMap(selector => selector.includes(">")
			? this.querySelectorAll(selector.split(">")[0]).flatMap(of => of.children.filter(child => child.is(selector.split(">")[1])))
			: this.all.filter(element => element.is(selector)));
	}
	querySelector(selector) { return this.querySelectorAll(selector)[0] || null; }
}

const plain = words => words.replace(/&(lt|gt|amp|quot|apos);/g, (all, name) => ({ lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" })[name]);
const parse = text => {
	const top = new Element("");
	let open = top;
	for (const [, end, name, rest, empty, words] of text.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g)) {
		if (end) {
			open = open.parent;
			continue;
		}
		const element = new Element(name);
		for (const [, key, value] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
			element.setAttribute(key, plain(value));
			if (key.startsWith("data-"))
				element.dataset[key.slice(5)] = plain(value);
		}
		open.append(element);
		if (!empty) {
			open = element;
			element.words = plain(words.trim());
		}
	}
	return top.querySelector("svg");
};

// The signs of a picture with their places, and the marked squares.
const seen = svg => {
	const lines = [];
	for (const group of svg.querySelectorAll(".pieces,.hand,.coordinates"))
		for (const text of group.children)
			for (const sign of text.children.length > 0 ? text.children : [text])
				lines.push([group.attributes.class, group.attributes.transform || "", text.attributes.transform || "",
					Number(sign.attributes.x ?? text.attributes.x), Number(sign.attributes.y ?? text.attributes.y), sign.words].join(" "));
	for (const mark of svg.querySelectorAll("rect.last,rect.finding"))
		lines.push(["mark", mark.attributes.class, Number(mark.attributes.x), Number(mark.attributes.y)].join(" "));
	return lines.sort();
};

const page = convert("-t", "html"), code = page.match(/<script>"use strict";\n\(\(\) => \{\n([^]*?)\nconst graph = /)[1];
const game = JSON.parse(page.match(/<script type="application\/json">(.*?)<\/script>/s)[1]);
const document = { createElementNS: (space, name) => new Element(name) };
const draw = new Function("document", code + "\nreturn draw;")(document), template = page.match(/<svg xmlns=[^]*?<\/svg>/)[0];
let count = 0, bad = 0;

for (let id = 0, ply = 0; id === 0 || (game.nodes[id] && game.nodes[id].to); id = id === 0 ? game.first : game.nodes[id].next, ply++)
	for (const flip of [false, true])
		for (const letters of [false, true]) {
			const options = [...(flip ? ["--flip"] : []), ...(letters ? ["--letters", "en"] : [])];
			const svg = parse(template);
			draw(svg, game, id, flip, letters);
			const ours = seen(svg), theirs = seen(parse(convert("-t", "svg", "--ply", String(ply), ...options)));
			count++;
			if (ours.join("\n") === theirs.join("\n"))
				continue;
			bad++;
			console.log(`${record}: move ${ply} ${options.join(" ")}`);
			ours.filter(line => !theirs.includes(line)).slice(0, 3).forEach(line => console.log("  page    " + line));
			theirs.filter(line => !ours.includes(line)).slice(0, 3).forEach(line => console.log("  picture " + line));
		}
console.log(`${count} positions`);
process.exit(bad > 0 || count < 8 ? 1 : 0);
