import type { PageTag } from "@site/api";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { dataContext } from "./data.ts";

/** Tells the host about a page. */
export interface PageHandle {
  /** Screens of the member area: the server renders the title alone, and no cache stores them. */
  area: "public" | "member";
  /** The page's source file: its key in the build manifest. */
  source: string;
  /** Cache tags: a write to one of them invalidates the cached page. */
  tags: readonly PageTag[];
  /** The query parameters the page depends on; the page cache ignores all others. */
  reads?: readonly string[];
  /** The parameter with the slug of the post whose views the server counts. */
  counts?: string;
}

/** A page of the site: a route of React Router with its handle. */
export type PageRoute = RouteObject & { path: string; handle: PageHandle };

/** Declares a page that the server renders. Its title depends on its data, so the page sets it. */
export function publicPage(
  path: string,
  lazy: NonNullable<RouteObject["lazy"]>,
  handle: Omit<PageHandle, "area">,
): PageRoute {
  return { path, lazy, handle: { area: "public", ...handle } };
}

/** Declares a sign-in or member screen, of which the server renders the title alone. */
export function memberPage(path: string, lazy: NonNullable<RouteObject["lazy"]>, source: string): PageRoute {
  return { path, lazy, handle: { area: "member", source, tags: [] } };
}

/** Loads what every page shows, and the administrator's head tags of the address. */
export async function loadShell({ context, request }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  const pageKey = findPageKey(new URL(request.url).pathname);
  await Promise.all([
    utils.site.shell.ensureData(), // not read again in the browser: without a connection the layout would fail
    pageKey !== undefined && utils.site.pageSeo.prefetch({ pageKey }),
  ]);
}

/** Keys of pages that differ from the first path segment. */
const KEYS = new Map([
  ["", "home"],
  ["hizmetler", "services"],
]);
const MAX_KEY_LENGTH = 60;

/** Returns the key of the administrator's head tags; undefined for deeper paths, which have tags of their own. */
export function findPageKey(pathname: string): string | undefined {
  const [, first = "", deeper] = pathname.split("/");
  if (deeper !== undefined || first.length > MAX_KEY_LENGTH) return undefined;
  return KEYS.get(first) ?? first;
}

/** Returns the handle of a matched page. */
export function getHandle(matches: readonly { route: RouteObject }[]): PageHandle | undefined {
  return matches.at(-1)?.route.handle;
}

/** Returns a parameter of the address as a slug: addresses match in either case, slugs are in lower case. */
export function toSlug(parameter: string | undefined): string {
  return parameter?.toLowerCase() ?? "";
}
