// The player of a game: board, buttons, moves, comments, branches, graphs.  Replay page and web page open games with it.
const kifuPlayer = (() => {
const SIGNS = { first: "|◀", back: "◀", on: "▶", last: "▶|", flip: "⇅", letters: "A/歩" };
const KEYS = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "back", ArrowDown: "on", Home: "first", End: "last", f: "flip", l: "letters" };
const make = (name, attributes = {}, ...children) => {
	const element = document.createElement(name);
	for (const key in attributes)
		if (key === "click")
			element.addEventListener("click", attributes[key]);
		else
			element.setAttribute(key, attributes[key]);
	element.append(...children);
	return element;
};
const fill = kifuGame.fill;
const button = (text, click, attributes = {}) => make("button", { type: "button", click, ...attributes }, text);
const score = (node, words) => node.mate !== undefined ? `${node.mate < 0 ? "−" : "+"}${words.mate}${Math.abs(node.mate) < 999 ? " " + Math.abs(node.mate) : ""}`
	: node.score === undefined ? "" : `${node.score < 0 ? "−" : "+"}${Math.abs(node.score)}`;

// Puts a variation below the move that it replaces, the first of a move first.
const place = (section, game, links) => {
	const blocks = [...section.querySelectorAll(".variation")].map(list => ({ list, head: list.previousElementSibling, node: game.nodes.get(Number(list.querySelector("a").dataset.n)) }));
	for (const { list, head, node } of blocks.sort((a, b) => a.node.id - b.node.id))
		links.get(node.up.next[0].id)?.closest("li").append(head, list);
};

// Shows the branches at a node as buttons, of which the arrow keys choose one.
const branches = (node, label, go, words) => {
	const group = make("div", { class: "branches", role: "group", "aria-label": words.branches });
	node.next.forEach((next, i) => group.append(button(label(next), () => go(next), { tabindex: i ? -1 : 0, lang: "ja" })));
	group.addEventListener("keydown", event => {
		const way = { ArrowDown: 1, ArrowUp: -1 }[event.key], all = [...group.children];
		if (!way)
			return;
		event.preventDefault();
		event.stopPropagation();
		all[(all.indexOf(document.activeElement) + way + all.length) % all.length].focus();
	});
	return group;
};

// A game's times or scores, if there are any: a slider that keys and clicks move.
const chart = (section, game, name, words, show) => {
	const signed = name === "scores", values = game.line.filter(node => node.to || node.time !== undefined).map(node => !signed ? node.time ?? null
		: node.mate !== undefined ? Math.sign(node.mate) * 3000 : node.score === undefined ? null : Math.max(-3000, Math.min(3000, node.score)));
	if (!values.some(value => value))
		return null;
	const svg = kifuBoard.make("svg", { class: "graph", tabindex: 0, role: "slider", "aria-label": words[name], "aria-valuemin": 0, "aria-valuemax": values.length }), now = make("output");
	section.append(make("figure", { class: name }, make("figcaption", {}, words[name] + " ", now), svg));
	const drawn = kifuBoard.graph(svg, values, { signed, label: value => signed ? (value > 0 ? "+" : "") + Math.round(value) : kifuBoard.time(value) });
	const to = event => show(game.line[drawn.ply(event) - 1] || game.root);
	svg.addEventListener("click", to);
	svg.addEventListener("pointermove", event => { if (event.buttons === 1) to(event); });
	return node => {
		const text = signed ? score(node, words) : node.time === undefined ? "" : kifuBoard.time(node.time);
		drawn.at(node.ply);
		now.textContent = text && `${fill(words.move, node.ply)}: ${text}`;
		svg.setAttribute("aria-valuenow", Math.min(node.ply, values.length));
		svg.setAttribute("aria-valuetext", fill(words.move, node.ply) + " " + text);
	};
};

const save = (text, name) => {
	const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" })), download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};

// A sheet for paper: the position every so many moves, at most a dozen, and the last.
const sheet = (section, svg, game, state, label) => {
	const each = Math.max(10, Math.ceil(game.line.length / 110) * 10), place = section.querySelector(".sheet");
	place.replaceChildren(...game.line.filter((node, i) => node.to && ((i + 1) % each === 0 || !node.next[0]?.to)).map(node => {
		const copy = svg.cloneNode(true);
		kifuBoard.draw(copy, game, node, state.flip, state.letters);
		return make("figure", {}, copy, make("figcaption", {}, label(node)));
	}));
};

// Opens the game of a section, whose parts are there; words: of its language; prefix: of its addresses; moved: told of
// each; without it, positions have no address.
const open = (section, words, { prefix = "", moved } = {}) => {
	const japanese = words.language === "ja", find = selector => section.querySelector(selector);
	const svg = find(".board svg"), list = find(".moves"), state = { node: null, flip: false, letters: false };
	const game = kifuGame.prepare({ ...JSON.parse(find("script").textContent), size: svg.dataset.size.split(" ").map(Number) });
	game.clocked = [...game.nodes.values()].some(node => node.time);
	const links = new Map();
	let number = 0; // counts up, unless a link says its own
	for (const link of list.querySelectorAll("a")) {
		links.set(number = Number(link.dataset.n ?? number), link);
		link.dataset.n = number++;
	}
	const words_of = node => node.words ? node.words[state.letters ? 1 : 0] : links.get(node.id)?.querySelector(state.letters ? "i" : "b")?.textContent ?? links.get(node.id)?.textContent ?? "";
	const label = node => node.ply ? `${fill(words.after, node.ply)} ${words_of(node)}` : words.start;

	const keys = make("div", { class: "keys", role: "group", "aria-label": words.controls }), now = make("p", { class: "now", "aria-live": "polite" }), panel = make("div", { class: "panel", tabindex: 0, role: "region", "aria-label": words.comment });
	const side = make("div", { class: "side" }, keys, now, panel, list), text = make("div", { class: "unseen", role: "region", "aria-label": words.position });
	const board = find(".board"), stage = make("div", { class: "stage" }), below = make("div", { class: "below" }, ...section.querySelectorAll(".points,.about"));
	board.replaceWith(stage, below);
	board.append(text);
	board.removeAttribute("lang");
	stage.append(board, side);
	section.append(make("div", { class: "sheet" }));
	place(section, game, links);
	links.forEach((link, id) => {
		const node = game.nodes.get(id);
		link.href = "#" + prefix + kifuGame.path(node);
		link.tabIndex = -1;
		if (game.clocked && node.time !== undefined)
			link.after(make("span", { class: "time" }, kifuBoard.time(node.time)));
		link.addEventListener("click", event => {
			if (event.ctrlKey || event.metaKey || event.shiftKey)
				return;
			event.preventDefault();
			show(node);
		});
	});

	const tell = node => {
		const parts = [], own = links.get(node.home.id)?.closest("li");
		if (node.said)
			parts.push(make("p", { class: node.squares ? "wrong" : "said" }, node.said));
		for (const comment of own?.children || [])
			if (comment.className === "comment")
				parts.push(comment.cloneNode(true));
		for (const pv of node.home.pvs || [])
			parts.push(make("p", { class: "pv" }, `${words.pv} ${score(pv, words)} `, ...pv.moves.map(move => button(words_of(move), () => show(move), { lang: "ja", ...(move === node ? { "aria-current": "true" } : {}) }))));
		if (node.next.length > 1)
			parts.push(branches(node, words_of, show, words));
		panel.replaceChildren(...parts);
		panel.hidden = parts.length === 0;
	};
	const follow = node => {
		const link = links.get(node.home.id), box = list.getBoundingClientRect();
		list.querySelectorAll("[aria-current]").forEach(old => { old.removeAttribute("aria-current"); old.tabIndex = -1; });
		if (!link)
			return;
		link.setAttribute("aria-current", "true");
		link.tabIndex = 0;
		if (list.contains(document.activeElement))
			link.focus({ preventScroll: true });
		const at = link.getBoundingClientRect();
		if (at.top < box.top || at.bottom > box.bottom)
			list.scrollTop += (at.top + at.bottom - box.top - box.bottom) / 2;
	};
	let charts = [];
	const show = node => {
		state.node = node;
		kifuBoard.draw(svg, game, node, state.flip, state.letters);
		const lines = kifuGame.describe(game, node, words, japanese);
		svg.querySelector("title").textContent = label(node);
		svg.querySelector("desc").textContent = lines.join(". ");
		text.replaceChildren(...lines.map(line => make("p", {}, line)));
		now.textContent = [label(node), score(node, words)].filter(Boolean).join("  ");
		now.classList.toggle("wrong", !!node.squares);
		tell(node);
		follow(node);
		charts.forEach(at => at(node.home));
		moved?.(kifuGame.path(node.home));
	};
	const copy = async (what, from) => {
		try {
			await navigator.clipboard.writeText(what);
			from.textContent = words.copied;
		} catch {
			from.textContent = words.failed;
		}
	};
	const go = {
		first: () => show(game.root),
		back: () => show(state.node.up || game.root),
		on: () => show(state.node.next[0] || state.node),
		last: () => { let node = state.node; while (node.next[0]) node = node.next[0]; show(node); },
		flip: () => { state.flip = !state.flip; show(state.node); },
		letters: () => { state.letters = !state.letters; section.classList.toggle("letters", state.letters); show(state.node); },
	};
	Object.keys(SIGNS).forEach(name => keys.append(button(SIGNS[name], go[name], { "data-go": name, "aria-label": words[name], title: words[name] })));
	const out = make("p", { class: "out" }), name = (find("h1")?.textContent || "kifu").replace(/[\\/:*?"<>|\s]+/g, "_").slice(0, 60);
	for (const [format, extension] of [["kif", "kifu"], ["csa", "csa"]])
		if (game[format])
			out.append(button(fill(words.save, format.toUpperCase()), () => save(game[format], `${name}.${extension}`)), " ");
	if (kifuGame.sfen(game, game.root))
		out.append(button(words.sfen, event => copy(kifuGame.sfen(game, state.node), event.currentTarget)), " ");
	if (moved)
		out.append(button(words.link, event => copy(location.href.split("#")[0] + "#" + prefix + kifuGame.path(state.node.home), event.currentTarget)));
	charts = ["scores", "times"].map(each => chart(below, game, each, words, show)).filter(Boolean);
	below.append(out);
	below.append(...section.querySelectorAll(".law"));

	let touch = null, turned = 0;
	const listen = (kind, call, passive = true) => svg.addEventListener(kind, call, { passive });
	listen("touchstart", event => { touch = event.changedTouches[0]; });
	listen("touchend", event => { // a finger that scrolls goes up or down
		const dx = event.changedTouches[0].clientX - touch.clientX, dy = event.changedTouches[0].clientY - touch.clientY;
		if (Math.abs(dx) > 30 && Math.abs(dx) > 2 * Math.abs(dy))
			go[dx < 0 ? "on" : "back"]();
	});
	listen("click", event => {
		const box = svg.getBoundingClientRect();
		go[event.clientX < box.left + box.width / 2 ? "back" : "on"]();
	});
	listen("wheel", event => {
		if (event.ctrlKey)
			return;
		event.preventDefault();
		turned += event.deltaY;
		if (Math.abs(turned) < 40)
			return;
		go[turned > 0 ? "on" : "back"]();
		turned = 0;
	}, false);
	section.classList.add("live");
	addEventListener("resize", () => state.node && follow(state.node));
	const key = event => {
		if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey)
			return;
		event.preventDefault();
		go[KEYS[event.key]]();
	};
	return { key, print: () => sheet(section, svg, game, state, label), at: address => show(kifuGame.find(game, address || String(game.at)) || game.root) };
};

// Puts the parts of a game where its element without scripts was, whether that was read as text or as elements.
const unpack = section => {
	const hidden = section.querySelector("noscript");
	if (!hidden)
		return;
	const box = document.createElement("template");
	if (!hidden.firstElementChild)
		box.innerHTML = hidden.textContent;
	hidden.replaceWith(...(hidden.firstElementChild ? hidden : box.content).childNodes);
	section.querySelector(".entry")?.remove();
};

return { open, unpack, make };
})();
