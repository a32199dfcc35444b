import type { AppRouter, CallProcedure } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import type { createHttpClient } from "@site/browser/calls/http-link";
import { getServerError } from "@site/browser/calls/server-error";
import { storedToken } from "@site/browser/stored-token";
import { scriptJson } from "@site/contract/common/text";
import type { TRPCClient } from "@trpc/client";
import type { createTRPCQueryUtils } from "@trpc/react-query";
import { createContext, useContext } from "react";
import { loadPart } from "./failed-loads.ts";
import type { Queries } from "./queries.ts";

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
export function createTrpc(queries: Queries, transport: CallTransport): Trpc {
  return getBranch<Trpc>([], {
    queryOptions: (path, input, more) => ({
      ...getObject(more),
      queryKey: getKey(path, input),
      queryFn: () => transport.query(path.join("."), input),
    }),
    invalidate: (path, input) =>
      queries.change((client) =>
        client.invalidateQueries({ queryKey: input === undefined ? [path] : [path, { input }] }),
      ),
    setData: (path, input, data) => queries.change((client) => client.setQueryData(getKey(path, input), data)),
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

/**
 * Placeholder for text that the document contains, so that an article is not sent twice. It cannot occur in data,
 * because PostgreSQL's texts have no NUL.
 */
const TEXT = "\u0000text";
const TEXT_JSON = JSON.stringify(TEXT);

/** Many pages share data objects; each is serialised once, unless it contains the text of the page at hand. */
const serialised = new WeakMap<object, string>();

/**
 * Returns a page's queries as JSON: pairs of query key and data.
 * @param text HTML that the document contains (`useDocumentText`)
 */
export function dehydrate(queries: Queries, text?: string): string {
  const pairs = queries.list().map(({ key, data }) => `[${scriptJson(key)},${getJson(data, text)}]`);
  return `[${pairs.join()}]`;
}

function getJson(data: unknown, text: string | undefined): string {
  const known = typeof data === "object" && data !== null ? serialised.get(data) : undefined;
  if (known !== undefined) return known;
  const json = scriptJson(data, text === undefined ? undefined : (_, value) => (value === text ? TEXT : value));
  if (typeof data === "object" && data !== null && !json.includes(TEXT_JSON)) serialised.set(data, json);
  return json;
}

/** Adds the answers of dehydrated JSON. @param text the HTML that `dehydrate` left out */
export function hydrate(queries: Queries, json: string, text = ""): void {
  const state: [unknown[], unknown][] = JSON.parse(json.replaceAll(TEXT_JSON, () => JSON.stringify(text)));
  for (const [key, data] of state) queries.add(key, data);
}
