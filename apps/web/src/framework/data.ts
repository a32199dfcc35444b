import type { AppRouter, CallProcedure } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import type { createHttpClient } from "@site/browser/calls/http-link";
import { getServerError } from "@site/browser/calls/server-error";
import { storedToken } from "@site/browser/stored-token";
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
import type { TRPCClient } from "@trpc/client";
import type { createTRPCQueryUtils } from "@trpc/react-query";
import { createContext, useContext } from "react";
import { loadPart } from "./failed-loads.ts";

/** Sends calls to the router: directly on the server, over HTTP in the browser. */
export interface CallTransport {
  query(path: string, input?: unknown): Promise<unknown>;
  mutation(path: string, input?: unknown): Promise<unknown>;
}

/** Calls the router in-process while the server renders; mutations are rejected. */
export function localTransport(call: CallProcedure): CallTransport {
  return {
    async query(path, input) {
      const answer = await call(path, input);
      if ("data" in answer) return answer.data;
      const { message, data } = answer.error;
      throw Object.assign(new Error(message), { data }); // not a TRPCClientError, whose module is loaded with the first call
    },
    mutation: (path) => Promise.reject(new Error(`${path} is called while a page is rendered`)),
  };
}

/** The member's session token. The storage key is part of the documented interface. */
export const memberToken = storedToken("userToken");

/** Sends calls over HTTP; the HTTP client is loaded with the first call. */
export const httpTransport: CallTransport = {
  query: async (path, input) => (await loadClient()).query(path, input),
  mutation: async (path, input) => (await loadClient()).mutation(path, input),
};

let client: ReturnType<typeof createHttpClient> | undefined;

async function loadClient(): Promise<ReturnType<typeof createHttpClient>> {
  const http = await loadPart(() => import("@site/browser/calls/http-link"));
  client ??= http.createHttpClient(tokens);
  return client;
}

/** Returns the member's and the admin's token if both are stored; each procedure reads the one it needs. */
function tokens(): Record<string, string> {
  const member = memberToken.read();
  const admin = adminToken.read();
  return { ...(member && { authorization: `Bearer ${member}` }), ...(admin && { "x-admin-token": admin }) };
}

/** The members of tRPC's query utilities that pages use. */
type Used = "queryOptions" | "invalidate" | "setData";
type Branch<Utils> = {
  [Name in keyof Utils as Name extends Used
    ? Name
    : Utils[Name] extends (...given: never[]) => unknown
      ? never
      : Name]: Name extends Used ? Utils[Name] : Branch<Utils[Name]>;
};

/** Typed access to every procedure. Routers create query options; `client` calls a procedure directly. */
export type Trpc = Branch<ReturnType<typeof createTRPCQueryUtils<AppRouter>>> & { client: TRPCClient<AppRouter> };

/** Handles the last name of a property path. @param path the names before it */
type Leaf = (path: string[], input?: unknown, more?: unknown) => unknown;

/**
 * Creates a client with tRPC's types and query keys. tRPC's own client would add five kilobytes to every public page,
 * and most pages never make a call because they arrive with their data.
 */
export function createTrpc(queryClient: QueryClient, transport: CallTransport): Trpc {
  return getBranch<Trpc>([], {
    queryOptions: (path, input, more) => ({
      ...getObject(more),
      queryKey: getKey(path, input),
      queryFn: () => transport.query(path.join("."), input),
    }),
    invalidate: (path, input) =>
      queryClient.invalidateQueries({ queryKey: input === undefined ? [path] : [path, { input }] }),
    setData: (path, input, data) => queryClient.setQueryData(getKey(path, input), data),
    query: ([, ...path], input) => transport.query(path.join("."), input),
    mutate: ([, ...path], input) => transport.mutation(path.join("."), input),
  });
}

function getKey(path: string[], input: unknown) {
  return [path, { ...(input !== undefined && { input }), type: "query" }];
}

function getObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

function getBranch<Typed extends object>(path: string[], leaves: Record<string, Leaf>): Typed {
  const branch: Typed = Object.create(null);
  return new Proxy(branch, {
    get(_, name) {
      if (typeof name !== "string") return undefined;
      const leaf = leaves[name];
      return leaf ? (input?: unknown, more?: unknown) => leaf(path, input, more) : getBranch([...path, name], leaves);
    },
  });
}

const TrpcContext = createContext<Trpc | undefined>(undefined);

/** Provides the client; `MemberTrpc` provides another one for calls that need a member. */
export const TrpcProvider = TrpcContext.Provider;

export function useTrpc(): Trpc {
  const trpc = useContext(TrpcContext);
  if (!trpc) throw new Error("useTrpc is used outside TrpcProvider");
  return trpc;
}

/** Error codes for an address without a record: none exists, or none can have such an address. */
const NOT_FOUND_CODES: unknown[] = ["NOT_FOUND", "VALIDATION_FAILED"];

/** Resolves with null instead of rejecting if there is no record, so that the page can show its not-found screen. */
export async function nullIfNotFound<Data>(request: Promise<Data>): Promise<Data | null> {
  try {
    return await request;
  } catch (error) {
    if (NOT_FOUND_CODES.includes(getServerError(error)?.code)) return null;
    throw error;
  }
}

/** Keys of pages that differ from the first path segment. */
const KEYS = new Map([
  ["", "home"],
  ["hizmetler", "services"],
]);
const MAX_KEY_LENGTH = 60;

/** Returns the key of the administrator's head tags; undefined for deeper paths, which have tags of their own. */
function findPageKey(pathname: string): string | undefined {
  const [, first = "", deeper] = pathname.split("/");
  if (deeper !== undefined || first.length > MAX_KEY_LENGTH) return undefined;
  return KEYS.get(first) ?? first;
}

/** Returns the query of the administrator's head tags; undefined for pages that cannot have any. */
export function pageSeoQuery(trpc: Trpc, pathname: string) {
  const pageKey = findPageKey(pathname);
  return pageKey === undefined ? undefined : trpc.site.pageSeo.queryOptions({ pageKey });
}

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
