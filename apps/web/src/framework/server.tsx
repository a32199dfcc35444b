// The framework's entry for the server: renders pages to documents.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallProcedure, RenderedPage, RenderPage, RenderRequest } from "@site/api";
import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import type { SiteSettings } from "@site/contract/site/settings/schema";
import type { SiteShell } from "@site/contract/site/settings/shell-schema";
import { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { type Collector, CollectorContext } from "./collector.ts";
import { type AssetsOf, divideTemplate, fillSlots, noAssets, readAssets, type Template } from "./document.ts";
import { type Head, renderHead } from "./head/render-head.ts";
import { pageSeoQuery, ShellContext } from "./head.tsx";
import { insertCachedFragments } from "./insert-cached-fragments.ts";
import { StaticNavigation } from "./navigation.tsx";
import { pageReadyKey } from "./page-module.tsx";
import { createPageCache, dehydrate, fetchOnce } from "./queries.ts";
import type { RouteMatch } from "./router.ts";
import { type Site, SiteRoot } from "./site.tsx";
import { localTransport } from "./transports.ts";
import { createTrpc, type Trpc } from "./trpc.ts";

/** The site and what only the server asks about its pages. */
export interface ServerSite extends Site {
  /** Returns whether pages ask for consent, so that their scripts start at once. */
  needsConsent(settings: SiteSettings): boolean;
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
    const start = route.starts === "on-use" && !site.needsConsent(settings) ? ' data-start="on-use"' : "";
    const { styleTags, styleSource, scripts } = getAssets(route.source);
    const { siteUrl, shareImage } = request;
    const slots = {
      head: [renderHead(head, { siteUrl, settings, seo, shareImage, styleTags })],
      app: body,
      state: [`<script type="application/json" id="app_state"${start}>${state}</script>`],
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

interface Rendered {
  shell: SiteShell;
  head: Head;
  /** The administrator's head tags for the page. */
  seo: ShownPageSeo | null;
  body: (string | Uint8Array)[];
  /** The data of the page's queries as JSON. */
  state: string;
}

/** Loads a page's code and data and renders it without the document around it. */
async function renderBody(
  site: Site,
  { route, params }: RouteMatch,
  { url, call, pathname, search }: RenderRequest & { pathname: string; search: string },
): Promise<Rendered> {
  const queryClient = createPageCache();
  const queries = fetchOnce(queryClient);
  const trpc = trpcFor(call);
  const seoQuery = pageSeoQuery(trpc, pathname);
  const [page, shell] = await Promise.all([
    route.page.load(),
    queries.fetchQuery(trpc.site.shell.queryOptions()),
    seoQuery && queries.fetchQuery(seoQuery),
  ]);
  await page.load?.({ trpc, queryClient: queries, params, search: new URLSearchParams(search) });
  await queries.fetchQuery({ queryKey: pageReadyKey({ pathname, search }), queryFn: () => true });

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
  const state = dehydrate(queryClient, text);
  queryClient.clear();
  return { shell, head, seo, body, state };
}

/** Shared by all pages: on the server the client holds no state of a page. */
const trpcs = new WeakMap<CallProcedure, Trpc>();

function trpcFor(call: CallProcedure): Trpc {
  const trpc = trpcs.get(call) ?? createTrpc(new QueryClient(), localTransport(call));
  trpcs.set(call, trpc);
  return trpc;
}
