import type { PageParams } from "./page-module.tsx";

/** Returns the route parameters of a matching path, otherwise undefined. */
export type MatchPath = (pathname: string) => PageParams | undefined;

/** A parameter: its name and, optionally, its regular expression. */
const PARAMETER = /:(\w+)(?:\(([^()]+)\))?/g;

/**
 * Compiles a route's path to a regular expression.
 * @param path segments, `:name` parameters with an optional `(expression)`, and a final `*` for any rest; case and a
 *   trailing slash are ignored
 */
export function compileRoute(path: string): MatchPath {
  const names = [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
  const source = path
    .replace(/\/$/, "")
    .replace(PARAMETER, (_, _name, expression = "[^/]+") => `(${expression})`)
    .replace(/\/?\*$/, "(?:/.*)?");
  const pattern = new RegExp(`^${source}/?$`, "i");
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]])) : undefined;
  };
}
