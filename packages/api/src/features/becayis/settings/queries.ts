/** Reads when a listing ends that is published or renewed now. */
export const LISTING_END = `SELECT date_trunc('milliseconds', clock_timestamp()) + listing_days * interval '24 hours' AS "end"
  FROM board_settings`;
