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

/** Calls procedures without the cache of the query client. */
export type Client = TRPCClient<AppRouter>;

/** The clients by which loaders read data. */
export interface Data {
  queryClient: QueryClient;
  client: Client;
  /** Calls procedures through the query client, so that the hooks find the answers in its cache. */
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
}

/** The key of `Data` in the context of loaders: `context.get(dataContext)`. */
export const dataContext = createContext<Data>();

/**
 * Creates the clients for loaders and hooks.
 * @param link sends the calls
 */
export function createData(queryClient: QueryClient, link: TRPCLink<AppRouter>): Data {
  const client = createTRPCClient<AppRouter>({ links: [link] });
  return { queryClient, client, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}

/** Returns a loader context that contains the clients. */
export function provideData(given: Data): RouterContextProvider {
  return new RouterContextProvider(new Map([[dataContext, given]]));
}

/**
 * Calls the router within the process while the server renders; mutations are rejected. The observable never completes:
 * tRPC unsubscribes after the answer, and on completion would abort a signal, whose error costs more than the call.
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

/** Error codes that mean that there is no record: not found, or an address that no record can have. */
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

/** Texts of the page for a missing record, with a link to continue. */
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

/** Waits for a query on the server only. In the browser its part of the page shows a skeleton or an error message. */
export async function awaitOnServer(query: Promise<unknown>): Promise<void> {
  if (import.meta.env.SSR) await query;
  else query.catch(() => undefined);
}
