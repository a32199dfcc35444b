import type { PageTag } from "@site/api";
import type { CachedPage } from "../../page-cache/cached-page.ts";
import { createPageCache, type PageCache } from "../../page-cache/page-cache.ts";

/** Returns the cached answer of a visitor's call with this input or makes it. @throws what the call throws */
export type SharedAnswers = (
  route: { procedure: string; cachedUntil?: readonly PageTag[] | undefined },
  input: Record<string, unknown>,
  call: () => Promise<unknown>,
) => Promise<CachedPage>;

/**
 * Caches answers that visitors share, by procedure and input, like rendered pages: until a write changes one of their
 * tags, for five minutes at most, in memory of their own as large as that of pages with a query.
 */
export function shareAnswers(pages: PageCache): SharedAnswers {
  const answers = createPageCache();
  pages.onPurge((tags) => (tags ? answers.purge(tags) : answers.clear()));
  return ({ procedure, cachedUntil = [] }, input, call) => {
    const sorted = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
    const key = `${procedure}?${JSON.stringify(sorted)}`;
    return answers.getOrRender(key, async () => ({
      status: 200,
      html: [JSON.stringify((await call()) ?? {})],
      tags: cachedUntil,
      mediaType: "application/json",
    }));
  };
}
