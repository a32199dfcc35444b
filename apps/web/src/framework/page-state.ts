import { scriptJson } from "@site/contract/common/text";
import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Placeholder for text that the document contains, so that an article is not sent twice. It cannot occur in data,
 * because PostgreSQL's texts have no NUL.
 */
const TEXT = "\u0000text";
const TEXT_JSON = JSON.stringify(TEXT);

/** Many pages share data objects; each is serialised once, unless it contains the text of the page at hand. */
const serialised = new WeakMap<object, string>();

/**
 * Returns a page's queries as JSON: pairs of query key and data. Queries without data are left to the browser.
 * @param text HTML that the document contains (useDocumentText)
 */
export function dehydrate(queryClient: QueryClient, text?: string): string {
  const state = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data !== undefined)
    .map((query) => `[${jsonOf(query.queryKey)},${cachedJsonOf(query.state.data, text)}]`);
  return `[${state.join()}]`;
}

/** Fills the query cache from dehydrated JSON. @param text the HTML that `dehydrate` left out */
export function hydrate(queryClient: QueryClient, json: string, text = ""): void {
  const state: [QueryKey, unknown][] = JSON.parse(json.replaceAll(TEXT_JSON, () => JSON.stringify(text)));
  for (const [key, data] of state) queryClient.setQueryData(key, data);
}

function cachedJsonOf(data: unknown, text: string | undefined): string {
  if (typeof data !== "object" || data === null) return jsonOf(data);
  let json = serialised.get(data);
  if (json === undefined) {
    json = jsonOf(data, text);
    if (!json.includes(TEXT_JSON)) serialised.set(data, json);
  }
  return json;
}

function jsonOf(data: unknown, text?: string): string {
  return scriptJson(data, text === undefined ? undefined : (_, value) => (value === text ? TEXT : value));
}
