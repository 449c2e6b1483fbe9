// Runs the script of the html report on a small stand-in for its page, types into its search, chooses and sorts:
// node report.mjs PAGE.  Prints what is wrong.
import { readFileSync } from "node:fs";

const page = readFileSync(process.argv[2], "utf8"), script = page.match(/"use strict";[^]*?(?=<\/script>)/)[0];
const table = page.match(/<table aria-labelledby="findings">[^]*?<\/table>/)[0];
const plain = text => text.replace(/<[^>]*>/g, "").replace(/&(lt|gt|amp|quot|#39);/g, (all, name) => ({ lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'" })[name]);
const element = more => ({ listeners: {}, addEventListener(kind, call) { this.listeners[kind] = call; }, attributes: {}, setAttribute(key, value) { this.attributes[key] = value; },
	getAttribute(key) { return this.attributes[key]; }, replaceChildren(...children) { this.children = children; }, ...more });
const heads = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, text]) => element({ textContent: plain(text) }));
const rows = [...table.matchAll(/<tr class="(\w+)" data-g="([^"]*)">(.*?)<\/tr>/g)].map(([, kind, g, cells]) => element({
	className: kind, dataset: { g }, cells: [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => element({ textContent: plain(text) })) }));
const body = { rows: [...rows], append(...all) { this.rows = all; } };
const controls = Object.fromEntries(["severity", "rule", "words"].map(name => [name, element({ value: "", options: [], add(option) { this.options.push(option); } })]));
const count = {}, filter = { querySelector: selector => selector === "output" ? count : controls[selector.match(/name=(\w+)/)[1]] };
const figures = [...page.matchAll(/<figure id="([^"]*)" data-ply="(\d+)"/g)].map(([, id, ply]) => ({ id, dataset: { ply } }));
const document = {
	querySelector: selector => selector === ".filter" ? filter : selector.startsWith(".findings") ? { tBodies: [body], tHead: { rows: [{ cells: heads }] } } : null,
	querySelectorAll: selector => selector === ".boards figure" ? figures : [],
	createElement: () => element({}), createDocumentFragment: () => { const all = []; return { append: (...more) => all.push(...more), [Symbol.iterator]: () => all[Symbol.iterator]() }; },
};
class Option { constructor(text, value) { Object.assign(this, { text, value }); } }
let start;
new Function("document", "addEventListener", "Option", script)(document, (kind, call) => { if (kind === "DOMContentLoaded") start = call; }, Option);
body.append = part => { body.rows = [...part]; };
start();

const shown = () => rows.filter(row => !row.hidden).length;
const check = (what, good) => { if (!good) console.log(what); };
const choose = (name, value) => { controls[name].value = value; controls[name].listeners[name === "words" ? "input" : "change"](); };
const having = word => rows.filter(row => (row.cells[2].textContent + " " + row.cells[4].textContent).toLowerCase().includes(word)).length;
check("no rows", rows.length > 20);
check("not all shown at first", shown() === rows.length && count.textContent === `${rows.length} / ${rows.length}` && filter.hidden === false);
for (const word of ["nifu", "NIFU", "Nifu: Black"])
	choose("words", word), check(`search for ${word}: ${shown()}`, shown() > 0 && shown() < rows.length && shown() === (word.includes(" ") ? rows.filter(row => /nifu:.*black/i.test(row.cells[4].textContent)).length : having("nifu")));
choose("words", "no such words"), check("what is nowhere is found", shown() === 0);
choose("words", "");
for (const [name, column] of [["severity", 0], ["rule", 1]]) {
	const kinds = new Set(rows.map(row => row.cells[column].textContent));
	check(`${name}: ${controls[name].options.length} choices`, controls[name].options.length === kinds.size);
	let sum = 0;
	for (const option of controls[name].options)
		choose(name, option.value), sum += shown(), check(`${name} ${option.text}: ${shown()}`, shown() === rows.filter(row => row.cells[column].textContent === option.text).length);
	choose(name, ""), check(`${name}: ${sum} in all`, sum === rows.length && shown() === rows.length);
}
for (const [column, head] of heads.entries()) {
	for (const order of ["ascending", "descending"]) {
		head.children[0].listeners.click();
		const keys = body.rows.map(row => column === 0 ? row.className : row.cells[column].textContent), compare = new Intl.Collator(undefined, { numeric: true }).compare;
		check(`column ${column} is not ${order}`, head.attributes["aria-sort"] === order && body.rows.length === rows.length &&
			keys.every((key, i) => i === 0 || compare(keys[i - 1], key) * (order === "ascending" ? 1 : -1) <= 0));
	}
	check(`two columns are sorted by`, heads.filter(other => other.attributes["aria-sort"] !== "none").length === 1);
}
const linked = rows.filter(row => row.cells[3].children);
check(`${linked.length} of ${figures.length} boards linked`, linked.length > 0 && linked.every(row => figures.some(({ id, dataset }) => row.cells[3].children[0].href === "#" + id && id === "g" + row.dataset.g && row.cells[3].textContent === dataset.ply)));
