import { paths, routePatterns } from "@site/contract/paths";
import { canonicalSitePath } from "@site/contract/site/redirects/site-path";
import type { App } from "../../core/app.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import type { ReaderCounter } from "../../core/pages/reader-counter.ts";
import { startTicks } from "../../core/queue/ticks.ts";
import { findOwnPages } from "../site/seo/own-pages-service.ts";
import { DayCounts, type KnownPages, type SeenView, SITE } from "./day-counts.ts";
import { NameShares } from "./name-shares.ts";
import { type NameCount, OTHER, toDevice, toMissingPath } from "./names.ts";
import { ADD_COUNTS, ADD_SWAP_VIEWS, ADD_VIEWS, FIND_KNOWN_NAMES, FIND_POST_IDS } from "./queries.ts";

const FLUSH_EVERY_MS = 5_000;
/** Kept until the next write; beyond it views are dropped and counted as such. */
const MAX_VIEWS = 10_000;
const MAX_PATHS = 1_000;
const MAX_NAMES = 2_000;
/** Views of one visitor between two writes, and missing addresses; more are forged. */
const MAX_OF_VISITOR = 60;

const POST_PREFIX = routePatterns.post.slice(0, routePatterns.post.indexOf(":"));

/** Counts of one day that are not written yet. */
interface Gathered {
  views: SeenView[];
  /** Reported paths, as sent. */
  paths: Set<string>;
  ofVisitors: Map<string, number>;
  /** Missing addresses with their visitors, and how many each visitor asked for. */
  missing: { hash: string; name: string }[];
  missingOfVisitors: Map<string, number>;
  listings: Map<number, number>;
  dropped: number;
}

/** Starts the counter of the reader statistics: buffers within bounds, written together every few seconds. */
export function startReaderCounter(app: Pick<App, "db" | "log" | "views" | "siteUrl">): ReaderCounter {
  const ownHost = new URL(app.siteUrl).hostname;
  let gathered = new Map<string, Gathered>();
  /** The shares of the newest day; what is written late for the day before begins anew. */
  let shares = { day: "", names: new NameShares() };

  function getDay(day: string): Gathered {
    const known = gathered.get(day);
    if (known) return known;
    const made: Gathered = {
      views: [],
      paths: new Set(),
      ofVisitors: new Map(),
      missing: [],
      missingOfVisitors: new Map(),
      listings: new Map(),
      dropped: 0,
    };
    gathered.set(day, made);
    return made;
  }

  let written = Promise.resolve();
  /** Writes what is gathered once an earlier write has ended, so that its caller finds everything written. */
  function flush(): Promise<void> {
    written = written.then(writeGathered);
    return written;
  }

  async function writeGathered(): Promise<void> {
    const batch = gathered;
    gathered = new Map();
    for (const [day, given] of batch) {
      try {
        if (day !== shares.day) shares = { day, names: new NameShares() };
        await write(app, ownHost, day, given, shares.names);
      } catch (error) {
        if (!gathered.has(day))
          gathered.set(day, given); // retried by the next flush
        else getDay(day).dropped += given.views.length;
        app.log.error(`reader statistics could not be written: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  const stop = startTicks({
    everyMs: FLUSH_EVERY_MS,
    failure: "reader statistics could not be written",
    log: app.log,
    run: flush,
  });
  return {
    noteView(view, caller) {
      const visitor = app.views.getVisitor(caller);
      if (!visitor) return;
      const day = getDay(visitor.day);
      const count = (day.ofVisitors.get(visitor.hash) ?? 0) + 1;
      const isNewPath = !day.paths.has(view.path);
      if (count > MAX_OF_VISITOR || day.views.length >= MAX_VIEWS || (isNewPath && day.paths.size >= MAX_PATHS)) {
        day.dropped += 1;
        return;
      }
      day.ofVisitors.set(visitor.hash, count);
      day.paths.add(view.path);
      day.views.push({ ...view, hash: visitor.hash, device: toDevice(caller.userAgent) });
    },
    noteMissing(path, caller) {
      const visitor = app.views.getVisitor(caller);
      const name = visitor && toMissingPath(path);
      if (!name) return;
      const { missing, missingOfVisitors } = getDay(visitor.day);
      const count = (missingOfVisitors.get(visitor.hash) ?? 0) + 1;
      if (count > MAX_OF_VISITOR || missing.length >= MAX_NAMES) return;
      missingOfVisitors.set(visitor.hash, count);
      missing.push({ hash: visitor.hash, name });
    },
    noteListing(id, day) {
      raise(getDay(day).listings, id);
    },
    flush,
    async close() {
      await stop();
      await flush();
    },
  };
}

/** Adds one to a name's count; new names beyond the bound are left out. */
function raise<Name>(counts: Map<Name, number>, name: Name): void {
  if (counts.has(name) || counts.size < MAX_NAMES) counts.set(name, (counts.get(name) ?? 0) + 1);
}

async function write(
  { db }: Pick<App, "db">,
  ownHost: string,
  day: string,
  given: Gathered,
  shares: NameShares,
): Promise<void> {
  const known = await findPages(db, given.views);
  const counts = new DayCounts();
  for (const view of given.views) counts.addView(view, known, ownHost);
  for (const { name, hash } of given.missing) counts.addName(SITE, "missing", name, { hash });
  if (given.dropped > 0) counts.addName(SITE, "dropped", OTHER, undefined, given.dropped);

  const sums = [...counts.sums];
  const names = shares.place([...counts.names.values()], await findKnownNames(db, day, counts.names));
  const visitors = sums.flatMap(([postId, { hashes }]) => [...hashes].map((hash) => ({ postId, hash })));
  const listings = [...given.listings];
  await inTransaction(db.pool, async (client) => {
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
async function findPages(db: App["db"], views: SeenView[]): Promise<KnownPages> {
  const toPaths = (texts: string[]) => [...new Set(texts.map(canonicalSitePath).filter((path) => path !== undefined))];
  const reported = toPaths(views.map(({ path }) => path)).filter((path) => path !== paths.preview);
  const read = async <Row>(sql: string, asked: string[]): Promise<Row[]> => (await db.pool.query(sql, [asked])).rows;
  const pages = reported.length > 0 ? await findOwnPages(read, reported) : new Set<string>();
  const slugs = toPaths([...pages, ...views.map(({ from }) => from)])
    .filter((path) => path.startsWith(POST_PREFIX))
    .map((path) => path.slice(POST_PREFIX.length));
  const rows = slugs.length > 0 ? await read<{ id: number; slug: string }>(FIND_POST_IDS, slugs) : [];
  return { pages, posts: new Map(rows.map(({ id, slug }) => [POST_PREFIX + slug, id])) };
}
