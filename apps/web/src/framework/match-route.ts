import { routes } from "../routes.tsx";
import type { Route } from "./declare-route.tsx";
import type { PageParams } from "./page-module.tsx";
import { compileRoute } from "./route-pattern.ts";

export interface RouteMatch {
  route: Route;
  params: PageParams;
  /** The target of a permanent redirect if the path is a former address. */
  movedTo?: string;
}

const compiledRoutes = routes.map((route) => ({
  route,
  matchers: [route.path, ...(route.aliases ?? [])].map(compileRoute),
  matchFormer: route.movedFrom === undefined ? undefined : compileRoute(route.movedFrom),
}));

/** Returns the route of a path and its parameters. */
export function matchRoute(pathname: string): RouteMatch {
  for (const { route, matchers, matchFormer } of compiledRoutes) {
    for (const match of matchers) {
      const params = match(pathname);
      if (params) return { route, params };
    }
    if (matchFormer?.(pathname)) return { route, params: {}, movedTo: route.path };
  }
  throw new Error("the last route matches every path");
}

/** Returns the query parameters that the page of a path depends on. */
export function parametersOf(pathname: string): readonly string[] {
  return matchRoute(pathname).route.reads ?? [];
}
