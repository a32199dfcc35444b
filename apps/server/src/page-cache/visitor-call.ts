import { type App, appRouter, type CallProcedure, type Context, toPublicError } from "@site/api";
import { callTRPCProcedure } from "@trpc/server";
import { LRUCache } from "lru-cache";
import { procedures } from "../procedures.ts";
import { MAX_AGE_MS, type PageCache } from "./page-cache.ts";

const SHARED_ANSWERS = 100;

/** Procedures whose answers appear on many pages. */
const sharedPaths = new Set(procedures.filter(({ meta }) => meta?.isShownEverywhere).map(({ path }) => path));

/** Returns the function with which pages call procedures: anonymously, with answers shared by many pages cached. */
export function visitorCall(app: App, pages: PageCache): CallProcedure {
  return withSharedCache(anonymousCall(app), pages);
}

/** Calls procedures without a session, because a cached page is sent to every visitor. */
function anonymousCall(app: App): CallProcedure {
  const ctx: Context = {
    app,
    caller: { ipAddress: "", userAgent: "", isBrowser: false },
    cookies: { read: () => undefined, set: () => undefined, clear: () => undefined },
    admin: async () => undefined,
    member: async () => undefined,
    key: async () => undefined,
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
      const { isFault, code, message } = toPublicError(error);
      if (isFault) throw error;
      return { error: { code: -32_000, message, data: { code } } };
    }
  };
}

/** Caches the shared answers until the next purge or until they reach the maximum age of a page. */
function withSharedCache(call: CallProcedure, pages: PageCache): CallProcedure {
  const cached = new LRUCache<string, ReturnType<CallProcedure>>({ max: SHARED_ANSWERS, ttl: MAX_AGE_MS });
  let generation = pages.generation();
  return (path, input) => {
    if (!sharedPaths.has(path)) return call(path, input);
    if (generation !== pages.generation()) {
      cached.clear();
      generation = pages.generation();
    }
    const key = path + JSON.stringify(input);
    const existing = cached.get(key);
    if (existing) return existing;
    const answer = call(path, input);
    cached.set(key, answer);
    answer.catch(() => cached.get(key) === answer && cached.delete(key));
    return answer;
  };
}
