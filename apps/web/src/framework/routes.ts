import type { PageTag } from "@site/api";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { dataContext } from "./data.ts";

/** Facts about a page that the server needs. */
export interface PageHandle {
  /** The server renders only the title of member screens, and no cache stores them. */
  area: "public" | "member";
  /** The page's source file, which is its key in the build manifest. */
  source: string;
  /** Cache tags: a write to one of them invalidates the cached page. */
  tags: readonly PageTag[];
  /** Query parameters that change the page; the page cache ignores all others. */
  reads?: readonly string[];
  /** The route parameter with the slug of a post whose views the server counts. */
  counts?: string;
}

/** A page of the site: a route of React Router with its handle. */
export type PageRoute = RouteObject & { path: string; handle: PageHandle };

/** Declares a page that the server renders. The page sets its title itself, because that depends on its data. */
export function publicPage(
  path: string,
  lazy: NonNullable<RouteObject["lazy"]>,
  handle: Omit<PageHandle, "area">,
): PageRoute {
  return { path, lazy, handle: { area: "public", ...handle } };
}

/** Declares a sign-in or member screen, of which the server renders only the title. */
export function memberPage(path: string, lazy: NonNullable<RouteObject["lazy"]>, source: string): PageRoute {
  return { path, lazy, handle: { area: "member", source, tags: [] } };
}

/** Loads the data of the layout, and the administrator's head tags for the address. */
export async function loadShell({ context, request }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  const pageKey = findPageKey(new URL(request.url).pathname);
  await Promise.all([
    utils.site.shell.ensureData(), // cached in the browser, because without a connection the layout would fail
    pageKey !== undefined && utils.site.pageSeo.prefetch({ pageKey }),
  ]);
}

/** Keys of the head tags by first path segment, for pages whose key is not the segment itself. */
const KEYS = new Map([
  ["", "home"],
  ["hizmetler", "services"],
]);
const MAX_KEY_LENGTH = 60;

/** Returns the key of the administrator's head tags for a path; undefined for deeper paths, which have their own. */
export function findPageKey(pathname: string): string | undefined {
  const [, first = "", deeper] = pathname.split("/");
  if (deeper !== undefined || first.length > MAX_KEY_LENGTH) return undefined;
  return KEYS.get(first) ?? first;
}

/** Returns the handle of a matched page. */
export function getHandle(matches: readonly { route: RouteObject }[]): PageHandle | undefined {
  return matches.at(-1)?.route.handle;
}

/** Returns a route parameter as a slug: addresses match in upper and lower case, but slugs are in lower case. */
export function toSlug(parameter: string | undefined): string {
  return parameter?.toLowerCase() ?? "";
}
