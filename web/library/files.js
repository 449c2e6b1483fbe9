// The files that a program names: a path (Node), files by their names, or a browser's File objects.
import { unzip } from '../zip.js';
import { KifuError } from './library.js';

const MOST = 1 << 30; // bytes of a packed file: more is too much to hold at once

async function gunzip(bytes) {
	if (globalThis.process) {
		const { gunzipSync } = await import('node:zlib');
		return gunzipSync(bytes, { maxOutputLength: MOST });
	}
	return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

async function members(bytes) {
	if (!globalThis.process)
		return unzip(bytes);
	const { inflateRawSync } = await import('node:zlib');
	return unzip(bytes, (packed, most) => inflateRawSync(packed, { maxOutputLength: most || 1 }));
}

// Yields the records in a file, which may be packed.
async function* unpack(name, bytes, isRecord) {
	const fault = (why) => new KifuError(`cannot unpack ${name}: ${why}`, { file: name });
	if (/\.zip$/i.test(name)) {
		const found = await members(bytes);
		if (!found)
			throw fault('it is damaged, too large, or packed in a way that is not read here');
		for (const member of found.filter((member) => isRecord(member.name)))
			yield* unpack(`${name}!${member.name}`, member.bytes, isRecord);
	} else if (/\.gz$/i.test(name)) {
		yield { name, bytes: await gunzip(bytes).catch(({ message }) => { throw fault(message); }) };
	} else if (/\.(xz|bz2|zst)$/i.test(name)) {
		throw fault('JavaScript unpacks .gz and .zip alone');
	} else {
		yield { name, bytes };
	}
}

// Yields the paths of the records in a folder, or the path itself.
async function* walk(path, isRecord) {
	const { readdir, stat } = await import('node:fs/promises');
	if (!(await stat(path)).isDirectory()) {
		yield path;
		return;
	}
	for (const entry of (await readdir(path, { withFileTypes: true })).sort((a, b) => a.name < b.name ? -1 : 1)) {
		const inside = `${path.replace(/\/$/, '')}/${entry.name}`;
		if (entry.isDirectory())
			yield* walk(inside, isRecord);
		else if (isRecord(entry.name) || /\.zip$/i.test(entry.name))
			yield inside;
	}
}

async function* named(from, isRecord) {
	if (typeof from === 'string') {
		const { readFile } = await import('node:fs/promises');
		for await (const path of walk(from, isRecord))
			yield { name: path, bytes: await readFile(path) };
	} else if (from[Symbol.iterator] || from[Symbol.asyncIterator]) {
		for await (const file of from)
			yield { name: file.webkitRelativePath || file.name, bytes: file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array(await file.arrayBuffer()) };
	} else {
		for (const [name, content] of Object.entries(from))
			yield { name, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content };
	}
}

/** Yields the names and bytes of records. */
export async function* filesOf(from, isRecord) {
	for await (const { name, bytes } of named(from, isRecord))
		yield* unpack(name, bytes, isRecord);
}
