import { notHeldSql } from "../../held-actions/queries.ts";
import { awaitsApprovalSql } from "../../published/listings.ts";

/** Counts what waits, by kind. */
export const COUNT_PENDING = `SELECT
    (SELECT count(*)::int FROM comments c JOIN posts p ON p.id = c.post_id
      WHERE c.approved_at IS NULL AND c.deleted_at IS NULL AND p.deleted_at IS NULL) AS comment,
    (SELECT count(*)::int FROM contact_messages
      WHERE closed_at IS NULL AND replied_at IS NULL AND deleted_at IS NULL) AS message,
    (SELECT count(*)::int FROM listings l WHERE ${awaitsApprovalSql("l")} AND ${notHeldSql("listing", "l.id")}) AS listing,
    (SELECT count(*)::int FROM staff_documents) AS document,
    (SELECT count(*)::int FROM listing_reports WHERE resolved_at IS NULL)
      + (SELECT count(*)::int FROM contact_reports WHERE resolved_at IS NULL) AS report,
    (SELECT count(*)::int FROM email_logs WHERE status = 'failed' AND closed_at IS NULL) AS mail`;
