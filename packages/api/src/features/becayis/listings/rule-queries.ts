import { LISTING_COLUMNS, LISTING_TABLES, type ListingRow } from "./queries.ts";

export interface SentRow extends ListingRow {
  is_email_verified: boolean;
  needs_review: boolean;
  /** Texts that a person last approved of the member's earlier listings. */
  approved_texts: unknown;
}

/** Reads the rule and keeps it as it is until the transaction ends. */
export const LOCK_RULE = `SELECT approves_by_rule AS "approvesByRule", rule_needs_staff AS "ruleNeedsStaff",
    rule_needs_approval AS "ruleNeedsApproval", rule_words AS "ruleWords" FROM board_settings FOR SHARE`;

const SENT = `SELECT ${LISTING_COLUMNS}, m.email_verified_at IS NOT NULL AS is_email_verified, m.needs_review,
  (SELECT f.reviewed FROM listings f WHERE f.member_id = l.member_id AND f.id < l.id AND f.approval_status = 'approved'
    AND f.reviewed IS NOT NULL ORDER BY f.approved_at DESC LIMIT 1) AS approved_texts
  FROM ${LISTING_TABLES}`;

export const SENT_LISTING = `${SENT} WHERE l.id = $1`;

/** Reads at most $2 listings of the last $1 days, the newest. */
export const LISTINGS_OF_DAYS = `${SENT} WHERE l.created_at > now() - make_interval(days => $1::int)
  ORDER BY l.id DESC LIMIT $2`;
