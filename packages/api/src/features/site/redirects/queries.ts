export const FIND_REDIRECT = "SELECT to_path FROM redirects WHERE from_path = $1";

export const COUNT_HIT = "UPDATE redirects SET hit_count = hit_count + 1, last_hit_at = now() WHERE from_path = $1";

/** Keeps other writers of redirects away until the transaction ends, so that two of them cannot make a loop. */
export const LOCK_REDIRECTS = "LOCK TABLE redirects IN SHARE ROW EXCLUSIVE MODE";
