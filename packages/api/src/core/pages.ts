import type { Prisma } from "@site/db";
import type { App } from "./app.ts";

/** PostgreSQL channel on which instances receive the tags of stale pages. */
export const PAGE_PURGE_CHANNEL = "page_purge";

/**
 * Runs a write in a transaction and purges the pages it makes stale: in every instance at commit, in this one before
 * returning.
 * @param tags what the write changes: "posts", "home", "services", "pages" (static pages), "becayis" (listings),
 * "settings" (what every page shows around its content) or "sitemap" (built anew at an administrator's wish)
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
