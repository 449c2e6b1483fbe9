// Zips as PKWARE's APPNOTE has them (4.3.7, 4.3.12 and 4.3.16); the browser deflates and inflates.
const table = Uint32Array.from({ length: 256 }, (_, n) => {
	for (let bit = 0; bit < 8; bit++)
		n = (n >>> 1) ^ (n & 1 ? 0xEDB88320 : 0);
	return n;
});
const crc = (bytes) => ~bytes.reduce((sum, byte) => (sum >>> 8) ^ table[(sum ^ byte) & 255], -1);
const deflate = async (bytes) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());

// Returns numbers of two (n16) and four bytes, the lowest first.
const pack = (...numbers) => new Uint8Array(numbers.flatMap(([size, n]) => Array.from({ length: size }, (_, i) => (n >>> (8 * i)) & 255)));
const n16 = (n) => [2, n], n32 = (n) => [4, n];

// Returns the bytes of a zip of files, which are bytes by name.
export const zip = async (files) => {
	const parts = [], entries = [], DEFLATED = 8, UTF8 = 1 << 11, VERSION = 20, DAY = 33; // 1980-01-01: the same bytes each time
	let at = 0, count = 0, length = 0;
	for (const [name, bytes] of Object.entries(files)) {
		const named = new TextEncoder().encode(name), deflated = await deflate(bytes);
		const both = [n16(VERSION), n16(UTF8), n16(DEFLATED), n16(0), n16(DAY), n32(crc(bytes)), n32(deflated.length), n32(bytes.length), n16(named.length), n16(0)];
		const head = pack(n32(0x04034b50), ...both);
		entries.push(pack(n32(0x02014b50), n16(VERSION), ...both, n16(0), n16(0), n16(0), n32(0), n32(at)), named);
		parts.push(head, named, deflated);
		at += head.length + named.length + deflated.length;
		count++;
	}
	entries.forEach((entry) => { length += entry.length; });
	parts.push(...entries, pack(n32(0x06054b50), n16(0), n16(0), n16(count), n16(count), n32(length), n32(at), n16(0)));
	return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const MOST = 1 << 28; // bytes of all members: more is too much for a page
const inflate = async (bytes, most) => {
	const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader(), parts = [];
	let length = 0;
	for (let part; !(part = await reader.read()).done; parts.push(part.value))
		if ((length += part.value.length) > most)
			throw new RangeError('too large');
	return new Uint8Array(await new Blob(parts).arrayBuffer());
};

// A member's name: UTF-8, or as Japanese Windows writes it; no part of it leads out of the archive.
const nameOf = (bytes) => {
	let name;
	try {
		name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		name = new TextDecoder('shift_jis').decode(bytes);
	}
	return name.split('/').filter((part) => part && part !== '.' && part !== '..').join('/');
};

// Returns the files in a zip, { name, bytes }; null for what is none, damaged, or of a kind that is not read here
// (encrypted, Zip64, other methods).  unpack is how bytes are inflated to at most a length.
export const unzip = async (bytes, unpack = inflate) => {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length), two = (at) => view.getUint16(at, true), four = (at) => view.getUint32(at, true), members = [];
	try {
		let end = bytes.length - 22, most = MOST;
		while (four(end) !== 0x06054b50)
			end--;
		for (let count = two(end + 10), at = four(end + 16); count > 0; count--) {
			const flags = two(at + 8), method = two(at + 10), from = four(at + 42), begin = from + 30 + two(from + 26) + two(from + 28), packed = bytes.subarray(begin, begin + four(at + 20));
			const after = at + 46 + two(at + 28), name = nameOf(bytes.subarray(at + 46, after)), folder = bytes[after - 1] === 47;
			if (four(at) !== 0x02014b50 || (flags & 1) || (method !== 0 && method !== 8))
				return null;
			if (!folder && name) {
				const plain = method === 0 ? packed : await unpack(packed, most);
				if ((most -= plain.length) < 0 || crc(plain) >>> 0 !== four(at + 16))
					return null;
				members.push({ name, bytes: plain });
			}
			at = after + two(at + 30) + two(at + 32);
		}
	} catch {
		return null;
	}
	return members;
};
