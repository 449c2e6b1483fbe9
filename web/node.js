// What the program of the package does before it starts: Node has its files, streams and environment.
Module.wasmBinary = require('fs').readFileSync(`${__dirname}/kifu.wasm`);
Module.preRun = [() => Object.assign(ENV, process.env)];
Module.onRuntimeInitialized = () => {
	for (const fd of [0, 1, 2])
		FS.streams[fd].tty = require('tty').isatty(fd);
};
