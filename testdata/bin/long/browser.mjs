// What the scripts that drive a browser share.
import { basename } from 'node:path';
import puppeteer from 'puppeteer-core';

export const launch = (executablePath, ...args) => puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...args] });

// Tries something, and prints a line of TAP: it failed if it threw an error, or put a line into faults.
export const faults = [];
export async function settle(what, test) {
	faults.length = 0;
	try { await test(); } catch (error) { faults.push(...String(error.message).split('\n').slice(0, 8)); }
	console.log(`${faults.length ? 'not ok' : 'ok'} - ${basename(process.argv[1], '.mjs')}: ${what}`);
	for (const fault of faults.slice(0, 10))
		console.log(`#   ${fault}`);
	if (faults.length)
		process.exitCode = 1;
}
