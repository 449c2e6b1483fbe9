// The site in Chromium, from files: node site.mjs FOLDER PICTURES.  Prints TAP lines of testdata/bin/long/site.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { faults, launch, opener, settle } from './browser.mjs';

const [,, folder, pictures] = process.argv;
const axe = readFileSync(new URL('./node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const browser = await launch('/usr/bin/chromium'), open = opener(browser, folder);
const pages = ['index', 'kifu.1', 'kifu-check.1', 'kifu-formats.5', 'rules/index', 'rules/nifu', 'rules/moves-dropped', 'formats/kif', 'formats/index', 'variants/chu', 'options'];

for (const scheme of ['light', 'dark'])
	await settle(`axe-core finds nothing, ${scheme}`, async () => {
		for (const name of pages.flatMap((name) => [name, `ja/${name}`])) {
			const page = await open(name, '', { scheme, width: scheme === 'light' ? 1400 : 390 });
			await page.evaluate(`${axe};0`);
			const { violations } = await page.evaluate('axe.run(document, { resultTypes: ["violations"], preload: false })');
			faults.push(...violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.length}, ${nodes[0].html.slice(0, 120)}`));
			await page.close();
		}
	});
await settle('no page is wider than a telephone', async () => {
	for (const name of pages) {
		const page = await open(name, '', { width: 390, height: 844 }), wide = await page.evaluate('document.documentElement.scrollWidth');
		if (wide > 390)
			faults.push(`${name}: ${wide}`);
		await page.close();
	}
});
await settle('the search finds rules, commands, options, in both languages', async () => {
	for (const [name, words, wanted] of [['index', 'nifu', 'rules/nifu.html'], ['rules/nifu', 'uchifuzume', 'rules/uchifuzume.html'], ['index', 'kifu-check', 'kifu-check.1.html'],
		['formats/kif', '--max-findings', 'options.html#max-findings'], ['ja/index', '打ち歩詰め', 'rules/uchifuzume.html'], ['ja/rules/nifu', '二歩', 'rules/nifu.html']]) {
		const page = await open(name);
		await page.type('input', words);
		await page.waitForSelector('form li a', { timeout: 5000 });
		const first = await page.$eval('form li a', (link) => link.href);
		assert.ok(first.endsWith(wanted), `${name}: ${words}: ${first}`);
		await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
		assert.ok(page.url().endsWith(wanted), page.url());
		await page.close();
	}
});
await settle('pictures of the site', async () => {
	for (const name of ['index', 'rules/nifu', 'ja/rules/nifu', 'ja/index', 'formats/kif'])
		for (const [width, scheme] of [[1400, 'light'], [390, 'dark']]) {
			const page = await open(name, '', { width, scheme });
			await page.screenshot({ path: `${pictures}/site-${name.replace(/\//g, '-')}-${scheme}.png` });
			await page.close();
		}
});
await browser.close();
