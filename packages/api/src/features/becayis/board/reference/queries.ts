export const LIST_DISTRICTS = "SELECT id, name FROM districts WHERE province_id = $1";

/** Adds folded words to the search text of listings. */
export const ADD_SEARCH_WORDS =
  "UPDATE listings SET search_text = search_text || ' ' || $2::text WHERE id = ANY($1::int[])";

export const LOCK_POSITIONS = "SELECT pg_advisory_xact_lock(hashtext('becayis_positions'))";

/**
 * Serialises the writes that choose slugs, so that two entries never get the same one. Lock before changing an entry,
 * which prevents deadlocks.
 */
export const LOCK_SLUGS = "SELECT pg_advisory_xact_lock(hashtext('becayis_slugs'))";

/** Returns a statement for each list whose entries have slugs, by its table and the column of its former slugs. */
const forLists = (write: (table: string, owner: string) => string) => ({
  institution: write("institutions", "institution_id"),
  position: write("positions", "position_id"),
});

const keepNewest = (owner: string) =>
  `ON CONFLICT (slug) WHERE ${owner} IS NOT NULL DO UPDATE SET ${owner} = EXCLUDED.${owner}`;

/** Reads the slugs of entries other than $1 that equal $2 or continue it after a hyphen. */
export const LIKE_SLUGS = forLists(
  (table) => `SELECT slug FROM ${table} WHERE id IS DISTINCT FROM $1::int AND (slug = $2 OR slug LIKE $2 || '-%')`,
);

/** Deletes the former slug $1. */
export const FORGET_SLUG = forLists((_, owner) => `DELETE FROM former_slugs WHERE slug = $1 AND ${owner} IS NOT NULL`);

/** Gives the entry $1 the slug $2 and stores its former slug. */
export const RENAME_SLUG = forLists(
  (table, owner) => `WITH former AS (SELECT slug FROM ${table} WHERE id = $1),
    renamed AS (UPDATE ${table} SET slug = $2 WHERE id = $1 AND slug <> $2 RETURNING id)
  INSERT INTO former_slugs (slug, ${owner}) SELECT former.slug, renamed.id FROM former, renamed ${keepNewest(owner)}`,
);

/** Deletes the former slug that equals the present slug of the entry $1. */
export const TAKE_BACK_SLUG = forLists(
  (table, owner) => `DELETE FROM former_slugs WHERE ${owner} IS NOT NULL
    AND slug = (SELECT slug FROM ${table} WHERE id = $1)`,
);

/** Moves the former slugs of the entry $1 to the entry $2. */
export const MOVE_FORMER_SLUGS = forLists((_, owner) => `UPDATE former_slugs SET ${owner} = $2 WHERE ${owner} = $1`);

/** Makes the slug of the entry $1 a former one of the entry $2. */
export const MERGE_SLUG = forLists(
  (table, owner) => `INSERT INTO former_slugs (slug, ${owner}) SELECT slug, $2::int FROM ${table} WHERE id = $1
    ${keepNewest(owner)}`,
);
