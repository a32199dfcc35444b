const TODAY = "(now() AT TIME ZONE 'Europe/Istanbul')::date";
const INSERT = "INSERT INTO origin_days AS d (day, institution_id, origin, kind, count)";
const ADD = "ON CONFLICT (day, institution_id, origin, kind) DO UPDATE SET count = d.count + excluded.count";

/** Counts a question of the institution $1 from the origin $2. */
export const COUNT_QUESTION = `${INSERT} VALUES (${TODAY}, $1, $2, 'question', 1) ${ADD}`;

/** Notes the origin $2 of the listing $1 and counts it. */
export const COUNT_LISTING = `WITH noted AS (
    INSERT INTO listing_origins (listing_id, origin) VALUES ($1, $2) RETURNING listing_id, origin
  ) ${INSERT} SELECT ${TODAY}, l.institution_id, o.origin, 'listing', 1
  FROM noted o JOIN listings l ON l.id = o.listing_id ${ADD}`;

/** Counts the first approval of the listing $1; before it is noted there. */
export const COUNT_APPROVAL = `${INSERT} SELECT ${TODAY}, l.institution_id, o.origin, 'approval', 1
  FROM listing_origins o JOIN listings l ON l.id = o.listing_id WHERE l.id = $1 AND l.approved_at IS NULL ${ADD}`;

/** Counts the first match or ring of each of the listings $1, whose origins are forgotten then. */
export const COUNT_FIRST_MATCHES = `WITH matched AS (
    DELETE FROM listing_origins o USING listings l WHERE o.listing_id = ANY($1::int[]) AND l.id = o.listing_id
    RETURNING l.institution_id, o.origin
  ) ${INSERT} SELECT ${TODAY}, institution_id, origin, 'match', count(*)::int FROM matched
  GROUP BY institution_id, origin ORDER BY institution_id, origin ${ADD}`;

/** Adds the sums of the institution $1 to those of $2. */
export const MERGE_ORIGIN_DAYS = `WITH moved AS (DELETE FROM origin_days WHERE institution_id = $1
    RETURNING day, origin, kind, count)
  ${INSERT} SELECT day, $2::int, origin, kind, count FROM moved ORDER BY day, origin, kind ${ADD}`;

const STEPS = ["question", "listing", "approval", "match"]
  .map((kind) => `coalesce(sum(d.count) FILTER (WHERE d.kind = '${kind}'), 0)::int AS ${kind}`)
  .join(", ");
const OF_PERIOD = "d.day BETWEEN $1::date AND $2::date";
const BY_QUESTIONS = "ORDER BY question DESC, listing DESC";

/** Sums the steps of the days $1 to $2 by origin, of the institution $3 if it is given. */
export const SUM_ORIGINS = `SELECT d.origin, ${STEPS} FROM origin_days d
  WHERE ${OF_PERIOD} AND ($3::int IS NULL OR d.institution_id = $3) GROUP BY d.origin ${BY_QUESTIONS}, d.origin`;

/** Sums the steps of the days $1 to $2 by institution. */
export const SUM_INSTITUTIONS = `SELECT i.id, i.name, ${STEPS}
  FROM origin_days d JOIN institutions i ON i.id = d.institution_id
  WHERE ${OF_PERIOD} GROUP BY i.id ${BY_QUESTIONS}, i.name`;
