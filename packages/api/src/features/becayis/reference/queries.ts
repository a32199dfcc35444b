export const LIST_DISTRICTS_OF_PROVINCE = "SELECT id, name FROM districts WHERE province_id = $1";

/** Adds folded words to what listings are found by. */
export const ADD_SEARCH_WORDS =
  "UPDATE listings SET search_text = search_text || ' ' || $2::text WHERE id = ANY($1::int[])";

export const LOCK_POSITIONS = "SELECT pg_advisory_xact_lock(hashtext('becayis_positions'))";
