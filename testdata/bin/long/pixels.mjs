// Measures the characters of drawn pictures: pixels.mjs PICTURE.svg DRAWN.png...  Prints what is wrong, and on
// standard error how large the characters are.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

// Returns a picture of 8 bits a sample, without interlace, as { width, height, dark(x, y) }.
function read(path) {
	const bytes = readFileSync(path), parts = [];
	let at = 8, width, height, samples;
	while (at < bytes.length) {
		const length = bytes.readUInt32BE(at), kind = bytes.toString('latin1', at + 4, at + 8), data = bytes.subarray(at + 8, at + 8 + length);
		if (kind === 'IHDR') {
			[width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
			samples = { 0: 1, 2: 3, 4: 2, 6: 4 }[data[9]];
		}
		if (kind === 'IDAT')
			parts.push(data);
		at += length + 12;
	}
	const raw = inflateSync(Buffer.concat(parts)), size = width * samples, out = Buffer.alloc(size * height);
	for (let y = 0; y < height; y++)
		for (let i = 0; i < size; i++) { // PNG, 9.2: the filters
			const a = i < samples ? 0 : out[y * size + i - samples], b = y ? out[(y - 1) * size + i] : 0;
			const c = y && i >= samples ? out[(y - 1) * size + i - samples] : 0, p = a + b - c;
			const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
			const add = [0, a, b, (a + b) >> 1, pa <= pb && pa <= pc ? a : pb <= pc ? b : c][raw[y * (size + 1)]];
			out[y * size + i] = raw[y * (size + 1) + 1 + i] + add;
		}
	return { width, height, dark: (x, y) => out[y * size + x * samples] < 208 };
}

const [,, picture, ...drawn] = process.argv, svg = readFileSync(picture, 'utf8');
const [, across] = svg.match(/viewBox="0 0 (\d+)/).map(Number), [squareWidth, squareHeight] = svg.match(/class="frame"[^>]* width="(\d+)" height="(\d+)"/).slice(1).map(side => side / 9);
const [, size, drawing] = svg.match(/<g class="pieces" font-size="(\d+)">([^]*?)<\/g>/);
const pieces = [...drawing.matchAll(/<text x="(\d+)" y="(\d+)"([^>]*)>(.)</gu)]
	.map(([, x, y, turned, name]) => ({ x: +x, y: y - Math.floor((size * 38 + 50) / 100), size: +size, name, turned: turned !== '' }));
if (pieces.length !== 40)
	console.log(`${pieces.length} pieces and not 40`);
for (const path of drawn) {
	const image = read(path), scale = image.width / across, edge = 1 + 3.2 * scale, inks = new Map(), sizes = [];
	for (const { x, y, size, name, turned } of pieces) {
		const left = Math.ceil((x - squareWidth / 2) * scale + edge), right = Math.floor((x + squareWidth / 2) * scale - edge);
		const top = Math.ceil((y - squareHeight / 2) * scale + edge), bottom = Math.floor((y + squareHeight / 2) * scale - edge);
		const ink = [];
		for (let py = top; py < bottom; py++)
			for (let px = left; px < right; px++)
				if (image.dark(px, py))
					ink.push([px, py]);
		const [xs, ys] = [0, 1].map(k => ink.map(p => p[k])), em = size * scale;
		const wide = Math.max(...xs) - Math.min(...xs) + 1, high = Math.max(...ys) - Math.min(...ys) + 1;
		const off = Math.max(Math.abs((Math.max(...xs) + Math.min(...xs) + 1) / 2 - x * scale), Math.abs((Math.max(...ys) + Math.min(...ys) + 1) / 2 - y * scale));
		sizes.push(Math.max(wide, high));
		// a kanji fills most of its em, and stands in the middle of its square
		if (!(Math.max(wide, high) >= .85 * em - .5 && Math.max(wide, high) <= 1.05 * em + 1))
			console.log(`${path}: ${name} is ${wide}x${high} pixels of ${em.toFixed(1)}`);
		if (!(off <= .08 * em + 1))
			console.log(`${path}: ${name} is ${off.toFixed(1)} pixels beside the middle`);
		if (!turned)
			inks.set(name, ink.map(([px, py]) => `${px - Math.min(...xs)},${py - Math.min(...ys)}`).join(' '));
	}
	if (new Set(inks.values()).size !== inks.size || inks.size !== 8)
		console.log(`${path}: characters that look alike`);
	console.error(`# ${path}: ${image.width}x${image.height}, characters of ${Math.min(...sizes)} to ${Math.max(...sizes)} pixels`);
}
