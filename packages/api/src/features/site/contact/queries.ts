/** Rows beyond this number are not found; the newest come first. */
const MAX_FOUND = 1_000;

export const SEARCH_CONTACT_MESSAGE_IDS = `SELECT id FROM contact_messages
    WHERE deleted_at IS NULL AND strpos(search_words(concat_ws(' ', name, surname, email, subject, message)), $1) > 0
    ORDER BY created_at DESC LIMIT ${MAX_FOUND}`;
