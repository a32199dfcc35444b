import type { PageParams } from "./shared/lib/page-module.tsx";

/** Tells whether a path is a route's, and what stands in the places it names. */
export type MatchPath = (pathname: string) => PageParams | undefined;

/**
 * Compiles a route's path once; react-router's matchPath does so at every call, for every route tried.
 * @param path segments, `:name` for a place, or `*` for whatever is left; letters match in either case, a slash at the end is allowed
 */
export function compileRoute(path: string): MatchPath {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const pattern = new RegExp(path === "*" ? "" : `^${path.replace(/\/$/, "").replace(/:\w+/g, "([^/]+)")}/?$`, "i");
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]])) : undefined;
  };
}
