// A stand-in for a browser's page: what the pages' scripts use of elements, and a reader of HTML that kifu writes.
const signs = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", "#39": "'" };
export const plain = text => text.replace(/&(lt|gt|amp|quot|apos|#39);/g, (all, name) => signs[name]);
const key = name => "data-" + name.replace(/[A-Z]/g, letter => "-" + letter.toLowerCase());
const fits = (element, text) => [...text.matchAll(/^[\w-]+|\.[\w-]+|#[\w-]+|\[([\w-]+)(?:=([^\]]*))?\]/g)].every(([one, name, value]) =>
	one[0] === "." ? element.className.split(" ").includes(one.slice(1)) : one[0] === "#" ? element.id === one.slice(1)
		: one[0] === "[" ? element.hasAttribute(name) && (value === undefined || element.getAttribute(name) === value) : element.localName === one);
const found = (element, words) => {
	const rest = words.slice(0, -1);
	if (!fits(element, words[words.length - 1]))
		return false;
	if (rest[rest.length - 1] === ">")
		return found(element.parentNode, rest.slice(0, -1));
	for (let up = element.parentNode; rest.length > 0; up = up.parentNode)
		if (!up || found(up, rest))
			return !!up;
	return true;
};

export class Element {
	constructor(name) {
		Object.assign(this, { localName: name, attributes: {}, childNodes: [], listeners: {}, parentNode: null });
		this.dataset = new Proxy({}, { get: (own, name) => this.attributes[key(name)], set: (own, name, value) => { this.setAttribute(key(name), value); return true; } });
		this.classList = { add: name => this.classList.toggle(name, true), remove: name => this.classList.toggle(name, false),
			toggle: (name, on) => { this.className = [...this.className.split(" ").filter(one => one && one !== name), ...(on ? [name] : [])].join(" "); } };
	}
	setAttribute(name, value) { this.attributes[name] = String(value); }
	getAttribute(name) { return this.attributes[name] ?? null; }
	hasAttribute(name) { return name in this.attributes; }
	removeAttribute(name) { delete this.attributes[name]; }
	get hidden() { return this.hasAttribute("hidden"); }
	set hidden(on) { if (on) this.setAttribute("hidden", ""); else this.removeAttribute("hidden"); }
	get children() { return this.childNodes.filter(child => child instanceof Element); }
	get firstElementChild() { return this.children[0] || null; }
	get previousElementSibling() { const all = this.parentNode.children; return all[all.indexOf(this) - 1] || null; }
	get all() { return this.children.flatMap(child => [child, ...child.all]); }
	get own() { return this.childNodes.filter(child => !(child instanceof Element)).join("").trim(); }
	get textContent() { return this.childNodes.map(child => child instanceof Element ? child.textContent : child).join(""); }
	set textContent(text) { this.replaceChildren(...(text === "" ? [] : [String(text)])); }
	insert(at, nodes) {
		nodes.forEach(node => { if (node instanceof Element) { node.remove(); node.parentNode = this; } });
		this.childNodes.splice(at(), 0, ...nodes.map(node => node instanceof Element ? node : String(node)));
	}
	append(...nodes) { this.insert(() => this.childNodes.length, nodes); }
	prepend(...nodes) { this.insert(() => 0, nodes); }
	before(...nodes) { this.parentNode.insert(() => this.parentNode.childNodes.indexOf(this), nodes); }
	after(...nodes) { this.parentNode.insert(() => this.parentNode.childNodes.indexOf(this) + 1, nodes); }
	remove() {
		if (this.parentNode)
			this.parentNode.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1);
		this.parentNode = null;
	}
	replaceWith(...nodes) { this.before(...nodes); this.remove(); }
	replaceChildren(...nodes) { this.children.forEach(child => child.remove()); this.childNodes = []; this.append(...nodes); }
	cloneNode() {
		const copy = new Element(this.localName);
		Object.assign(copy.attributes, this.attributes);
		copy.append(...this.childNodes.map(child => child instanceof Element ? child.cloneNode() : child));
		return copy;
	}
	contains(other) { return other === this || this.all.includes(other); }
	matches(selectors) { return selectors.split(",").some(one => found(this, one.replace(/>/g, " > ").trim().split(/\s+/))); }
	closest(selectors) { return this.matches(selectors) ? this : this.parentNode?.closest?.(selectors) || null; }
	querySelectorAll(selectors) { return this.all.filter(element => element.matches(selectors)); }
	querySelector(selectors) { return this.querySelectorAll(selectors)[0] || null; }
	getElementById(id) { return this.querySelector("#" + id); }
	createElement(name) { return new Element(name); }
	createElementNS(space, name) { return new Element(name); }
	addEventListener(kind, call) { (this.listeners[kind] ??= []).push(call); }
	dispatch(kind, more = {}) {
		const event = { target: this, preventDefault() {}, stopPropagation() {}, ...more };
		for (let at = this; at; at = at.parentNode)
			(at.listeners[kind] || []).forEach(call => call({ ...event, currentTarget: at }));
	}
	click() { this.dispatch("click"); }
	focus() {}
	scrollIntoView() {}
	getBoundingClientRect() { return { left: 0, top: 0, bottom: 0, width: 100, height: 100 }; }
	get options() { return this.querySelectorAll("option"); }
	get selectedOptions() { return this.options.filter(option => option.value === this.value); }
	get value() { return this.typed ?? (this.localName === "select" ? this.options[0]?.value : this.attributes.value) ?? ""; }
	set value(value) { this.typed = String(value); }
	get className() { return this.attributes.class || ""; }
	set className(value) { this.setAttribute("class", value); }
}
for (const name of ["id", "href", "lang", "type"])
	Object.defineProperty(Element.prototype, name, { get() { return this.attributes[name] || ""; }, set(value) { this.setAttribute(name, value); } });

// Returns the elements of a text of HTML below one without a name.
export const parse = html => {
	const top = new Element("");
	let open = top;
	for (const [, raw, rawRest, code, end, name, rest, empty, words] of html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>|<(\/?)([\w-]+)((?:[^>"]|"[^"]*")*?)(\/?)>|([^<]+)/g)) {
		if (name === "li" && !end && open.localName === "li") // it needs no end
			open = open.parentNode;
		if (end) {
			open = (open.localName === "li" && name !== "li" ? open.parentNode : open).parentNode || top;
			continue;
		}
		if (words) {
			open.append(plain(words));
			continue;
		}
		const element = new Element(raw || name);
		for (const [, attribute, value] of (rawRest ?? rest).matchAll(/([\w-]+)(?:="([^"]*)")?/g))
			element.setAttribute(attribute, plain(value || ""));
		open.append(element);
		if (raw)
			element.append(code);
		else if (!empty && !["meta", "link", "input", "br", "img"].includes(name))
			open = element;
	}
	return top;
};
