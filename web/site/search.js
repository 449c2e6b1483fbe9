// The search of the site: index.js of the page's language is loaded when the field is first used.
const form = document.querySelector('[role=search]'), field = form.querySelector('input'), list = form.querySelector('ol');
const root = document.body.dataset.root;
let pages;

// Called by index.js with [path, title, words] of each page.
const kifuSearch = (found) => { pages = found.map(([path, title, words]) => ({ path, title, words, text: `${title} ${words}`.toLowerCase() })); show(); };

// Pages that have all the words: first those whose title has them.
function matches(words) {
	const has = (text) => words.every((word) => text.includes(word));
	const rank = ({ title }) => title.toLowerCase().split(' ').some((word) => words.includes(word)) ? 0 : has(title.toLowerCase()) ? 1 : 2;
	return pages.filter(({ text }) => has(text)).sort((a, b) => rank(a) - rank(b)).slice(0, 20);
}

function show() {
	const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
	list.replaceChildren(...(words.length && pages ? matches(words) : []).map(({ path, title, words: text }) => {
		const item = document.createElement('li'), link = document.createElement('a');
		link.href = root + path;
		link.textContent = title;
		item.append(link, ` ${text.slice(0, 120)}`);
		return item;
	}));
	list.hidden = !list.children.length;
}

field.addEventListener('focus', () => document.head.append(Object.assign(document.createElement('script'), { src: `${root}index.js` })), { once: true });
field.addEventListener('input', show);
form.addEventListener('submit', (event) => {
	event.preventDefault();
	list.querySelector('a')?.click();
});
