export const NEXT_DRAFT_ID = `SELECT nextval(pg_get_serial_sequence('petition_drafts', 'id'))::int AS id`;
