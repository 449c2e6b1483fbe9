// Keeps the page for use without a network.
const FILES = ['./', 'index.html', 'page.css', 'page.js', 'zip.js', 'run.js', 'wasm.js', 'kifu.mjs', 'kifu.wasm',
	'player/position.js', 'player/board.js', 'player/player.js', 'player/player.css'];

// The network's answer, kept for later; without a network, the one that was kept.
async function answer(request) {
	const kept = await caches.open('kifu');
	try {
		const fresh = await fetch(request);
		if (fresh.ok && request.method === 'GET')
			await kept.put(request, fresh.clone());
		return fresh;
	} catch (error) {
		const old = await kept.match(request, { ignoreSearch: true });
		if (!old)
			throw error;
		return old;
	}
}

addEventListener('install', (event) => event.waitUntil(caches.open('kifu').then((kept) => kept.addAll(FILES))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(answer(event.request)));
