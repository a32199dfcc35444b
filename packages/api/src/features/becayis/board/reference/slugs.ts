import { slugify } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import { FORGET_SLUG, LIKE_SLUGS, MERGE_SLUG, MOVE_FORMER_SLUGS, RENAME_SLUG, TAKE_BACK_SLUG } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** The lists whose entries have addresses, and the word for a name without letters. */
const words = { institution: "kurum", position: "unvan" } as const;

export type SluggedList = keyof typeof words;

/** Returns the slug of a name, never empty and never a mere number, which would be an id. */
function toBase(name: string, word: string): string {
  const slug = slugify(name);
  return /[a-z]/.test(slug) ? slug : [word, slug].filter(Boolean).join("-");
}

/**
 * Returns a slug for a name that no other entry has. A former slug of another entry becomes free. The caller holds the
 * lock.
 * @param own the entry that is renamed
 */
export async function chooseSlug(tx: Tx, list: SluggedList, name: string, own: number | null): Promise<string> {
  const base = toBase(name, words[list]);
  const rows = await tx.$queryRawUnsafe<{ slug: string }[]>(LIKE_SLUGS[list], own, base);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  await tx.$executeRawUnsafe(FORGET_SLUG[list], slug);
  return slug;
}

/** Gives a renamed entry the slug of its new name and remembers the former one. */
export async function renameSlug(tx: Tx, list: SluggedList, id: number, name: string): Promise<void> {
  await tx.$executeRawUnsafe(RENAME_SLUG[list], id, await chooseSlug(tx, list, name, id));
}

/** Gives a restored entry its slug again, which may be a former slug of the entry that it was merged into. */
export async function takeBackSlug(tx: Tx, list: SluggedList, id: number): Promise<void> {
  await tx.$executeRawUnsafe(TAKE_BACK_SLUG[list], id);
}

/** Lets all addresses of an entry lead to the one that it is merged into. */
export async function mergeSlugs(tx: Tx, list: SluggedList, id: number, into: number): Promise<void> {
  await tx.$executeRawUnsafe(MOVE_FORMER_SLUGS[list], id, into);
  await tx.$executeRawUnsafe(MERGE_SLUG[list], id, into);
}
