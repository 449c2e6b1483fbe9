// The replay page: its game, or the list of its games and one of them.
addEventListener("DOMContentLoaded", () => {
	const words = JSON.parse(document.querySelector(".words").textContent), { make } = kifuPlayer;
	const sections = [...document.querySelectorAll(".game")], several = sections.length > 1, players = [];
	let current = 0, list = null;
	const load = number => {
		if (players[number])
			return players[number];
		const section = sections[number - 1], prefix = several ? `g${number}.` : "";
		kifuPlayer.unpack(section);
		if (several) {
			const link = (to, text) => make("a", { href: to ? `#g${to}` : "#" }, text);
			section.prepend(make("nav", {}, link(0, words.list), ...(number > 1 ? [link(number - 1, words.before)] : []), ...(number < sections.length ? [link(number + 1, words.next)] : [])));
		}
		return players[number] = kifuPlayer.open(section, words, { prefix, moved: path => {
			if (current === number)
				history.replaceState(null, "", "#" + prefix + path);
		} });
	};
	const follow = () => {
		const [, game, path] = location.hash.match(/^#(?:g(\d{1,7})\.?)?(.*)$/) || [], wanted = several ? Math.min(Number(game) || 0, sections.length) : 1;
		if (list)
			list.hidden = wanted > 0;
		if (current)
			sections[current - 1].hidden = true;
		current = 0;
		if (!wanted)
			return;
		sections[wanted - 1].hidden = false;
		load(wanted).at(path || "");
		current = wanted;
		if (several)
			scrollTo(0, 0);
	};
	if (several) {
		list = make("ol", { class: "games" });
		sections.forEach((section, i) => {
			const entry = section.querySelector(".entry"), link = make("a", { href: `#g${i + 1}` });
			section.hidden = true;
			link.append(...entry.childNodes);
			entry.remove();
			list.append(make("li", entry.lang ? { lang: entry.lang } : {}, link));
		});
		list = make("div", {}, make("h1", {}, kifuGame.fill(words.games, sections.length)), list);
		sections[0].before(list);
	}
	addEventListener("hashchange", follow);
	addEventListener("beforeprint", () => {
		if (several && !current && sections.length <= 30)
			sections.forEach((section, i) => { section.hidden = false; load(i + 1).at(""); });
		players.forEach(player => player.print());
	});
	addEventListener("afterprint", () => {
		if (several && !current)
			sections.forEach(section => { section.hidden = true; });
	});
	addEventListener("keydown", event => {
		if (current)
			load(current).key(event);
	});
	if (sections.length > 0)
		follow();
});
