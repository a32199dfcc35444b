import { type App, countRedirectHit, findRedirect, type RenderPage } from "@site/api";
import { isAdminPath } from "@site/contract/paths";
import { canonicalSitePath, encodedSitePath, isSiteFile } from "@site/contract/site/redirects/site-path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContext, getCaller } from "../../calls/create-context.ts";
import { createAdminRenderer } from "../../documents/admin-documents.ts";
import { CachedPage } from "../../page-cache/cached-page.ts";
import { fillReply } from "../../page-cache/fill-reply.ts";
import { getCanonicalPath, getKey, getPath, type PageCache, type ParametersOf } from "../../page-cache/page-cache.ts";
import { visitorCall } from "../../page-cache/visitor-call.ts";
import { shareImagePath } from "../../share-image/address.ts";
import type { DocumentHeaders } from "../guards/security.ts";
import { sendFailedPage } from "./failed-page.ts";

/** "#" as mail gateways that check links encode it, once or twice. */
const ESCAPED = /^(\/(?![/\\])[^?#%]*)%(?:25)*23([^?#]+)/i;

/**
 * Returns the address with the fragment that a request has in its path. Gateways that check mails open
 * "/takip%23onay=…" instead of "/takip#onay=…"; without a redirect the mailed link would end at a missing page.
 * @returns undefined for every other address
 */
function withFragment(url: string): string | undefined {
  const [, path, fragment = ""] = ESCAPED.exec(url) ?? [];
  if (path === undefined) return undefined;
  try {
    return `${path}#${encodeURI(decodeURIComponent(fragment))}`;
  } catch {
    return undefined; // the fragment cannot be decoded
  }
}

/** Documents of the admin area, which is rendered in the browser. */
export interface AdminDocuments {
  /** Its index.html; the content policy lists the hashes of its inline scripts. */
  template: string;
  /** Returns the document for an address; in development Vite adds its client to the template. */
  read(url: string): Promise<string>;
}

/** Source of documents: the built client or the development server. */
export interface Documents {
  template: string;
  render: RenderPage;
  admin: AdminDocuments;
  getParameters: ParametersOf;
  /** False in development, where Vite adds its own scripts and styles. */
  hasPolicy: boolean;
}

/** Answers every address that is neither a file nor an API call with a document. */
export function registerPages(
  server: FastifyInstance,
  app: App,
  pages: PageCache,
  { render, admin, getParameters }: Documents,
  headers: DocumentHeaders,
): void {
  const call = visitorCall(app, pages);
  const renderAdmin = createAdminRenderer(app, admin.read);
  const getStatus = async (path: string) => (await renderPage(path)).status;

  server.get("/*", async (request, reply) => {
    const path = getPath(request.url);
    const repaired = withFragment(request.url);
    if (repaired)
      return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(repaired, 302);
    const canonical = getCanonicalPath(path);
    const redirect = (target: string, query = request.url.slice(path.length)) =>
      reply
        .header("cache-control", "public, max-age=0, must-revalidate")
        // Browsers must revalidate the redirect, because the old address may be used again.
        .redirect(target + query, 301);
    try {
      if (canonical !== path) return redirect((await movedTo(app, canonical, getStatus)) ?? canonical);
      const page = await renderPage(getKey(request.url, path, getParameters));
      if (page.movedTo)
        return redirect(page.movedTo, getOtherParameters(request.url, path, getParameters, page.movedTo));
      const target =
        page.status === 404
          ? ((await movedTo(app, path, getStatus, page.status)) ?? (await spelledTo(path, getStatus)))
          : undefined;
      if (target) return redirect(target);
      countView(page, request, reply);
      return await send(page, headers, request, reply);
    } catch (error) {
      return sendFailedPage(error, request, reply);
    }
  });

  function countView(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
    if (page.postSlug) app.views.record(page.postSlug, getCaller(request));
    const isMissing = page.status === 404 && createContext(app, request, reply).cookies.read("admin") === undefined;
    if (isMissing) app.readers.addMissing(getPath(request.url), getCaller(request));
  }

  async function renderPage(key: string): Promise<CachedPage> {
    if (isAdminPath(getPath(key))) return new CachedPage(await renderAdmin(key));
    const make = () =>
      render({ url: key, siteUrl: app.siteUrl, call, shareImage: (card) => shareImagePath(card, app.siteUrl) });
    return pages.getOrRender(key, make);
  }
}

/** Returns the query parameters that a moved page does not read; those that it reads are part of its new address. */
function getOtherParameters(url: string, path: string, getParameters: ParametersOf, target: string): string {
  const others = new URLSearchParams(url.slice(path.length));
  for (const name of getParameters(path)) others.delete(name);
  return others.size === 0 ? "" : `${target.includes("?") ? "&" : "?"}${others}`;
}

type StatusOf = (path: string) => Promise<number>;

/**
 * Returns the target of a redirect; existing pages take precedence, and a redirect to a missing page is ignored.
 * @param known the status of the path's own page, if it was rendered already
 */
async function movedTo(app: App, path: string, getStatus: StatusOf, known?: number): Promise<string | undefined> {
  const target = await findRedirect(app, path);
  if (!target || (known ?? (await getStatus(path))) !== 404) return undefined;
  if (!isSiteFile(target) && (await getStatus(target)) !== 200) return undefined;
  await countRedirectHit(app, path);
  return target;
}

/** Returns the canonical spelling of a path if that has a page; people and other programs write other spellings. */
async function spelledTo(path: string, getStatus: StatusOf): Promise<string | undefined> {
  const canonical = canonicalSitePath(path);
  const target = canonical && encodedSitePath(canonical);
  return target && target !== path && (await getStatus(target)) === 200 ? target : undefined;
}

async function send(
  page: CachedPage,
  headers: DocumentHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = await fillReply(page, request, reply);
  reply.removeHeader("content-security-policy").headers({
    ...(page.policy === "admin" ? headers.admin(page.thirdParties) : headers.public(page)),
    ...(page.isPrivate && { "cache-control": "no-store" }),
  });
  return reply.send(body);
}
