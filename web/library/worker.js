// A thread of Pool: reads the files that it is sent.
import { compile } from '../wasm.js';
import { Library } from './library.js';
import { listen } from './pool.js';

const port = globalThis.WorkerGlobalScope ? globalThis : (await import('node:worker_threads')).parentPort;
let library;

listen(port, async ({ wasm, id, source }) => {
	if (wasm) {
		compile(wasm);
		return;
	}
	try {
		library ??= Library.load();
		const parts = [...(await library).parts(source, true)];
		port.postMessage({ id, parts }, parts.filter(({ nodes }) => nodes).map(({ nodes }) => nodes.buffer));
	} catch ({ message, file, line, column }) {
		port.postMessage({ id, error: { message, file, line, column } });
	}
});
port.postMessage({ ready: true });
