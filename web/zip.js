// Makes a zip of files, as PKWARE's APPNOTE has it (4.3.7, 4.3.12 and 4.3.16); the browser deflates them.
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

// files: bytes by name.  Returns the zip's bytes.
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
