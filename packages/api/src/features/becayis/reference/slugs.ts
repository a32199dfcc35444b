import { slugify } from "@site/contract/common/text";
import type { Prisma } from "@site/db";

type Tx = Prisma.TransactionClient;

/** The lists whose entries have addresses: tables, the column of former slugs, and the word for a name without letters. */
const lists = {
  institution: { table: "institutions", owner: "institution_id", word: "kurum" },
  position: { table: "positions", owner: "position_id", word: "unvan" },
} as const;

export type SluggedList = keyof typeof lists;

/**
 * Serialises the writes that choose slugs, before they change an entry: two entries never choose the same, and none
 * waits for the other's name while it holds the lock.
 */
export const LOCK_SLUGS = "SELECT pg_advisory_xact_lock(hashtext('becayis_slugs'))";

/** Returns what a name is called in an address: never empty, and never a number alone, which would be an id. */
function toBase(name: string, word: string): string {
  const slug = slugify(name);
  return /[a-z]/.test(slug) ? slug : [word, slug].filter(Boolean).join("-");
}

/**
 * Returns a slug for a name that no other entry has, and takes it from those that had it once. The caller holds the lock.
 * @param own the entry that is renamed
 */
export async function chooseSlug(tx: Tx, list: SluggedList, name: string, own: number | null): Promise<string> {
  const { table, owner, word } = lists[list];
  const base = toBase(name, word);
  const rows = await tx.$queryRawUnsafe<{ slug: string }[]>(
    `SELECT slug FROM ${table} WHERE id IS DISTINCT FROM $1::int AND (slug = $2 OR slug LIKE $2 || '-%')`,
    own,
    base,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  await tx.$executeRawUnsafe(`DELETE FROM former_slugs WHERE slug = $1 AND ${owner} IS NOT NULL`, slug);
  return slug;
}

/** Gives a renamed entry the slug of its new name and remembers the former one. */
export async function renameSlug(tx: Tx, list: SluggedList, id: number, name: string): Promise<void> {
  const { table, owner } = lists[list];
  const slug = await chooseSlug(tx, list, name, id);
  await tx.$executeRawUnsafe(
    `WITH former AS (SELECT slug FROM ${table} WHERE id = $1),
      renamed AS (UPDATE ${table} SET slug = $2 WHERE id = $1 AND slug <> $2 RETURNING id)
    INSERT INTO former_slugs (slug, ${owner}) SELECT former.slug, renamed.id FROM former, renamed
    ON CONFLICT (slug) WHERE ${owner} IS NOT NULL DO UPDATE SET ${owner} = EXCLUDED.${owner}`,
    id,
    slug,
  );
}

/** Gives an entry that is put back its own address again, which may lead to the one that it was merged into. */
export async function takeBackSlug(tx: Tx, list: SluggedList, id: number): Promise<void> {
  const { table, owner } = lists[list];
  await tx.$executeRawUnsafe(
    `DELETE FROM former_slugs WHERE ${owner} IS NOT NULL AND slug = (SELECT slug FROM ${table} WHERE id = $1)`,
    id,
  );
}

/** Lets all addresses of an entry lead to the one that it is merged into. */
export async function mergeSlugs(tx: Tx, list: SluggedList, id: number, into: number): Promise<void> {
  const { table, owner } = lists[list];
  await tx.$executeRawUnsafe(`UPDATE former_slugs SET ${owner} = $2 WHERE ${owner} = $1`, id, into);
  await tx.$executeRawUnsafe(
    `INSERT INTO former_slugs (slug, ${owner}) SELECT slug, $2::int FROM ${table} WHERE id = $1
      ON CONFLICT (slug) WHERE ${owner} IS NOT NULL DO UPDATE SET ${owner} = EXCLUDED.${owner}`,
    id,
    into,
  );
}
