/** Rows beyond this number are not found; the newest come first. */
const MAX_FOUND = 1_000;

export const SEARCH_MEMBER_IDS = `SELECT id FROM members
    WHERE strpos(search_words(concat_ws(' ', first_name, last_name, email, phone)), $1) > 0
    ORDER BY created_at DESC LIMIT ${MAX_FOUND}`;
