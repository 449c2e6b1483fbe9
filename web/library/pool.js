// Reads files in other threads: worker_threads in Node, Worker elsewhere.
import { compile } from '../wasm.js';
import { KifuError } from './library.js';

async function start() {
	const place = new URL('./worker.js', import.meta.url);
	if (globalThis.Worker)
		return new Worker(place, { type: 'module' });
	const { Worker: Thread } = await import('node:worker_threads');
	return new Thread(place);
}

/** Calls heard with what a thread says, on either side. */
export function listen(port, heard) {
	if (port.on)
		port.on('message', heard);
	else
		port.onmessage = ({ data }) => heard(data);
}

export class Pool {
	#threads = [];

	// Makes count threads, each with the compiled program.
	static async of(count) {
		const pool = new Pool(), wasm = await compile();
		await Promise.all(Array.from({ length: count }, async () => {
			const port = await start(), thread = { port, asked: new Map() };
			pool.#threads.push(thread);
			await new Promise((resolve, reject) => {
				const failed = ({ message }) => [...thread.asked.values(), { reject }].forEach((asked) => asked.reject(new KifuError(message)));
				listen(port, (answer) => answer.ready ? resolve(port.postMessage({ wasm })) : pool.#take(thread, answer));
				if (port.on)
					port.on('error', failed);
				else
					port.onerror = failed;
			});
		}));
		return pool;
	}
	#take(thread, { id, parts, error }) {
		const { resolve, reject } = thread.asked.get(id);
		thread.asked.delete(id);
		if (error)
			reject(new KifuError(error.message, error));
		else
			resolve(parts);
	}

	// Has the thread with the least to do read a file.
	#read(source) {
		const thread = this.#threads.reduce((least, other) => other.asked.size < least.asked.size ? other : least);
		const answer = new Promise((resolve, reject) => {
			const id = this.#next++;
			thread.asked.set(id, { resolve, reject });
			thread.port.postMessage({ id, source });
		});
		answer.catch(() => {}); // who waits for it hears of it
		return answer;
	}
	#next = 0;

	// Yields the files and the parts of their games in order; two files a thread are read ahead.
	async* each(sources) {
		const ahead = [];
		for await (const source of sources) {
			ahead.push({ source, parts: this.#read(source) });
			if (ahead.length >= 2 * this.#threads.length) {
				const { source: first, parts } = ahead.shift();
				yield { source: first, parts: await parts };
			}
		}
		for (const { source, parts } of ahead)
			yield { source, parts: await parts };
	}
	end() { this.#threads.forEach(({ port }) => port.terminate()); }
}
