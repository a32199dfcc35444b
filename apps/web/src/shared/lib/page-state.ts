import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Stands in the state for the text that the document shows already: an article would be in it twice. No data can be taken for
 * it, as PostgreSQL's texts have no NUL.
 */
const TEXT = "\u0000text";

/** What many pages show alike is the same object in each: written once. */
const written = new WeakMap<object, string>();

/**
 * What the server read for a page, as JSON: pairs of query key and data. What only the browser will ask for has no data yet.
 * @param text HTML that stands in the document (useDocumentText)
 */
export function dehydrate(queryClient: QueryClient, text?: string): string {
  const state = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data !== undefined)
    .map((query) => `[${jsonOf(query.queryKey)},${writeOnce(query.state.data, text)}]`);
  return `[${state.join()}]`;
}

/** Puts it into the browser's cache, so that the first render finds everything. @param text what the document shows */
export function hydrate(queryClient: QueryClient, json: string, text = ""): void {
  const state: [QueryKey, unknown][] = JSON.parse(json.replace(JSON.stringify(TEXT), () => JSON.stringify(text)));
  for (const [key, data] of state) queryClient.setQueryData(key, data);
}

function writeOnce(data: unknown, text: string | undefined): string {
  if (typeof data !== "object" || data === null) return jsonOf(data);
  let json = written.get(data);
  if (json === undefined) {
    json = jsonOf(data, text);
    written.set(data, json);
  }
  return json;
}

function jsonOf(data: unknown, text?: string): string {
  return JSON.stringify(
    data,
    text === undefined ? undefined : (_, value) => (value === text ? TEXT : value),
  ).replaceAll("<", "\\u003c");
}
