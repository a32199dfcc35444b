import { imageErrors, importNotes } from "@site/contract/blog/transfer/labels";
import { libraryAddress } from "@site/contract/media/address";
import type { App } from "../../../core/app.ts";
import { freeSlug } from "../../../core/database/unique-slug.ts";
import { ForbiddenTargetError } from "../../../integrations/outbound-gate.ts";
import {
  CHANGE_SLUG,
  LIST_IMAGE_ADDRESSES,
  LIST_SLUGS,
  LIST_TAKEN_SLUGS,
  REFUSE_IMAGES,
  SKIP_CATEGORIES,
  SKIP_IMPORTED_POSTS,
  SKIP_REDIRECTS,
  SKIP_STORED_IMAGES,
  SKIP_TAGS,
  SKIP_TAKEN_POSTS,
  SKIP_UNUSED_IMAGES,
} from "./queries.ts";
import type { ReadSource } from "./readers/records.ts";

/** Hosts whose addresses are looked up for the plan; others are checked when their images are fetched. */
const HOSTS_CHECKED = 200;

/** Marks what exists already, what gets another slug, and which images must not be fetched. */
export async function planImport(app: App, { id, format, source }: ReadSource & { id: number }): Promise<void> {
  const run = (sql: string, ...values: unknown[]) => app.db.pool.query(sql, [id, ...values]);
  await run(SKIP_CATEGORIES, importNotes.termExists);
  await run(SKIP_TAGS, importNotes.termExists);
  await run(SKIP_REDIRECTS, importNotes.redirectExists);
  await run(SKIP_IMPORTED_POSTS, importNotes.exists, source, false);
  await run(SKIP_IMPORTED_POSTS, importNotes.inTrash, source, true);
  if (format === "archive") {
    await run(SKIP_TAKEN_POSTS, importNotes.slugExists);
    const [before = "", after = ""] = libraryAddress("*").split("*");
    await run(SKIP_STORED_IMAGES, importNotes.imageStored, before, after);
  } else await run(SKIP_UNUSED_IMAGES, importNotes.imageUnused);
  await changeTakenSlugs(app, id);
  await refuseImages(app, id);
}

async function changeTakenSlugs(app: App, id: number): Promise<void> {
  const { pool } = app.db;
  const posts = await pool.query<{ id: number; slug: string }>(LIST_SLUGS, [id]);
  const existing = await pool.query<{ slug: string }>(LIST_TAKEN_SLUGS);
  const taken = new Set(existing.rows.map(({ slug }) => slug));
  for (const { id: itemId, slug } of posts.rows) {
    const free = freeSlug(slug, (candidate) => taken.has(candidate));
    taken.add(free);
    if (free !== slug) await pool.query(CHANGE_SLUG, [itemId, free, importNotes.slugChanges(slug, free)]);
  }
}

/** Refuses images at addresses that this server must not connect to. */
async function refuseImages(app: App, id: number): Promise<void> {
  const { rows } = await app.db.pool.query<{ id: number; key: string }>(LIST_IMAGE_ADDRESSES, [id]);
  const byOrigin = new Map<string, number[]>();
  for (const { id: itemId, key } of rows) {
    if (!URL.canParse(key)) continue;
    const { origin } = new URL(key);
    byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), itemId]);
  }
  for (const [origin, ids] of [...byOrigin].slice(0, HOSTS_CHECKED))
    if (await isForbidden(app, origin)) await app.db.pool.query(REFUSE_IMAGES, [ids, imageErrors.forbidden]);
}

async function isForbidden(app: App, origin: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(origin);
  try {
    await app.outbound.admit(hostname, Number(port) || (protocol === "https:" ? 443 : 80), "web");
    return false;
  } catch (error) {
    return error instanceof ForbiddenTargetError; // a name that is not found now is tried again later
  }
}
