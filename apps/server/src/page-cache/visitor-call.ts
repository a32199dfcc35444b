import { type App, appRouter, type CallProcedure, type Context, toPublicError } from "@site/api";
import { callTRPCProcedure } from "@trpc/server";
import { LRUCache } from "lru-cache";
import { procedures } from "../procedures.ts";
import { MAX_AGE_MS, type PageCache } from "./page-cache.ts";

const SHARED_ANSWERS = 100;

/** The procedures whose answers many pages show. */
const sharedPaths = new Set(procedures.filter(({ meta }) => meta?.isShownEverywhere).map(({ path }) => path));

/** How pages are rendered calls procedures: as a visitor without a session, and what many pages show alike only once. */
export function visitorCall(app: App, pages: PageCache): CallProcedure {
  return keepingShared(anonymousCall(app), pages);
}

/** Calls procedures as a visitor without a session: what a shared page shows, everybody may see. */
function anonymousCall(app: App): CallProcedure {
  const ctx: Context = {
    app,
    caller: { ipAddress: "", userAgent: "", isBrowser: false },
    cookies: { read: () => undefined, set: () => undefined, clear: () => undefined },
    admin: async () => undefined,
    member: async () => undefined,
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

/** What many pages show alike is read once, and again after any change or when it is as old as a page may get. */
function keepingShared(call: CallProcedure, pages: PageCache): CallProcedure {
  const kept = new LRUCache<string, ReturnType<CallProcedure>>({ max: SHARED_ANSWERS, ttl: MAX_AGE_MS });
  let generation = pages.generation();
  return (path, input) => {
    if (!sharedPaths.has(path)) return call(path, input);
    if (generation !== pages.generation()) {
      kept.clear();
      generation = pages.generation();
    }
    const key = path + JSON.stringify(input);
    const there = kept.get(key);
    if (there) return there;
    const answer = call(path, input);
    kept.set(key, answer);
    answer.catch(() => kept.get(key) === answer && kept.delete(key));
    return answer;
  };
}
