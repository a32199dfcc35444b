import type { Database, Prisma } from "@site/db";

/** PostgreSQL channel on which instances receive the tags of stale pages. */
export const PAGE_PURGE_CHANNEL = "page_purge";

/**
 * Names what a write changes: posts with their categories and tags, the home page, services, static pages, listings,
 * what every page shows around its content ("settings"), or the sitemap, built again at an administrator's wish.
 */
export type PageTag = "posts" | "home" | "services" | "pages" | "becayis" | "settings" | "sitemap";

/** Maximum age of a page and of an answer in it. View counts, which change without a purge, get as old as both. */
export const MAX_AGE_MS = 5 * 60_000;

/** Is called with the tags of what has changed, or without tags if anything may have changed. */
export type PurgeListener = (tags?: readonly string[]) => void;

/** Stores rendered pages until a write invalidates their tags. */
export interface PageStore {
  /** Removes every page with one of these tags from this instance, synchronously. */
  purge(tags: readonly string[]): void;
  /** Calls the listener at each purge. */
  onPurge(listener: PurgeListener): void;
}

/**
 * Runs a write in a transaction and purges the pages that it makes stale: in other instances at the commit, in this one
 * before it returns.
 * @param tags tags of the stale pages, or a function that returns them by the result, possibly none
 */
export async function changePages<Result>(
  app: { db: Database; pages: PageStore },
  tags: readonly PageTag[] | ((result: Result) => readonly PageTag[]),
  write: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const getTags = typeof tags === "function" ? tags : () => tags;
  const result = await app.db.prisma.$transaction(async (tx) => {
    const written = await write(tx);
    const stale = getTags(written);
    if (stale.length > 0) await tx.$executeRaw`SELECT pg_notify(${PAGE_PURGE_CHANNEL}, ${stale.join(",")})`;
    return written;
  });
  app.pages.purge(getTags(result));
  return result;
}
