import { type App, appRouter, type CallProcedure, type Context, type PageTag, toPublicError } from "@site/api";
import { callTRPCProcedure } from "@trpc/server";
import { LRUCache } from "lru-cache";
import { procedures } from "../procedures.ts";
import { isAmong, MAX_AGE_MS, type PageCache } from "./page-cache.ts";

const SHARED_ANSWERS = 100;

/** What makes the answers of procedures stale whose answers pages share. */
const sharedTags = new Map(
  procedures.flatMap(({ path, meta }) => (meta?.sharedUntil ? [[path, meta.sharedUntil] as const] : [])),
);

interface SharedAnswer {
  tags: readonly PageTag[];
  answer: ReturnType<CallProcedure>;
}

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

/** Caches the shared answers until a purge of their tags or until they reach the maximum age of a page. */
function withSharedCache(call: CallProcedure, pages: PageCache): CallProcedure {
  const cached = new LRUCache<string, SharedAnswer>({ max: SHARED_ANSWERS, ttl: MAX_AGE_MS });
  pages.onPurge((purged) => {
    for (const [key, { tags }] of cached.entries()) if (!purged || isAmong(tags, purged)) cached.delete(key);
  });
  return (path, input) => {
    const tags = sharedTags.get(path);
    if (!tags) return call(path, input);
    const key = path + JSON.stringify(input);
    const existing = cached.get(key);
    if (existing) return existing.answer;
    const shared = { tags, answer: call(path, input) };
    cached.set(key, shared);
    shared.answer.catch(() => cached.peek(key) === shared && cached.delete(key));
    return shared.answer;
  };
}
