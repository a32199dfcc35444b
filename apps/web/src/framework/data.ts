import type { AppRouter, CallProcedure } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import { createHttpLink } from "@site/browser/calls/http-link";
import { getServerError } from "@site/browser/calls/server-error";
import { storedToken } from "@site/browser/stored-token";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, type TRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { createContext, data, RouterContextProvider } from "react-router-dom";

declare module "react-router" {
  interface Future {
    /** Types the `context` of loaders (https://reactrouter.com/how-to/middleware#1-enable-the-middleware-flag). */
    v8_middleware: true;
  }
}

/** The hooks of every procedure, as in the admin app. */
export const trpc = createTRPCReact<AppRouter>();

/** Calls procedures past the query client. */
export type Client = TRPCClient<AppRouter>;

/** Holds the clients that loaders read data with. */
export interface Data {
  queryClient: QueryClient;
  client: Client;
  /** Reads procedures by way of the query client, from which the hooks take the answers. */
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
}

/** The key of `Data` in the context of loaders: `context.get(dataContext)`. */
export const dataContext = createContext<Data>();

/** Returns what loaders and hooks read data with. @param link sends the calls */
export function createData(queryClient: QueryClient, link: TRPCLink<AppRouter>): Data {
  const client = createTRPCClient<AppRouter>({ links: [link] });
  return { queryClient, client, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}

/** Returns the context of loaders. */
export function provideData(given: Data): RouterContextProvider {
  return new RouterContextProvider(new Map([[dataContext, given]]));
}

/**
 * Calls the router in-process while the server renders; mutations are rejected. It never completes: tRPC unsubscribes
 * at the answer, and would abort a signal at the end, whose error costs more than the call.
 */
export function localLink(call: CallProcedure): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, input, type } }) =>
      observable((observer) => {
        if (type !== "query") throw new Error(`${path} is called while a page is rendered`);
        call(path, input).then(
          (answer) => {
            if ("error" in answer) return observer.error(TRPCClientError.from({ error: answer.error }));
            observer.next({ result: { data: answer.data } });
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

/** Error codes for an address without a record: none exists, or none can have such an address. */
const NOT_FOUND_CODES: unknown[] = ["NOT_FOUND", "VALIDATION_FAILED"];

/** Resolves with null instead of rejecting if there is no record. */
export async function nullIfNotFound<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await request;
  } catch (error) {
    if (NOT_FOUND_CODES.includes(getServerError(error)?.code)) return null;
    throw error;
  }
}

/** Names the texts of the page for a missing record, and where it leads. */
export interface Missing {
  title: string;
  text: string;
  link: { to: string; label: string };
}

/** Returns the error with which a loader answers 404; `PageFailed` shows its texts. */
export function notFound(missing: Missing) {
  return data(missing, { status: 404 });
}

/** Resolves with the record of a request. @throws `notFound` if there is none */
export async function findOrThrow<Result>(request: Promise<Result>, missing: Missing): Promise<Result> {
  const found = await nullIfNotFound(request);
  if (found === null) throw notFound(missing);
  return found;
}

/** Waits on the server for a query whose part of the page has a skeleton and an error message of its own. */
export async function awaitOnServer(query: Promise<unknown>): Promise<void> {
  if (import.meta.env.SSR) await query;
  else query.catch(() => undefined);
}
