"use strict";
// The report of an archive: its table of findings is sorted and filtered, its boards are linked.
addEventListener("DOMContentLoaded", () => {
	const table = document.querySelector(".findings table"), controls = document.querySelector(".filter");
	addEventListener("beforeprint", () => document.querySelectorAll("details").forEach(details => { details.open = true; }));
	if (!table)
		return;
	const body = table.tBodies[0], rows = [...body.rows], heads = [...table.tHead.rows[0].cells];
	const order = new Intl.Collator(undefined, { numeric: true }), count = controls.querySelector("output");
	const [severity, rule, words] = ["severity", "rule", "words"].map(name => controls.querySelector(`[name=${name}]`));
	const value = (row, column) => column === 0 ? row.className : row.cells[column].textContent;

	const filter = () => {
		const wanted = words.value.toLowerCase().split(/\s+/).filter(word => word);
		let shown = 0;
		for (const row of rows) {
			const text = wanted.length ? (row.cells[2].textContent + " " + row.cells[4].textContent).toLowerCase() : "";
			row.hidden = (severity.value && value(row, 0) !== severity.value) || (rule.value && value(row, 1) !== rule.value)
				|| !wanted.every(word => text.includes(word));
			shown += !row.hidden;
		}
		count.textContent = `${shown} / ${rows.length}`;
	};
	const sort = column => {
		const down = heads[column].getAttribute("aria-sort") === "ascending", part = document.createDocumentFragment();
		const keys = new Map(rows.map(row => [row, value(row, column)]));
		heads.forEach((head, i) => head.setAttribute("aria-sort", i !== column ? "none" : down ? "descending" : "ascending"));
		rows.sort((a, b) => order.compare(keys.get(a), keys.get(b)) * (down ? -1 : 1));
		part.append(...rows);
		body.append(part);
	};
	heads.forEach((head, i) => {
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = head.textContent;
		button.addEventListener("click", () => sort(i));
		head.replaceChildren(button);
		head.setAttribute("aria-sort", "none");
	});
	for (const [select, column] of [[severity, 0], [rule, 1]]) {
		const seen = new Map(rows.map(row => [value(row, column), row.cells[column].textContent]));
		[...seen].sort((a, b) => order.compare(a[0], b[0])).forEach(([key, text]) => select.add(new Option(text, key)));
		select.addEventListener("change", filter);
	}
	words.addEventListener("input", filter);
	controls.hidden = false;
	filter();

	const boards = new Map([...document.querySelectorAll(".boards figure")].map(figure => [figure.id, figure.dataset.ply]));
	for (const row of rows) {
		const id = "g" + row.dataset.g, cell = row.cells[3];
		if (!boards.has(id) || boards.get(id) !== cell.textContent)
			continue;
		const link = document.createElement("a");
		link.href = "#" + id;
		link.textContent = cell.textContent;
		cell.replaceChildren(link);
	}
});
