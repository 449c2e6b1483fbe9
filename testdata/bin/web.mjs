// Runs the web page's script on a stand-in for its page, with the program of this system for that of the page, drops and
// pastes records, presses its buttons: node web.mjs KIFU.  Prints what is wrong.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Element, parse } from "./dom.mjs";
import { unzip, zip } from "../../web/zip.js";

const kifu = process.argv[2], web = new URL("../../web/", import.meta.url), read = name => readFileSync(new URL(name, web), "utf8");
const check = (what, good) => { if (!good) console.log(what); };
const walk = (folder, prefix = "") => readdirSync(folder).flatMap(name => statSync(join(folder, name)).isDirectory()
	? walk(join(folder, name), prefix + name + "/") : [[prefix + name, new Uint8Array(readFileSync(join(folder, name)))]]);
const run = async (args, { files = {}, input = "" } = {}) => {
	const folder = mkdtempSync(join(tmpdir(), "web-"));
	for (const [name, bytes] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), bytes);
	}
	const { status, stdout, stderr } = spawnSync(kifu, args, { cwd: folder, input, maxBuffer: 1 << 28 }), after = Object.fromEntries(walk(folder));
	rmSync(folder, { recursive: true });
	return { status, stdout: new Uint8Array(stdout), stderr: stderr.toString(), files: after };
};

const document = parse(read("index.html")), window = new Element("window"), blobs = [], saved = new Map();
const get = id => document.querySelector("#" + id), all = selector => document.querySelectorAll(selector), text = selector => all(selector).map(one => one.textContent);
document.body = document.querySelector("body");
document.documentElement = document.querySelector("html");
document.createElement = name => {
	const element = new Element(name);
	if (name === "a")
		element.addEventListener("click", () => { if (element.hasAttribute("download")) saved.set(element.getAttribute("download"), blobs[Number(element.href)]); });
	return element;
};
const globals = { document, addEventListener: (kind, call) => window.addEventListener(kind, call), navigator: { language: "en" }, location: { protocol: "file:" },
	URL: { createObjectURL: blob => blobs.push(blob) - 1, revokeObjectURL() {} }, Blob, setTimeout() {}, DOMParser: class { parseFromString(html) { return parse(html); } } };
const load = (code, more) => new Function(...Object.keys({ ...globals, ...more }), code)(...Object.values({ ...globals, ...more }));
const code = read("page.js").replace(/^import .*$/gm, "");
load(code, { run, unzip, zip, kifuPlayer: load(["position", "board", "player"].map(name => read(`player/${name}.js`)).join("") + "return kifuPlayer") });

const idle = async () => {
	for (let quiet = 0; quiet < 5; quiet = document.body.hasAttribute("aria-busy") ? 0 : quiet + 1)
		await new Promise(done => setImmediate(done));
};
const press = async element => { element.click(); await idle(); };
const choose = async (id, value, kind = "change") => { get(id).value = value; get(id).dispatch(kind); await idle(); };
const drop = async (...records) => {
	get("files").dispatch("change", { target: { files: records.map(([name, text]) => Object.assign(new Blob([text]), { name })) } });
	await idle();
};
const beside = id => get(id).closest(".do").querySelector("output").textContent;
const names = () => text("#list td button");
const bytes = async name => Buffer.from(await saved.get(name)?.arrayBuffer() ?? []).toString();
const game = (...moves) => ["V2.2", "PI", "+", ...moves, ""].join("\n"), fair = game("+7776FU", "-3334FU", "%TORYO"), foul = game("+7776FU", "-3334FU", "+8877UM", "%TORYO");

await idle();
check("no formats", get("format").options.some(option => option.value === "kif"));
await drop(["a.csa", fair], ["b.csa", foul], ["a.csa", fair.replace("7776", "2726")], ["c.zip", "PK\x03\x04 and no archive"], ["d.csa", fair + "/\n" + foul]);
check(`a file of the same name is not kept beside: ${names()}`, names().join() === "c.zip,b.csa,d.csa,a (2).csa,a.csa" || names().length === 5 && names().includes("a (2).csa"));
check(`problems are not first: ${names()}: ${text("#list .wrong")}`, /^(not checked|unreadable),illegal,illegal$/.test(text("#list .wrong").join()) && all("#list tr").slice(3).every(row => !row.querySelector(".wrong")));
await drop(["a.csa", fair]);
check("the same file is listed twice", names().length === 5);

await choose("show", "illegal");
check(`shown of illegal: ${names()}`, names().join() === "b.csa,d.csa" && get("shown").textContent === "2 of 5 files");
await choose("show", "");
await choose("words", "A (2)", "input");
check(`shown of a name: ${names()}`, names().join() === "a (2).csa");
await choose("words", "no such words", "input");
check(`shown of nothing: ${get("shown").textContent}`, names().length === 0 && get("shown").textContent === "No file fits.");
await choose("words", "", "input");
for (const order of ["ascending", "descending"]) {
	await press(all("[data-sort=file]")[0]);
	check(`not ${order}: ${names()}`, [...names()].sort((a, b) => a.localeCompare(b)).join() === (order === "ascending" ? names() : names().reverse()).join() && all(`th[aria-sort=${order}]`).length === 1);
}

const openRecord = name => press(all("#list button").find(button => button.textContent === name));
await openRecord("c.zip");
check(`why is an archive not read? ${text("#findings li")}`, text("#findings li").length > 0 && !text("#findings li")[0].includes("Nothing was found"));
await openRecord("b.csa");
check(`not played at its finding: ${text(".now")}`, all("#player .live").length === 1 && /^Move 3/.test(text(".now")[0]) && get("game").hidden);
check("the record that is open is not marked", text("#list tr[aria-current] button").join() === "b.csa");
await press(all("#player [data-go=back]")[0]);
check(`not played by a button: ${text(".now")}`, /^Move 2/.test(text(".now")[0]));
all("#player .moves")[0].dispatch("keydown", { key: "Home" });
check(`not played by a key: ${text(".now")}`, /^Start/.test(text(".now")[0]));
await press(all("#findings button")[0]);
check(`a finding does not show its move: ${text(".now")}`, /^Move 3/.test(text(".now")[0]) && all("#findings [aria-pressed]").length === 1);
check("a link to a position of this page", !text("#player .out button").some(label => label.includes("link")));
await openRecord("d.csa");
check("two games cannot be chosen", get("game").options.length === 2 && !get("game").hidden && get("game").value === "2");
await choose("game", "1");
check(`the first game is not played: ${text("#player .moves li").length}`, text("#player .moves li").length === 4);

await choose("format", "csa");
for (const [illegal, moves] of [["keep", 5], ["truncate", 4], ["reject", 2]]) {
	await choose("illegal", illegal);
	await press(get("convert"));
	const written = await bytes([...saved.keys()].filter(name => name.startsWith("d")).pop());
	check(`${illegal}: ${beside("convert")}: ${written}`, beside("convert").startsWith("Saved: d") && beside("convert").includes("promotion-outside-zone") && (written.match(/^[+-]\d/gm) || []).length === moves);
	saved.clear();
}
await press(get("convert-all"));
check(`all: ${beside("convert-all")}`, saved.has("records.csa") && beside("convert-all").startsWith("Saved: records.csa") && beside("convert-all").includes("b.csa"));
await choose("illegal", "keep");
await press(get("convert-each"));
const members = await run(["table", "--columns=file,plies", "records.zip"], { files: { "records.zip": new Uint8Array(await saved.get("records.zip").arrayBuffer()) } });
check(`a zip of all: ${beside("convert-each")}: ${Buffer.from(members.stdout)}${members.stderr}`, members.status === 0
	&& ["a.csa", "a (2).csa", "b.csa", "d.csa"].every(name => Buffer.from(members.stdout).includes("records.zip!" + name)) && beside("convert-each").includes("c.zip"));
await choose("illegal", "reject");
const again = await unzip(new Uint8Array(await saved.get("records.zip").arrayBuffer()));
check(`what was zipped is not unzipped: ${again?.map(member => member.name)}`, again?.length >= 4 && Buffer.from(again.find(member => member.name === "a.csa").bytes).includes("+7776FU"));
await press(get("report"));
check("no report", /^<!DOCTYPE html>/.test(await bytes("report.html")));
await press(get("clear"));
check("something is left", get("all").hidden && get("one").hidden);
await drop(["b.csa", foul]);
saved.clear();
await press(get("convert-all"));
check(`why is nothing saved? ${beside("convert-all")}`, saved.size === 0 && /^Nothing was saved\.\n.*b\.csa:/s.test(beside("convert-all")) && beside("convert") === "");

await press(get("clear"));
const archive = name => readFileSync(new URL(`../archive/${name}`, import.meta.url));
await drop(["utf8.zip", archive("utf8.zip")], ["cp932.zip", archive("cp932.zip")], ["half.zip", archive("utf8.zip").subarray(0, 200)]);
check(`members of a zip: ${names()}`, names().filter(name => /^(utf8|cp932)\.zip!.*表.*\.kif$/.test(name)).length === 2 && names().includes("half.zip"));
await press(get("clear"));

window.dispatch("paste", { target: document.body, clipboardData: { getData: () => fair.replace("\n+7776FU", "\n'<img src=x onerror=bad()>\nN+<script>bad()</script>\n+7776FU") } });
await idle();
check(`pasted: ${names()}: ${get("name").textContent}`, names().includes("pasted.txt") && get("name").textContent === "pasted.txt" && /^Start/.test(text(".now")[0]));
get("text").value = "V2.2\r\nPI\r\n+\r\n+7776FU\n-3334FU\r\n%TORYO\r\n";
await press(get("take"));
await press(get("fix"));
check(`fixed: ${beside("fix")}: ${JSON.stringify(await bytes("pasted (2).txt"))}`, (await bytes("pasted (2).txt")).includes("FU\r\n-") && beside("fix").startsWith("Saved: pasted (2).txt"));
await press(get("fix"));
check(`fixed twice: ${beside("fix")}`, beside("fix") === "There is nothing to fix.");
await drop(["<img src=x onerror=bad()>.csa", fair]);
check("markup of a record is markup", all("img").length === 0 && all("script").every(script => !/bad\(\)/.test(script.textContent) || script.type === "application/json") && !/innerHTML/.test(code));

await press(all("[data-language=ja]")[0]);
check(`Japanese: ${text("#findings li")}`, /^[^a-z]*$/.test(text("#totals")[0]) && document.documentElement.lang === "ja" && /開始局面/.test(text(".now")[0]));
const [en, ja] = new Function(code.match(/const WORDS = [^]*?\n};\n/)[0] + "return [WORDS.en, WORDS.ja]")();
check("a text is in one language only", Object.keys(en).join() === Object.keys(ja).join());
check("a text is missing", all("[data-text],[data-label]").every(element => en[element.dataset.text ?? element.dataset.label]));
const policy = all("meta[http-equiv=Content-Security-Policy]")[0].getAttribute("content");
check(`policy: ${policy}`, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'/.test(policy) && !/unsafe-inline|unsafe-eval'? ?'unsafe/.test(policy));
