export const LIST_DISTRICTS = "SELECT id, name FROM districts WHERE province_id = ANY($1::int[])";

/** Adds folded words to what listings are found by. */
export const ADD_SEARCH_WORDS =
  "UPDATE listings SET search_text = search_text || ' ' || $2::text WHERE id = ANY($1::int[])";

export const LOCK_POSITIONS = "SELECT pg_advisory_xact_lock(hashtext('becayis_positions'))";
