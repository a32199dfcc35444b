import { scriptJson } from "@site/contract/common/text";
import {
  type DefaultError,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";

/** Fetches data into the query cache, as `QueryClient` does. */
export interface PageQueries {
  fetchQuery<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
    options: FetchQueryOptions<Data, Failure, Data, Key>,
  ): Promise<Data>;
}

/** Keys are made by the same code each time, so that their properties need not be sorted. */
const getHash = (key: QueryKey) => JSON.stringify(key);

/** Query functions expect a signal; rendering is never aborted. */
const { signal } = new AbortController();

/** Creates the cache of one rendered page. It reads without composing the options of a query for each read. */
export function createPageCache(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn: getHash } } });
  const queries = queryClient.getQueryCache();
  return Object.assign(queryClient, { getQueryData: (key: QueryKey) => queries.get(getHash(key))?.state.data });
}

/** Fetches while the server renders: one function call for each query, without retries, defaults and observers. */
export function fetchOnce(queryClient: QueryClient): PageQueries {
  return {
    async fetchQuery({ queryKey, queryFn }) {
      if (typeof queryFn !== "function") throw new Error(`${JSON.stringify(queryKey)} cannot be read`);
      const data = await queryFn({ client: queryClient, queryKey, signal, meta: undefined });
      const options = { queryKey, queryHash: getHash(queryKey), _defaulted: true };
      queryClient.getQueryCache().build<unknown>(queryClient, options).setData(data);
      return data;
    },
  };
}

/**
 * Returns data that the page's `load` fetched. The browser observes the query. The server only reads the cache, because
 * query observers took a third of the time to render an article.
 */
export const usePageData = import.meta.env.SSR ? useCached : useObserved;

function useObserved<Fetched, Failure, Data, Key extends QueryKey>(
  options: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>,
): Data {
  return useSuspenseQuery(options).data;
}

function useCached<Fetched, Failure, Data, Key extends QueryKey>({
  queryKey,
}: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>): Data {
  const data = useQueryClient().getQueryData<Data>(queryKey);
  if (data === undefined) throw new Error(`the page's load did not fetch ${JSON.stringify(queryKey)}`);
  return data;
}

/** Returns whether the page's data or data added to it is loaded; without an observer on the server, as above. */
export const useHasPageData = import.meta.env.SSR ? useIsCached : useIsObserved;

function useIsObserved<Fetched, Failure, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
): boolean {
  return useQuery(options).isSuccess;
}

function useIsCached<Fetched, Failure, Data, Key extends QueryKey>({
  queryKey,
}: UseQueryOptions<Fetched, Failure, Data, Key>): boolean {
  return useQueryClient().getQueryData(queryKey) !== undefined;
}

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
 * @param text HTML that the document contains (`useDocumentText`)
 */
export function dehydrate(queryClient: QueryClient, text?: string): string {
  const state = queryClient.getQueryCache().getAll();
  const pairs = state.flatMap(({ queryKey, state: { data } }) =>
    data === undefined ? [] : [`[${scriptJson(queryKey)},${getJson(data, text)}]`],
  );
  return `[${pairs.join()}]`;
}

function getJson(data: unknown, text: string | undefined): string {
  const known = typeof data === "object" && data !== null ? serialised.get(data) : undefined;
  if (known !== undefined) return known;
  const json = scriptJson(data, text === undefined ? undefined : (_, value) => (value === text ? TEXT : value));
  if (typeof data === "object" && data !== null && !json.includes(TEXT_JSON)) serialised.set(data, json);
  return json;
}

/** Fills the query cache from dehydrated JSON. @param text the HTML that `dehydrate` left out */
export function hydrate(queryClient: QueryClient, json: string, text = ""): void {
  const state: [QueryKey, unknown][] = JSON.parse(json.replaceAll(TEXT_JSON, () => JSON.stringify(text)));
  for (const [key, data] of state) queryClient.setQueryData(key, data);
}
