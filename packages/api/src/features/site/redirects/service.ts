import { canonicalSitePath, encodedSitePath } from "@site/contract/site/redirects/site-path";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { findOwnPages, queryPaths } from "../seo/own-pages-service.ts";
import { COUNT_HIT, FOLLOW_REDIRECTS, type FollowedRow } from "./queries.ts";

/** Where a redirected path leads. */
export interface Followed {
  /** Every address on the way, in order and without repetition; canonical. */
  steps: string[];
  /** The first of them that has a page, otherwise the last. */
  final: string;
}

/** Follows the redirects of canonical paths; a path without one is missing in the answer. */
export async function followRedirects(
  app: App,
  starts: string[],
  tx?: Prisma.TransactionClient,
): Promise<Map<string, Followed>> {
  const rows = await queryPaths<FollowedRow>(app, FOLLOW_REDIRECTS, starts, tx);
  const steps = new Map<string, string[]>();
  for (const { start, path } of rows) steps.set(start, [...(steps.get(start) ?? []), path]);
  const isLong = rows.length > steps.size;
  const pages = isLong ? await findOwnPages(app, [...new Set(rows.map(({ path }) => path))], tx) : new Set<string>();
  const followed = new Map<string, Followed>();
  for (const [start, found] of steps) {
    const final = found.find((path) => pages.has(path)) ?? found.at(-1);
    if (final !== undefined) followed.set(start, { steps: found, final });
  }
  return followed;
}

/**
 * Returns the redirect target of a path, as it stands in a URL, or undefined. Ask only for paths that have no page;
 * the target may be unpublished.
 * @param path in any spelling
 */
export async function findRedirect(app: App, path: string): Promise<string | undefined> {
  const start = canonicalSitePath(path);
  if (start === undefined) return undefined;
  const found = (await followRedirects(app, [start])).get(start);
  return found && encodedSitePath(found.final);
}

/** Counts a visitor who was redirected from a path. */
export async function countRedirectHit(app: App, path: string): Promise<void> {
  await app.db.pool.query({ name: "redirect-hit", text: COUNT_HIT, values: [canonicalSitePath(path)] });
}
