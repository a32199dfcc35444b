import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallProcedure, RenderPage, ThirdParty } from "@site/api";
import { createQueryClient } from "@site/browser/query-client.ts";
import { routePatterns } from "@site/contract/paths";
import { isBotCheckInForce } from "@site/contract/site/bot-check/rules";
import type { SiteSettings } from "@site/contract/site/schema";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { isMeasuredPage, needsConsent } from "./features/consent/measured-pages.ts";
import { type AssetsOf, noAssets, readAssets } from "./framework/assets.ts";
import { CachedFragmentsContext, type FragmentEntry } from "./framework/cached-fragment.tsx";
import { createTrpc, type Trpc } from "./framework/create-trpc.ts";
import { type DocumentText, DocumentTextContext } from "./framework/document-text.ts";
import { insertCachedFragments } from "./framework/insert-cached-fragments.ts";
import { localTransport } from "./framework/local-transport.ts";
import { matchRoute } from "./framework/match-route.ts";
import { StaticNavigation } from "./framework/navigation.tsx";
import { pageReadyKey } from "./framework/page-module.tsx";
import { PageQueryClient } from "./framework/page-query-client.ts";
import { pageSeoQuery } from "./framework/page-seo.ts";
import { dehydrate } from "./framework/page-state.ts";
import { renderHead } from "./framework/render-head.ts";
import { divideTemplate, type Template } from "./framework/template.ts";
import { type HeadCollector, HeadProvider } from "./framework/use-head.tsx";
import { ShellContext } from "./framework/use-shell.tsx";

export { parametersOf } from "./framework/match-route.ts";

/**
 * Creates the renderer of documents.
 * @param clientFolder the built client (dist/client), with index.html and manifest.json
 */
export function createRenderer(clientFolder: string): RenderPage {
  const template = divideTemplate(readFileSync(join(clientFolder, "index.html"), "utf8"));
  return rendererWith(async () => template, readAssets(clientFolder));
}

/** Creates a renderer that reads its template for every request, as development needs it. */
export function rendererOf(readTemplate: (url: string) => Promise<string>): RenderPage {
  return rendererWith(async (url) => divideTemplate(await readTemplate(url)), noAssets);
}

function rendererWith(templateOf: (url: string) => Promise<Template>, assetsOf: AssetsOf): RenderPage {
  return async ({ url, siteUrl, call, shareImage }) => {
    // Not parsed with URL: it resolves dot segments, and the path would differ from the one the router matches.
    const [pathname = "/", query] = url.split("?", 2);
    const search = query === undefined ? "" : `?${query}`;
    const { route, params, movedTo } = matchRoute(pathname);
    if (movedTo) return { status: 301, html: [], tags: [], movedTo };

    const template = await templateOf(url);
    const queryClient = new PageQueryClient();
    const trpc = trpcFor(call);
    const seoQuery = pageSeoQuery(trpc, pathname);
    const [page, shell] = await Promise.all([
      route.page.load(),
      queryClient.fetchQuery(trpc.site.shell.queryOptions()),
      seoQuery && queryClient.fetchQuery(seoQuery),
    ]);
    const { settings } = shell;
    await page.load?.({ trpc, queryClient, params, search: new URLSearchParams(search) });
    queryClient.setQueryData(pageReadyKey({ pathname, search }), true);

    const collector: HeadCollector = {};
    const text: DocumentText = {};
    const parts = new Map<string, FragmentEntry>();
    const rendered = renderToString(
      <HeadProvider value={collector}>
        <StaticNavigation url={url}>
          <CachedFragmentsContext value={parts}>
            <DocumentTextContext value={text}>
              <App queryClient={queryClient} trpc={trpc} />
            </DocumentTextContext>
          </CachedFragmentsContext>
        </StaticNavigation>
      </HeadProvider>,
    );
    const body = insertCachedFragments(rendered, parts, shell, (part) =>
      renderToString(
        <StaticNavigation url={pathname}>
          <ShellContext value={shell}>{part}</ShellContext>
        </StaticNavigation>,
      ),
    );
    const { head, seo = null } = collector;
    if (!head) throw new Error(`the page of ${pathname} has no head`);
    const start = route.starts === "on-use" && !needsConsent(settings) ? ' data-start="on-use"' : "";
    const json = dehydrate(queryClient, text.html);
    const state = `<script type="application/json" id="app_state"${start}>${json}</script>`;
    const { styleTags, styleSource, scripts } = assetsOf(route.source);
    const html = [
      template.start,
      renderHead(head, { siteUrl, settings, seo, shareImage, styleTags }),
      template.beforeBody,
      ...body,
      template.beforeState,
      state,
      template.beforeScripts,
      scripts.join(""),
      template.end,
    ];
    queryClient.clear();
    const isPost = route.path === routePatterns.post && !head.isNotFound;
    return {
      status: head.isNotFound ? 404 : 200,
      html,
      tags: ["settings", ...route.tags],
      thirdParties: thirdPartiesOf(pathname, settings),
      styleSource,
      ...(route.area === "member" && { isPrivate: true }),
      ...(isPost && params.slug && { postSlug: params.slug }),
    };
  };
}

/**
 * Returns the third parties whose code a page may load. The bot check is allowed on every page, because client-side
 * navigation can lead from any page to one with a form.
 */
function thirdPartiesOf(pathname: string, settings: SiteSettings): ThirdParty[] {
  const { google_analytics_id, ads_client_id } = settings;
  const botCheck = botCheckOf(settings);
  if (!isMeasuredPage(pathname)) return botCheck;
  return [
    ...botCheck,
    ...(google_analytics_id ? ["analytics" as const] : []),
    ...(ads_client_id ? ["ads" as const] : []),
  ];
}

function botCheckOf({ turnstile_enabled, site_url }: SiteSettings): ThirdParty[] {
  return isBotCheckInForce(turnstile_enabled === "true", site_url) ? ["botCheck"] : [];
}

/** Shared by all pages: creating the proxy costs as much as a call, and on the server it holds no state of a page. */
const trpcs = new WeakMap<CallProcedure, Trpc>();

function trpcFor(call: CallProcedure): Trpc {
  let trpc = trpcs.get(call);
  if (!trpc) {
    trpc = createTrpc(createQueryClient(), localTransport(call));
    trpcs.set(call, trpc);
  }
  return trpc;
}
