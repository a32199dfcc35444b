// The part of the framework that the server imports: renders pages to documents.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RenderedPage, RenderPage, RenderRequest } from "@site/api";
import { createQueryClient } from "@site/browser/query-client";
import { iconLinks } from "@site/contract/settings/brand";
import type { SiteSettings } from "@site/contract/settings/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from "react-router-dom";
import { createData, type Data, localLink, provideData, trpc } from "./data.ts";
import { type AssetsOf, divideTemplate, fillSlots, noAssets, readAssets, type Template } from "./document.ts";
import { type Collector, CollectorContext, insertCachedFragments } from "./fragments.tsx";
import { renderHead } from "./head/render-head.ts";
import { ShellContext } from "./head.tsx";
import { getHandle } from "./routes.ts";
import { toState } from "./state.ts";

/** The routes, and the facts that only the server asks for. */
export interface ServerSite {
  routes: RouteObject[];
  /** Returns the third parties whose code a page may load. */
  getThirdParties(pathname: string, settings: SiteSettings): RenderedPage["thirdParties"];
}

/** The functions that the host calls. */
export interface ServerEntry {
  /**
   * Creates the renderer of documents.
   * @param clientFolder the built client with index.html and manifest.json
   */
  createRenderer(clientFolder: string): RenderPage;
  /** Creates a renderer for development, which reads its template for every request. */
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
    getParameters: parametersOf(site.routes),
  };
}

const MAX_KNOWN_PATHS = 5_000;

/** Caches the parameters of paths, because React Router compiles all routes for each match. */
function parametersOf(routes: RouteObject[]): ServerEntry["getParameters"] {
  const known = new LRUCache<string, readonly string[]>({
    max: MAX_KNOWN_PATHS,
    memoMethod: (pathname) => getHandle(matchRoutes(routes, pathname) ?? [])?.reads ?? [],
  });
  return (pathname) => known.memo(pathname);
}

function rendererWith(
  { routes, getThirdParties }: ServerSite,
  getTemplate: (url: string) => Promise<Template>,
  getAssets: AssetsOf,
): RenderPage {
  const handler = createStaticHandler(routes);
  return async (request) => {
    const loaded = await load(handler, request);
    if ("movedTo" in loaded) return { status: 301, html: [], tags: [], movedTo: loaded.movedTo };
    const { context, data } = loaded;
    const { pathname } = context.location;
    const params = context.matches.at(-1)?.params;
    const handle = getHandle(context.matches);
    if (!handle) throw new Error(`the page of ${pathname} has no handle`);

    const shell = await data.utils.site.shell.ensureData();
    const { settings } = shell;
    const { body, head, seo = null, text } = renderBody(context, data, shell);
    const { styleTags, styleSource, scripts } = getAssets(handle.source);
    const { siteUrl, shareImage } = request;
    const isNotFound = context.statusCode === 404 || head.isNotFound === true;
    const slug = handle.counts && !isNotFound ? params?.[handle.counts]?.toLowerCase() : undefined;
    const loaderData = Object.fromEntries(context.matches.map(({ route }) => [route.id, null]));
    return {
      status: isNotFound ? 404 : 200,
      html: fillSlots(await getTemplate(request.url), {
        icons: [iconLinks(settings.icon_version)],
        head: [renderHead(head, { siteUrl, settings, seo, shareImage, styleTags })],
        app: body,
        state: [
          '<script type="application/json" id="app_state">',
          toState(data.queryClient, { loaderData, errors: context.errors }, text),
          "</script>",
        ],
        scripts,
      }),
      tags: ["settings", ...handle.tags],
      thirdParties: getThirdParties(pathname, settings),
      styleSource,
      ...(handle.area === "member" && { isPrivate: true }),
      ...((head.noIndex || head.canonical !== pathname) && { isNoIndex: true }),
      ...(slug && { postSlug: slug }),
    };
  };
}

/**
 * Loads code and data of a page.
 * @throws the error of a loader, unless it is `notFound`
 */
async function load(
  handler: StaticHandler,
  { url, call }: RenderRequest,
): Promise<{ context: StaticHandlerContext; data: Data } | { movedTo: string }> {
  const data = createData(createQueryClient(), localLink(call));
  const context = await handler.query(new Request(`http://localhost${url}`), { requestContext: provideData(data) });
  if (context instanceof Response) return { movedTo: context.headers.get("Location") ?? "/" };
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return { context, data };
}

/** Renders a page without the document around it. */
function renderBody(context: StaticHandlerContext, data: Data, shell: ShellOf) {
  const collector: Collector = { fragments: new Map() };
  const rendered = renderToString(
    <CollectorContext value={collector}>
      <trpc.Provider client={data.client} queryClient={data.queryClient}>
        <QueryClientProvider client={data.queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(onlyMatched(context.matches), context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </trpc.Provider>
    </CollectorContext>,
  );
  const body = insertCachedFragments(rendered, collector.fragments, shell, (part) =>
    renderToString(
      <StaticRouter location={context.location}>
        <ShellContext value={shell}>{part}</ShellContext>
      </StaticRouter>,
    ),
  );
  const { head } = collector;
  if (!head) throw new Error(`the page of ${context.location.pathname} has no head`);
  return { ...collector, head, body };
}

/**
 * Returns the route tree of only the matched page. React Router prepares each route of the tree that it renders; with
 * all routes of the site a page takes a third longer.
 */
function onlyMatched([match, ...others]: StaticHandlerContext["matches"]): RouteObject[] {
  if (!match) return [];
  const { index: _, children: __, ...route } = match.route;
  return [others.length > 0 ? { ...route, children: onlyMatched(others) } : route];
}

type ShellOf = Parameters<typeof ShellContext>[0]["value"] & object;
