import { paths, routePatterns } from "@site/contract/paths";
import { canonicalSitePath } from "@site/contract/site/redirects/site-path";
import type { App } from "../../../core/app.ts";
import { inTransaction } from "../../../core/database/transaction.ts";
import { findOwnPages, queryPaths } from "../../site/seo/own-pages-service.ts";
import { DayCounts, type KnownPages, type SeenView, SITE } from "./day-counts.ts";
import type { GatheredDay } from "./gathered-day.ts";
import type { NameShares } from "./name-shares.ts";
import { type NameCount, OTHER } from "./names.ts";
import { ADD_COUNTS, ADD_SWAP_VIEWS, ADD_VIEWS, FIND_KNOWN_NAMES, FIND_POST_IDS } from "./queries.ts";

const POST_PREFIX = routePatterns.post.slice(0, routePatterns.post.indexOf(":"));

/** Writes what was gathered of a day in one transaction. @param ownHost the site's own host, which is no source */
export async function writeDay(
  app: Pick<App, "db" | "publicPages">,
  ownHost: string,
  day: string,
  given: GatheredDay,
  shares: NameShares,
): Promise<void> {
  const known = await findPages(app, given.views);
  const counts = new DayCounts();
  for (const view of given.views) counts.addView(view, known, ownHost);
  for (const { name, hash } of given.missing) counts.addName(SITE, "missing", name, { hash });
  if (given.dropped > 0) counts.addName(SITE, "dropped", OTHER, undefined, given.dropped);

  const sums = [...counts.sums];
  const names = shares.place([...counts.names.values()], await findKnownNames(app.db, day, counts.names));
  const visitors = sums.flatMap(([postId, { hashes }]) => [...hashes].map((hash) => ({ postId, hash })));
  const listings = [...given.listings];
  await inTransaction(app.db.pool, async (client) => {
    if (sums.length > 0)
      await client.query(ADD_VIEWS, [
        day,
        sums.map(([postId]) => postId),
        ...(["views", "quarter", "half", "full"] as const).map((field) => sums.map(([, each]) => each[field])),
        visitors.map(({ postId }) => postId),
        visitors.map(({ hash }) => hash),
      ]);
    if (names.length > 0)
      await client.query(ADD_COUNTS, [
        day,
        ...(["postId", "kind", "name", "count"] as const).map((field) => names.map((each) => each[field])),
      ]);
    if (listings.length > 0)
      await client.query(ADD_SWAP_VIEWS, [day, listings.map(([id]) => id), listings.map(([, count]) => count)]);
  });
}

/** Returns whether names are stored for the day. */
async function findKnownNames(db: App["db"], day: string, names: Map<string, NameCount>) {
  const asked = [...names.values()];
  const columns = (["postId", "kind", "name"] as const).map((field) => asked.map((each) => each[field]));
  const { rows } = await db.pool.query<{ post_id: number; kind: string; name: string }>(FIND_KNOWN_NAMES, [
    day,
    ...columns,
  ]);
  const known = new Set(rows.map((row) => `${row.post_id} ${row.kind} ${row.name}`));
  return ({ postId, kind, name }: NameCount) => known.has(`${postId} ${kind} ${name}`);
}

/** Finds which of the reported paths are pages of the site, without previews, and the posts among all paths. */
async function findPages(app: Pick<App, "db" | "publicPages">, views: SeenView[]): Promise<KnownPages> {
  const toPaths = (texts: string[]) => [...new Set(texts.map(canonicalSitePath).filter((path) => path !== undefined))];
  const reported = toPaths(views.map(({ path }) => path)).filter((path) => path !== paths.preview);
  const pages = reported.length > 0 ? await findOwnPages(app, reported) : new Set<string>();
  const slugs = toPaths([...pages, ...views.map(({ from }) => from)])
    .filter((path) => path.startsWith(POST_PREFIX))
    .map((path) => path.slice(POST_PREFIX.length));
  const rows = slugs.length > 0 ? await queryPaths<{ id: number; slug: string }>(app, FIND_POST_IDS, slugs) : [];
  return { pages, posts: new Map(rows.map(({ id, slug }) => [POST_PREFIX + slug, id])) };
}
