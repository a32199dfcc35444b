import type { PageTag } from "@site/api";
import type { PageChunk, PageParams } from "./page-module.tsx";

/** A page of the site. */
export interface Route {
  /** The pattern of the address that links use (syntax: `compileRoute`). */
  path: string;
  /** Further patterns that show the same page. */
  aliases?: readonly string[];
  /** A former address, redirected permanently to `path`. */
  movedFrom?: string;
  /** Pages of the member area: the server renders only the layout, and no cache stores them. */
  area: "public" | "member";
  page: PageChunk;
  /** The page's source file: its key in the build manifest. */
  source: string;
  /** Cache tags: a write to one of them invalidates the cached page. */
  tags: readonly PageTag[];
  /** The query parameters the page depends on; the page cache ignores all others. */
  reads?: readonly string[];
  /**
   * The page is complete without scripts: they start when the reader does something, or after a while. Left out for
   * pages whose scripts show or ask something at once, or whose main content is a form. Views count from then on.
   */
  starts?: "on-use";
  /** The parameter with the slug of the post whose views the server counts. */
  counts?: string;
}

/** Declares a page that the server renders. Its title depends on its data, so the page sets it. */
export function publicRoute(route: Omit<Route, "area">): Route {
  return { ...route, area: "public" };
}

export interface RouteMatch {
  route: Route;
  params: PageParams;
  /** The target of a permanent redirect if the path is a former address. */
  movedTo?: string;
}

/** Returns the route of a path and its parameters. */
export type MatchRoute = (pathname: string) => RouteMatch;

/** Creates the function that finds routes. @param routes by precedence; the last one matches every path */
export function createRouter(routes: readonly Route[]): MatchRoute {
  const compiledRoutes = routes.map((route) => ({
    route,
    matchers: [route.path, ...(route.aliases ?? [])].map(compileRoute),
    matchFormer: route.movedFrom === undefined ? undefined : compileRoute(route.movedFrom),
  }));
  return (pathname) => {
    for (const { route, matchers, matchFormer } of compiledRoutes) {
      for (const match of matchers) {
        const params = match(pathname);
        if (params) return { route, params };
      }
      if (matchFormer?.(pathname)) return { route, params: {}, movedTo: route.path };
    }
    throw new Error("the last route matches every path");
  };
}

/** A parameter: its name and, optionally, its regular expression. */
const PARAMETER = /:(\w+)(?:\(([^()]+)\))?/g;

/**
 * Compiles a route's path to a function that returns the parameters of a matching path, otherwise undefined.
 * @param path segments, `:name` parameters with an optional `(expression)`, and a final `*` for any rest; case and a
 *   trailing slash are ignored, and parameters are in lower case, as slugs are
 */
export function compileRoute(path: string): (pathname: string) => PageParams | undefined {
  const names = [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
  const source = path
    .replace(/\/$/, "")
    .replace(PARAMETER, (_, _name, expression = "[^/]+") => `(${expression})`)
    .replace(/\/?\*$/, "(?:/.*)?");
  const pattern = new RegExp(`^${source}/?$`, "i");
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]?.toLowerCase()])) : undefined;
  };
}
