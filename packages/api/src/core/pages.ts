import type { Prisma } from "@site/db";
import type { App } from "./app.ts";

/** Instances listen here for the tags of pages that a write made stale. */
export const PAGE_PURGE_CHANNEL = "page_purge";

/**
 * Runs a write and forgets the pages it makes stale: in every instance with the commit, in this one before it returns.
 * @param tags what the write changes: "posts", "home", "services", "pages" (static pages), "becayis" (listings) or "settings" (what every page shows around its
 * content); pages are tagged with what they show
 */
export async function changePages<Result>(
  app: App,
  tags: readonly string[],
  write: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const result = await app.db.prisma.$transaction(async (tx) => {
    const written = await write(tx);
    await tx.$executeRaw`SELECT pg_notify(${PAGE_PURGE_CHANNEL}, ${tags.join(",")})`;
    return written;
  });
  app.pages.purge(tags);
  return result;
}
