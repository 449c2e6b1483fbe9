// Runs the script of the html report on a stand-in for its page, types into its search, chooses, sorts, and opens its
// addresses: node report.mjs PAGE.  Prints what is wrong.
import { readFileSync } from "node:fs";
import { Element, parse } from "./dom.mjs";

const page = readFileSync(process.argv[2], "utf8"), script = page.match(/"use strict";[^]*?(?=<\/script>)/)[0];
const document = parse(page), window = new Element("window"), address = { hash: "" };
const all = selector => document.querySelectorAll(selector), get = selector => document.querySelector(selector);
Object.defineProperties(Element.prototype, {
	tBodies: { get() { return this.querySelectorAll("tbody"); } }, tHead: { get() { return this.querySelector("thead"); } },
	rows: { get() { return this.querySelectorAll("tr"); } }, cells: { get() { return this.children; } },
});
Element.prototype.add = Element.prototype.append;
document.createDocumentFragment = () => ({ append(...nodes) { this.nodes = nodes; } });
const append = Element.prototype.append;
Element.prototype.append = function (...nodes) { append.apply(this, nodes.flatMap(node => node.nodes || [node])); };
class Option extends Element { constructor(text, value) { super("option"); this.textContent = text; this.value = value; } }
new Function("document", "addEventListener", "Option", "history", "location", script)(document, (kind, call) => window.addEventListener(kind, call), Option,
	{ replaceState(state, title, to) { address.hash = to; } }, address);
window.dispatch("DOMContentLoaded");

const rows = all(".findings tbody tr"), body = get(".findings tbody"), heads = all(".findings th"), controls = Object.fromEntries(["severity", "rule", "file", "words"].map(name => [name, get(`[name=${name}]`)]));
const shown = () => rows.filter(row => !row.hidden).length;
const check = (what, good) => { if (!good) console.log(what); };
const choose = (name, value) => { controls[name].value = value; controls[name].dispatch(name === "words" ? "input" : "change"); };
const open = hash => { address.hash = hash; window.dispatch("hashchange"); };
const having = word => rows.filter(row => (row.cells[2].textContent + " " + row.cells[4].textContent).toLowerCase().includes(word)).length;
check("no rows", rows.length > 20);
check("not all shown at first", shown() === rows.length && get(".filter output").textContent === `${rows.length} / ${rows.length}` && get(".filter").hidden === false && get(".none").hidden);
for (const word of ["nifu", "NIFU", "Nifu: Black"])
	choose("words", word), check(`search for ${word}: ${shown()}`, shown() > 0 && shown() < rows.length && shown() === (word.includes(" ") ? rows.filter(row => /nifu:.*black/i.test(row.cells[4].textContent)).length : having("nifu")));
choose("words", "no such words"), check("what is nowhere is found", shown() === 0 && !get(".none").hidden && address.hash === "#words=no+such+words");
choose("words", ""), check(`the address of everything: ${address.hash}`, address.hash === "#");
const file = row => row.cells[2].textContent.replace(/:\d+:\d+$/, "");
for (const [name, key] of [["severity", row => row.className], ["rule", row => row.dataset.r], ["file", file]]) {
	const kinds = new Set(rows.map(key)), options = controls[name].options.filter(option => option.value);
	check(`${name}: ${options.length} choices`, options.length === kinds.size);
	let sum = 0, counts = [];
	for (const option of options) {
		choose(name, option.value), sum += shown(), counts.push(shown());
		check(`${name} ${option.textContent}: ${shown()}`, shown() === rows.filter(row => key(row) === option.value).length && option.textContent.endsWith(` (${shown()})`));
		check(`the address of ${name} ${option.value}: ${address.hash}`, new URLSearchParams(address.hash.slice(1)).get(name) === option.value);
	}
	check(`${name}: not the most first`, name !== "file" || counts.every((n, i) => !i || n <= counts[i - 1]));
	choose(name, ""), check(`${name}: ${sum} in all`, sum === rows.length && shown() === rows.length);
}
for (const link of all("a[href]").map(link => link.href).filter(href => href.includes("="))) {
	const [, name, value] = link.match(/^#(\w+)=(.*)$/);
	open(link), check(`${link} shows ${shown()}`, shown() > 0 && controls[name].value === value && shown() === rows.filter(row => (name === "rule" ? row.dataset.r : row.className) === value).length);
}
check("no totals, bars or rules that choose", [".totals", ".chart svg", ".chart table", ".rules"].every(place => get(`${place} a`)));
open("#findings"), open("#severity="), check("another address chooses", shown() < rows.length);
open("#severity=s2&words=nifu&bogus=%3Cscript%3E"), check("two choices in an address", shown() > 0 && rows.every(row => row.hidden === !(row.className === "s2" && /nifu/.test(file(row) + row.cells[4].textContent))));
choose("severity", ""), choose("words", "");
for (const [column, head] of heads.entries()) {
	for (const order of ["ascending", "descending"]) {
		head.children[0].click();
		const keys = body.rows.map(row => column === 0 ? row.className : row.cells[column].textContent), compare = new Intl.Collator(undefined, { numeric: true }).compare;
		check(`column ${column} is not ${order}`, head.getAttribute("aria-sort") === order && body.rows.length === rows.length &&
			keys.every((key, i) => i === 0 || compare(keys[i - 1], key) * (order === "ascending" ? 1 : -1) <= 0));
	}
	check("two columns are sorted by", heads.filter(other => other.getAttribute("aria-sort") !== "none").length === 1);
}
const figures = all(".boards figure"), linked = rows.filter(row => row.cells[3].children.length > 0);
check(`${linked.length} of ${figures.length} boards linked`, linked.length > 0 && linked.every(row => figures.some(({ id, dataset }) => row.cells[3].children[0].href === "#" + id && id === "g" + row.dataset.g && row.cells[3].textContent === dataset.ply)));
check("a rule is not linked", rows.every(row => row.cells[1].children[0]?.href === "#rule-" + row.dataset.r && all(`#rule-${row.dataset.r}`).length === 1));
const facts = Object.fromEntries(all(".run dt").map(term => [term.textContent, term.parentNode.children[term.parentNode.children.indexOf(term) + 1].textContent]));
check(`what was checked: ${JSON.stringify(facts)}`, facts.folder === "testdata/diag/legality/" && /^kifu check --format=html testdata/.test(facts.command) && /^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/.test(facts.date) && /^kifu \d/.test(facts.version) && facts["rule set"] === "jsa");
check("the folder stands in each row", rows.every(row => !row.cells[2].textContent.includes("/")));
