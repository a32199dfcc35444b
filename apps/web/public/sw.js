// Service worker: makes recently read articles available offline. Documents are fetched from the network first, so
// online readers see the newest state. Only articles are stored: no admin or member pages and no API responses.

/** Increase it when this file or offline.html behaves differently: the new worker then deletes the old shell cache. */
const VERSION = 5;
const SHELL = `shell-${VERSION}`;
/** Not versioned: articles and their files survive an update of the worker. */
const ARTICLES = "articles";
const FILES = "article-files";
const MAX_ARTICLES = 20;

const OFFLINE_PAGE = "/offline.html";
const ICON = "/favicon.svg";
const ARTICLE_PATH = /^\/blog\/[a-z0-9-]+$/;
const FILE_PATH = /^\/(?:assets|images)\/|^\/favicon\.svg$/;
const FILE_PATHS_IN_TEXT = /\/(?:assets|images)\/[\w./-]+\.\w+/g;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});
self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(documentFor(event, pathname));
  else if (FILE_PATH.test(pathname)) event.respondWith(fileFor(request));
});
self.addEventListener("message", (event) => {
  const path = event.data?.read;
  if (typeof path === "string" && ARTICLE_PATH.test(path)) event.waitUntil(enqueue(() => storeArticle(path)));
});

async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll([OFFLINE_PAGE, ICON].map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function activate() {
  const current = [SHELL, ARTICLES, FILES];
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/**
 * Returns the network response; offline the stored article or else the offline page. Every navigation is answered, also
 * to calls: the browser has sent its request while the worker started, and would send an unanswered one a second time,
 * whose code in the address is used up by then.
 */
async function documentFor(event, pathname) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.status === 404) event.waitUntil(enqueue(() => deleteArticle(pathname))); // the post was unpublished
    return response;
  } catch {
    const articles = await caches.open(ARTICLES);
    return (await articles.match(pathname, { ignoreVary: true })) ?? offlinePage(articles);
  }
}

async function fileFor(request) {
  try {
    return await fetch(request);
  } catch {
    const isIcon = new URL(request.url).pathname === ICON; // whose address contains its version
    return (await caches.match(request, { ignoreVary: true, ignoreSearch: isIcon })) ?? Response.error();
  }
}

/** Returns the offline page with links to the stored articles, the most recently read first. */
async function offlinePage(articles) {
  const items = [];
  for (const { url } of (await articles.keys()).reverse()) {
    const html = await (await articles.match(url, { ignoreVary: true })).text();
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
    items.push(`<li><a href="${new URL(url).pathname}">${title}</a></li>`);
  }
  const page = await (await caches.match(OFFLINE_PAGE)).text();
  const list =
    items.length > 0
      ? `<h2>Bu cihazda duran yazılar</h2><p>Son okuduklarınızı bağlantısız da okuyabilirsiniz.</p>` +
        `<ul>${items.join("")}</ul>`
      : "";
  return new Response(page.replace("<!--articles-->", list), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

let last = Promise.resolve();
/** Runs changes of the article cache one at a time. */
function enqueue(change) {
  last = last.then(change).catch(() => undefined); // offline or out of quota: nothing is stored
  return last;
}

/** Stores the anonymous version of an article as the newest and deletes the oldest above MAX_ARTICLES. */
async function storeArticle(path) {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok || response.redirected) return;
  const articles = await caches.open(ARTICLES);
  await articles.delete(path, { ignoreVary: true });
  await articles.put(path, response);
  const stored = await articles.keys();
  for (const request of stored.slice(0, Math.max(0, stored.length - MAX_ARTICLES)))
    await articles.delete(request, { ignoreVary: true });
  await getStoreFiles(articles);
  await (await caches.open(SHELL)).add(new Request(ICON, { cache: "no-cache" })); // it may have been replaced
}

async function deleteArticle(path) {
  const articles = await caches.open(ARTICLES);
  if (await articles.delete(path, { ignoreVary: true })) await getStoreFiles(articles);
}

/** Stores the styles, scripts, fonts and images of the stored articles and deletes all other files. */
async function getStoreFiles(articles) {
  const files = await caches.open(FILES);
  const needed = new Set();
  for (const request of await articles.keys()) {
    const html = await (await articles.match(request, { ignoreVary: true })).text();
    for (const [path] of html.matchAll(FILE_PATHS_IN_TEXT)) needed.add(path);
  }
  for (const path of needed) {
    const file = (await files.match(path, { ignoreVary: true })) ?? (await fetchInto(files, path));
    if (path.endsWith(".css") && file)
      for (const [font] of (await file.text()).matchAll(FILE_PATHS_IN_TEXT)) needed.add(font);
  }
  for (const request of await files.keys())
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request, { ignoreVary: true });
}

async function fetchInto(files, path) {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok) return undefined;
  await files.put(path, response.clone());
  return response;
}
