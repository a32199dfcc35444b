import type { AppRouter, CallProcedure } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import { createHttpLink } from "@site/browser/calls/http-link";
import { getServerError } from "@site/browser/calls/server-error";
import { storedToken } from "@site/browser/stored-token";
import { scriptJson } from "@site/contract/common/text";
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import { createTRPCClient, type TRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { createContext, useContext } from "react";

/** Typed access to every procedure: options of queries, changes of the cache, and direct calls by `client`. */
export type Trpc = ReturnType<typeof createTRPCQueryUtils<AppRouter>> & { client: TRPCClient<AppRouter> };

/** Returns tRPC's query utilities with their client. @param links the last one sends the calls */
export function createTrpc(queryClient: QueryClient, links: TRPCLink<AppRouter>[]): Trpc {
  const client = createTRPCClient<AppRouter>({ links });
  return Object.create(createTRPCQueryUtils<AppRouter>({ queryClient, client }), { client: { value: client } });
}

/** Calls the router in-process while the server renders; mutations are rejected. */
export function localLink(call: CallProcedure): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, input, type } }) =>
      observable((observer) => {
        if (type !== "query") throw new Error(`${path} is called while a page is rendered`);
        call(path, input).then(
          (answer) => {
            if ("error" in answer) return observer.error(TRPCClientError.from({ error: answer.error }));
            observer.next({ result: { data: answer.data } });
            observer.complete();
          },
          (error: Error) => observer.error(TRPCClientError.from(error)),
        );
      });
}

/** The member's session token. The storage key is part of the documented interface. */
export const memberToken = storedToken("userToken");

/** Sends calls over HTTP with the member's and the admin's token if they are stored; each procedure reads its own. */
export const httpLink: TRPCLink<AppRouter> = createHttpLink(() => {
  const member = memberToken.read();
  const admin = adminToken.read();
  return { ...(member && { authorization: `Bearer ${member}` }), ...(admin && { "x-admin-token": admin }) };
});

const TrpcContext = createContext<Trpc | undefined>(undefined);

/** Provides the utilities; `MemberTrpc` provides others for calls that need a member. */
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

/** Returns a page's answers as JSON. @param text HTML that the document contains (`useDocumentText`) */
export function toState(queryClient: QueryClient, text?: string): string {
  return scriptJson(
    dehydrate(queryClient),
    text === undefined ? undefined : (_, value) => (value === text ? TEXT : value),
  );
}

/**
 * Fills the query client with the answers of a document. They count as fresh from now on, whatever the age of the
 * cached page: the host purges pages with each change, so that none is fetched again while the page opens.
 * @param text the HTML that `toState` left out
 */
export function fillFromState(queryClient: QueryClient, json: string, text = ""): void {
  const state: DehydratedState = JSON.parse(json.replaceAll(TEXT_JSON, () => JSON.stringify(text)));
  const dataUpdatedAt = Date.now();
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queryClient, { ...state, queries });
}
