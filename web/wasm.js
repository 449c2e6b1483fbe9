// The program compiled to WebAssembly, once for all that asks for it, and instances of it.
import create from './kifu.mjs';

const place = new URL('./kifu.wasm', import.meta.url);
let compiled;

async function fetched() {
	if (place.protocol !== 'file:')
		return WebAssembly.compile(await (await fetch(place)).arrayBuffer());
	const { readFile } = await import('node:fs/promises');
	return WebAssembly.compile(await readFile(place));
}

/** Returns the compiled program; given is one that another thread compiled. */
export const compile = (given) => compiled ??= given ?? fetched();

/** Makes an instance, which has not run; settings are emscripten's. */
export async function instantiate(settings = {}) {
	const wasm = await compile();
	return create({
		noInitialRun: true,
		...settings,
		instantiateWasm(imports, ready) { WebAssembly.instantiate(wasm, imports).then(ready); return {}; },
	});
}
