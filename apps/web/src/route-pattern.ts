import type { PageParams } from "./shared/lib/page-module.tsx";

/** Returns the route parameters of a matching path, otherwise undefined. */
export type MatchPath = (pathname: string) => PageParams | undefined;

/**
 * Compiles a route's path once; react-router's matchPath compiles it at every call.
 * @param path segments and `:name` parameters, or `*` for every path; case and a trailing slash are ignored
 */
export function compileRoute(path: string): MatchPath {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const pattern = new RegExp(path === "*" ? "" : `^${path.replace(/\/$/, "").replace(/:\w+/g, "([^/]+)")}/?$`, "i");
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]])) : undefined;
  };
}
