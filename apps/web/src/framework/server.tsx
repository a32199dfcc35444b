// The framework's entry for the server: renders pages to documents.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RenderedPage, RenderPage, RenderRequest } from "@site/api";
import { createQueryClient } from "@site/browser/query-client";
import type { SiteSettings } from "@site/contract/site/settings/schema";
import { renderToString } from "react-dom/server";
import { createTrpc, localLink, pageSeoQuery, toState } from "./data.ts";
import { type Collector, CollectorContext, insertCachedFragments } from "./fragments.tsx";
import { renderHead } from "./head/render-head.ts";
import { ShellContext } from "./head.tsx";
import { pageReadyKey, type RouteMatch, type Site, SiteRoot, StaticNavigation } from "./router.tsx";

/** The site and what only the server asks about its pages. */
export interface ServerSite extends Site {
  /** Returns the third parties whose code a page may load. */
  getThirdParties(pathname: string, settings: SiteSettings): RenderedPage["thirdParties"];
}

/** The functions that the host calls. */
export interface ServerEntry {
  /** Creates the renderer of documents. @param clientFolder the built client, with index.html and manifest.json */
  createRenderer(clientFolder: string): RenderPage;
  /** Creates a renderer that reads its template for every request, as development needs it. */
  getRenderer(readTemplate: (url: string) => Promise<string>): RenderPage;
  /** Returns the query parameters that the page of a path depends on. */
  getParameters(pathname: string): readonly string[];
}

export function serveSite(site: ServerSite): ServerEntry {
  return {
    createRenderer(clientFolder) {
      const template = divideTemplate(readFileSync(join(clientFolder, "index.html"), "utf8"));
      return rendererWith(site, async () => template, readAssets(clientFolder));
    },
    getRenderer: (readTemplate) => rendererWith(site, async (url) => divideTemplate(await readTemplate(url)), noAssets),
    getParameters: (pathname) => site.matchRoute(pathname).route.reads ?? [],
  };
}

function rendererWith(
  site: ServerSite,
  getTemplate: (url: string) => Promise<Template>,
  getAssets: AssetsOf,
): RenderPage {
  return async (request) => {
    // Not parsed with URL: it resolves dot segments, and the path would differ from the one the router matches.
    const [pathname = "/", query] = request.url.split("?", 2);
    const match = site.matchRoute(pathname);
    const { route, params, movedTo } = match;
    if (movedTo) return { status: 301, html: [], tags: [], movedTo };

    const search = query === undefined ? "" : `?${query}`;
    const { shell, head, seo, body, state } = await renderBody(site, match, { pathname, search, ...request });
    const { settings } = shell;
    const { styleTags, styleSource, scripts } = getAssets(route.source);
    const { siteUrl, shareImage } = request;
    const slots = {
      head: [renderHead(head, { siteUrl, settings, seo, shareImage, styleTags })],
      app: body,
      state: [`<script type="application/json" id="app_state">${state}</script>`],
      scripts,
    };
    const slug = route.counts && !head.isNotFound ? params[route.counts] : undefined;
    return {
      status: head.isNotFound ? 404 : 200,
      html: fillSlots(await getTemplate(request.url), slots),
      tags: ["settings", ...route.tags],
      thirdParties: site.getThirdParties(pathname, settings),
      styleSource,
      ...(route.area === "member" && { isPrivate: true }),
      ...(slug && { postSlug: slug }),
    };
  };
}

/** A document in parts; fragments are encoded already. */
type Chunks = readonly (string | Uint8Array)[];

/** Loads a page's code and data and renders it without the document around it. */
async function renderBody(
  site: Site,
  { route, params }: RouteMatch,
  { url, call, pathname, search }: RenderRequest & { pathname: string; search: string },
) {
  const queryClient = createQueryClient();
  const trpc = createTrpc(queryClient, [localLink(call)]);
  const seoQuery = pageSeoQuery(trpc, pathname);
  const [page, shell] = await Promise.all([
    route.page.load(),
    queryClient.fetchQuery(trpc.site.shell.queryOptions()),
    seoQuery && queryClient.fetchQuery(seoQuery),
  ]);
  await page.load?.({ trpc, queryClient, params, search: new URLSearchParams(search) });
  queryClient.setQueryData(pageReadyKey({ pathname, search }), true);

  const collector: Collector = { fragments: new Map() };
  const rendered = renderToString(
    <StaticNavigation url={url}>
      <CollectorContext value={collector}>
        <SiteRoot site={site} queryClient={queryClient} trpc={trpc} />
      </CollectorContext>
    </StaticNavigation>,
  );
  const body = insertCachedFragments(rendered, collector.fragments, shell, (part) =>
    renderToString(
      <StaticNavigation url={pathname}>
        <ShellContext value={shell}>{part}</ShellContext>
      </StaticNavigation>,
    ),
  );
  const { head, seo = null, text } = collector;
  if (!head) throw new Error(`the page of ${pathname} has no head`);
  return { shell, head, seo, body, state: toState(queryClient, text) };
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Tags and policy sources that a page's chunk and its imports add to the document. */
interface PageAssets {
  /** Head tags: the style sheets, in the document so that the first paint waits for no further request. */
  styleTags: string[];
  /** The content policy's source of the inline style sheet. */
  styleSource: string | undefined;
  /** Tags of the scripts, so that the browser requests them before the first one has run. */
  scripts: string[];
}

/** Returns the assets of a page. @param source the page's source file */
type AssetsOf = (source: string) => PageAssets;

const none: PageAssets = { styleTags: [], styleSource: undefined, scripts: [] };

/** Development serves sources, which bring their styles and scripts themselves. */
const noAssets: AssetsOf = () => none;

/** Reads the assets of each page once. @param clientFolder the built client, with manifest.json */
function readAssets(clientFolder: string): AssetsOf {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(clientFolder, "manifest.json"), "utf8"));
  const chunksFrom = (source: string) => {
    if (!manifest[source]) throw new Error(`the manifest has no ${source}`);
    return getChunks(manifest, source);
  };
  const entry = chunksFrom("index.html");
  const pages = new Map<string, PageAssets>();

  function read(source: string): PageAssets {
    const chunks = chunksFrom(source).filter((chunk) => !entry.includes(chunk));
    const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    return {
      ...inlineStyles(clientFolder, sheets),
      scripts: chunks.map(
        (chunk) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="/${chunk.file}">`,
      ),
    };
  }

  return (source) => {
    const assets = pages.get(source) ?? read(source);
    pages.set(source, assets);
    return assets;
  };
}

/**
 * Returns style sheets as one element, with the links that first-paint.ts explains: Vite finds them,
 * and browsers do not load them.
 */
function inlineStyles(clientFolder: string, sheets: string[]): Pick<PageAssets, "styleTags" | "styleSource"> {
  if (sheets.length === 0) return none;
  const rules = sheets.map((file) => readFileSync(join(clientFolder, file), "utf8").trim()).join("");
  return {
    styleTags: [
      `<style>${rules}</style>`,
      ...sheets.map((file) => `<link rel="stylesheet" type="text/inlined" href="/${file}">`),
    ],
    styleSource: `'sha256-${createHash("sha256").update(rules).digest("base64")}'`,
  };
}

/** Returns a chunk after its static imports, recursively: their rules stand first, like in the source. */
function getChunks(
  manifest: Record<string, ManifestChunk>,
  source: string,
  found: Set<string> = new Set(),
): ManifestChunk[] {
  const chunk = manifest[source];
  if (!chunk || found.has(source)) return [];
  found.add(source);
  return [...(chunk.imports ?? []).flatMap((imported) => getChunks(manifest, imported, found)), chunk];
}

/** A document's constant parts and, between them, the names of its slots. */
type Template = readonly string[];

/** Divides an index.html at its comments `head`, `app`, `state` and `scripts`; others are kept. */
export function divideTemplate(html: string): Template {
  return html.split(/<!--(head|app|state|scripts)-->/);
}

/** Returns a document as a list of chunks. @param slots the content of the slots by name */
export function fillSlots(template: Template, slots: Readonly<Record<string, Chunks>>): Chunks {
  return template.flatMap((part, index) => (index % 2 === 0 ? [part] : (slots[part] ?? [])));
}
