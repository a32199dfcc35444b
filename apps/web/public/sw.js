// The service worker: what was read stays readable without a connection. Documents always come from the network first, so a
// reader with a connection sees the newest state; only articles are kept, never a page of the administrator, of a member or
// an answer of the API.

/** Raise it with every change here or in offline.html: the new worker then takes over and clears up after the old one. */
const VERSION = 1;
const SHELL = `shell-${VERSION}`;
/** These stay when a new worker comes. */
const ARTICLES = "articles";
const FILES = "article-files";
const MOST_ARTICLES = 20;

const OFFLINE_PAGE = "/offline.html";
const ARTICLE_PATH = /^\/blog\/[a-z0-9-]+$/;
const NEVER_TOUCHED = /^\/(?:admin|api|trpc)(?:\/|$)/;
const FILE_PATH = /^\/(?:assets|images)\/|^\/favicon\.svg$/;
const FILES_NAMED_IN_TEXT = /\/(?:assets|images)\/[\w./-]+\.\w+/g;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});
self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NEVER_TOUCHED.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(documentFor(event, pathname));
  else if (FILE_PATH.test(pathname)) event.respondWith(fileFor(request));
});
self.addEventListener("message", (event) => {
  const path = event.data?.read;
  if (typeof path === "string" && ARTICLE_PATH.test(path)) event.waitUntil(inTurn(() => keepArticle(path)));
});

async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll([new Request(OFFLINE_PAGE, { cache: "reload" }), "/favicon.svg"]);
  await self.skipWaiting();
}

async function activate() {
  const current = [SHELL, ARTICLES, FILES];
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** From the network; without one the kept article, else the offline page. */
async function documentFor(event, pathname) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.status === 404) event.waitUntil(inTurn(() => forgetArticle(pathname))); // it was taken back
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
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

/** The page with the list of what can be read, the last read first. */
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
      ? `<h2>Bu cihazda duran yazılar</h2><p>Son okuduklarınızı bağlantısız da okuyabilirsiniz.</p><ul>${items.join("")}</ul>`
      : "";
  return new Response(page.replace("<!--articles-->", list), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

let last = Promise.resolve();
/** One change of the store after the other. */
function inTurn(change) {
  last = last.then(change).catch(() => undefined); // the network or the room may be missing: then nothing is kept
  return last;
}

/** Keeps an article as everybody sees it, as the newest of at most twenty. */
async function keepArticle(path) {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok || response.redirected) return;
  const articles = await caches.open(ARTICLES);
  await articles.delete(path, { ignoreVary: true });
  await articles.put(path, response);
  const kept = await articles.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_ARTICLES)))
    await articles.delete(request, { ignoreVary: true });
  await keepFilesOf(articles);
}

async function forgetArticle(path) {
  const articles = await caches.open(ARTICLES);
  if (await articles.delete(path, { ignoreVary: true })) await keepFilesOf(articles);
}

/** Styles, scripts, fonts and images of the kept articles, and nothing else. */
async function keepFilesOf(articles) {
  const files = await caches.open(FILES);
  const needed = new Set();
  for (const request of await articles.keys()) {
    const html = await (await articles.match(request, { ignoreVary: true })).text();
    for (const [path] of html.matchAll(FILES_NAMED_IN_TEXT)) needed.add(path);
  }
  for (const path of needed) {
    const file = (await files.match(path, { ignoreVary: true })) ?? (await fetchInto(files, path));
    if (path.endsWith(".css") && file)
      for (const [font] of (await file.text()).matchAll(FILES_NAMED_IN_TEXT)) needed.add(font);
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
