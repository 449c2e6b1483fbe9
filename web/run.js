// The command as a function, with files in memory; each call starts it anew.
import { instantiate } from './wasm.js';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

// Grows as it is written to; WebAssembly prints a byte at a time.
class Sink {
	bytes = new Uint8Array(1 << 16);
	length = 0;
	put = byte => {
		if (byte === null)
			return;
		if (this.length === this.bytes.length) {
			const more = new Uint8Array(2 * this.length);
			more.set(this.bytes);
			this.bytes = more;
		}
		this.bytes[this.length++] = byte;
	};
	take() { return this.bytes.slice(0, this.length); }
}

function* walk(FS, folder, prefix = '') {
	for (const name of FS.readdir(folder)) {
		if (name === '.' || name === '..')
			continue;
		const path = `${folder}/${name}`;
		if (FS.isDir(FS.stat(path).mode))
			yield* walk(FS, path, `${prefix}${name}/`);
		else
			yield [`${prefix}${name}`, FS.readFile(path)];
	}
}

/** Runs kifu with the arguments in a folder with these files, and returns what it printed and left. */
export async function run(args, { files = {}, input = '' } = {}) {
	const out = new Sink(), err = new Sink();
	const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
	let at = 0;
	const module = await instantiate({
		preRun: [module => module.FS.init(() => at < bytes.length ? bytes[at++] : null, out.put, err.put)],
		quit(status, reason) { throw reason; },
	});
	const { FS } = module;
	FS.mkdir('/files');
	FS.chdir('/files');
	for (const [name, content] of Object.entries(files)) {
		const slash = name.lastIndexOf('/');
		if (slash > 0)
			FS.mkdirTree(`/files/${name.slice(0, slash)}`);
		FS.writeFile(`/files/${name}`, content);
	}
	let status;
	try {
		status = module.callMain([...args]);
	} catch (reason) {
		if (reason?.name !== 'ExitStatus')
			throw reason;
		status = reason.status;
	}
	return { status, stdout: out.take(), stderr: decoder.decode(err.take()), files: Object.fromEntries(walk(FS, '/files')) };
}

// { failOn: 'note', flip: true } as the command's options.
const words = options => Object.entries(options).flatMap(([name, value]) => [value].flat().filter(one => one !== false && one != null)
	.map(one => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}${one === true ? '' : `=${one}`}`));

// One record is standard input; several are files by name.
async function apply(command, records, options) {
	const single = typeof records === 'string' || records instanceof Uint8Array;
	const args = [command, ...words(options), ...(single ? [] : ['--', ...Object.keys(records)])];
	const result = await run(args, single ? { input: records } : { files: records });
	if (result.status > 1)
		throw Object.assign(new Error(result.stderr.trim()), { status: result.status });
	return result;
}

/** Checks records as `kifu check --format=ndjson` does, and returns its events. */
export async function check(records, options = {}) {
	const { stdout } = await apply('check', records, { ...options, format: 'ndjson' });
	return decoder.decode(stdout).split('\n').filter(Boolean).map(line => JSON.parse(line));
}

/** Mends what can be mended without changing a game, as `kifu lint --fix` does.  Returns the files, by name. */
export async function fix(records, options = {}) {
	return (await apply('lint', records, { ...options, fix: true })).files;
}
