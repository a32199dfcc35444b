import {
  type App,
  appRouter,
  type CallProcedure,
  type Context,
  type Kept,
  keepUntilPurged,
  toPublicError,
} from "@site/api";
import { callTRPCProcedure } from "@trpc/server";
import { procedures } from "../calls/procedures.ts";
import type { PageCache } from "./page-cache.ts";

/** The most answers stored per procedure; requests of many addresses evict only answers of their own procedure. */
const ANSWERS_OF_PROCEDURE = 50;

/** Returns the function by which pages call procedures: anonymously, with shared answers from a cache. */
export function visitorCall(app: App, pages: PageCache): CallProcedure {
  return withSharedCache(anonymousCall(app), pages);
}

/** Calls procedures without a session, because a cached page is sent to every visitor. */
function anonymousCall(app: App): CallProcedure {
  const ctx: Context = {
    app,
    caller: { ipAddress: "", userAgent: "", isBrowser: false, refusesCounting: false },
    cookies: { read: () => undefined, set: () => undefined, clear: () => undefined },
    admin: async () => undefined,
    member: async () => undefined,
    key: async () => undefined,
    confirm: async () => false,
  };
  return async (path, input) => {
    try {
      return {
        data: await callTRPCProcedure({
          router: appRouter,
          path,
          type: "query",
          getRawInput: async () => input,
          ctx,
          signal: undefined,
          batchIndex: 0,
        }),
      };
    } catch (error) {
      const { isUnexpected, code, message } = toPublicError(error);
      if (isUnexpected) throw error;
      return { error: { code: -32_000, message, data: { code } } };
    }
  };
}

type Answer = Awaited<ReturnType<CallProcedure>>;

/** Stores shared answers until a purge of their tags, at most for the maximum age of a page. */
function withSharedCache(call: CallProcedure, pages: PageCache): CallProcedure {
  const shared = new Map<string, Kept<Answer>>();
  for (const { path, meta } of procedures)
    if (meta?.sharedUntil) shared.set(path, keepUntilPurged(pages, meta.sharedUntil, ANSWERS_OF_PROCEDURE));
  return (path, input) => {
    const keep = shared.get(path);
    return keep ? keep(String(JSON.stringify(input)), () => call(path, input)) : call(path, input);
  };
}
