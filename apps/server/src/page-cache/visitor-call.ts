import { type App, appRouter, type CallProcedure, type Context, toPublicError } from "@site/api";
import { callTRPCProcedure } from "@trpc/server";
import { LRUCache } from "lru-cache";
import { procedures } from "../calls/procedures.ts";
import { isAmong, MAX_AGE_MS, type PageCache } from "./page-cache.ts";

/** The most answers kept of each procedure; a flood of addresses ends only those of its own procedure. */
const ANSWERS_OF_PROCEDURE = 50;

/** Returns the function with which pages call procedures: anonymously, with answers shared by many pages cached. */
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

/** Caches the shared answers until a purge of their tags or until they reach the maximum age of a page. */
function withSharedCache(call: CallProcedure, pages: PageCache): CallProcedure {
  const createAnswers = () =>
    new LRUCache<string, ReturnType<CallProcedure>>({ max: ANSWERS_OF_PROCEDURE, ttl: MAX_AGE_MS });
  const shared = new Map(
    procedures.flatMap(({ path, meta }) =>
      meta?.sharedUntil ? [[path, { tags: meta.sharedUntil, answers: createAnswers() }] as const] : [],
    ),
  );
  pages.onPurge((purged) => {
    for (const { tags, answers } of shared.values()) if (!purged || isAmong(tags, purged)) answers.clear();
  });
  return (path, input) => {
    const answers = shared.get(path)?.answers;
    if (!answers) return call(path, input);
    const key = String(JSON.stringify(input));
    const existing = answers.get(key);
    if (existing) return existing;
    const answer = call(path, input);
    answers.set(key, answer);
    answer.catch(() => answers.peek(key) === answer && answers.delete(key));
    return answer;
  };
}
