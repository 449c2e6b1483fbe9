"use strict";
// The report of an archive: its table of findings is sorted and filtered, by the page's address too (#rule=nifu), and
// rules, boards and the games' pages are linked.
addEventListener("DOMContentLoaded", () => {
	const table = document.querySelector(".findings table"), controls = document.querySelector(".filter");
	if (!table)
		return;
	const body = table.tBodies[0], rows = [...body.rows], heads = [...table.tHead.rows[0].cells], names = ["severity", "rule", "file", "words"];
	const order = new Intl.Collator(undefined, { numeric: true }), count = controls.querySelector("output"), none = controls.querySelector(".none");
	const fields = names.map(name => controls.querySelector(`[name=${name}]`)), words = fields[3];
	const keys = [row => row.className, row => row.dataset.r, row => row.cells[2].textContent.replace(/:\d+:\d+$/, "")]; // of the fields before words

	const filter = () => {
		const wanted = words.value.toLowerCase().split(/\s+/).filter(word => word);
		let shown = 0;
		for (const row of rows) {
			const text = wanted.length ? (row.cells[2].textContent + " " + row.cells[4].textContent).toLowerCase() : "";
			row.hidden = keys.some((key, i) => fields[i].value && key(row) !== fields[i].value) || !wanted.every(word => text.includes(word));
			shown += !row.hidden;
		}
		count.textContent = `${shown} / ${rows.length}`;
		none.hidden = shown > 0;
	};
	const choose = () => {
		filter();
		history.replaceState(null, "", "#" + new URLSearchParams(names.map((name, i) => [name, fields[i].value]).filter(([, value]) => value)));
	};
	const read = () => { // whether the address chooses findings
		const wanted = new URLSearchParams(location.hash.slice(1));
		if (!names.some(name => wanted.get(name)))
			return;
		names.forEach((name, i) => { fields[i].value = wanted.get(name) ?? ""; });
		filter();
		controls.scrollIntoView();
	};
	const sort = column => {
		const down = heads[column].getAttribute("aria-sort") === "ascending", part = document.createDocumentFragment();
		const values = new Map(rows.map(row => [row, column === 0 ? row.className : row.cells[column].textContent]));
		heads.forEach((head, i) => head.setAttribute("aria-sort", i !== column ? "none" : down ? "descending" : "ascending"));
		rows.sort((a, b) => order.compare(values.get(a), values.get(b)) * (down ? -1 : 1));
		part.append(...rows);
		body.append(part);
	};
	const link = (cell, href) => {
		const link = document.createElement("a");
		link.href = href;
		link.textContent = cell.textContent;
		cell.replaceChildren(link);
	};
	heads.forEach((head, i) => {
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = head.textContent;
		button.addEventListener("click", () => sort(i));
		head.replaceChildren(button);
		head.setAttribute("aria-sort", "none");
	});
	keys.forEach((key, i) => { // files with most findings first
		const seen = new Map();
		for (const row of rows) {
			const entry = seen.get(key(row)) || { text: i < 2 ? row.cells[i].textContent : key(row), n: 0 };
			entry.n++;
			seen.set(key(row), entry);
		}
		[...seen].filter(([value]) => value).sort((a, b) => (i < 2 ? 0 : b[1].n - a[1].n) || order.compare(a[0], b[0]))
			.forEach(([value, { text, n }]) => fields[i].add(new Option(`${text} (${n})`, value)));
		fields[i].addEventListener("change", choose);
	});
	words.addEventListener("input", choose);
	addEventListener("hashchange", read);
	controls.hidden = false;
	filter();
	read();

	const boards = new Map([...document.querySelectorAll(".boards figure")].map(figure => [figure.id, figure.dataset.ply]));
	const rules = new Set([...document.querySelectorAll(".rules section")].map(section => section.id));
	const pages = new Map([...document.querySelectorAll(".pages a")].map(page => [page.dataset.g, page.href]));
	for (const row of rows) {
		const board = "g" + row.dataset.g, rule = "rule-" + row.dataset.r, page = pages.get(row.dataset.g);
		if (page)
			link(row.cells[2], page + "#" + row.cells[3].textContent);
		if (boards.has(board) && boards.get(board) === row.cells[3].textContent)
			link(row.cells[3], "#" + board);
		if (rules.has(rule))
			link(row.cells[1], "#" + rule);
	}
});
