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

// Returns a function that opens a page of a folder; what it says in the console, and what it asks the network for, are faults.
export const opener = (browser, pages) => async (name, hash = '', { scheme = 'light', width = 1400, height = 900, scripts = true } = {}) => {
	const page = await browser.newPage();
	page.on('console', message => { if (message.type() !== 'info') faults.push(`${name}: ${message.text()}`); });
	page.on('pageerror', error => faults.push(`${name}: ${error.message}`));
	page.on('dialog', dialog => { faults.push(`${name}: a dialog`); dialog.dismiss(); });
	page.on('request', request => { if (!/^(file|data):/.test(request.url())) faults.push(`${name}: asks for ${request.url()}`); });
	page.session = await page.createCDPSession();
	await page.session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await page.setJavaScriptEnabled(scripts);
	await page.setViewport({ width, height });
	await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
	await page.goto(`file://${pages}/${name}.html${hash}`);
	return page;
};
