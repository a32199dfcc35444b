import { isVerifiedSql, monthOf } from "./visibility.ts";

const BATCH = 100;

export interface StaffRow {
  institution_id: number | null;
  institution: string | null;
  domains: string[];
  method: string | null;
  month: string | null;
  verified_at: Date | null;
  expires_at: Date | null;
  code_sent_at: Date | null;
  code_expires_at: Date | null;
  document_sent_at: Date | null;
}

/** Reads the verification, code and document of member $1; no row without a swap profile. */
export const READ_STAFF_STATE = `SELECT i.id AS institution_id, i.name AS institution,
    ARRAY(SELECT d.domain FROM institution_domains d WHERE d.institution_id = i.id AND d.is_confirmed
      ORDER BY d.domain) AS domains,
    v.method, ${monthOf("v.verified_at")} AS month, v.verified_at, v.expires_at,
    c.sent_at AS code_sent_at, c.expires_at AS code_expires_at, d.created_at AS document_sent_at
  FROM swap_profiles p LEFT JOIN institutions i ON i.id = p.current_institution_id
  LEFT JOIN staff_verifications v ON v.member_id = p.member_id AND v.expires_at > now()
  LEFT JOIN staff_codes c ON c.member_id = p.member_id AND c.expires_at > now()
  LEFT JOIN staff_documents d ON d.member_id = p.member_id
  WHERE p.member_id = $1`;

/**
 * Finds the institutions of the longest listed domain among the endings in $1, if it is confirmed. A listed subdomain
 * does not count as its parent.
 */
export const FIND_OWNERS_OF_HOST = `SELECT institution_id AS id FROM institution_domains WHERE is_confirmed AND domain = (
    SELECT domain FROM institution_domains WHERE domain = ANY($1::text[]) ORDER BY length(domain) DESC LIMIT 1)`;

/** Finds a code of member $1 that was sent to the same mailbox within a minute. */
export const FIND_FRESH_CODE = `SELECT ceil(extract(epoch FROM sent_at + interval '1 minute' - now()))::int AS seconds
  FROM staff_codes WHERE member_id = $1 AND address_hash = $2 AND sent_at > now() - interval '1 minute'`;

/** Stores a code for member $1 if institution $2 is still theirs. $5 are the minutes in which it can be entered. */
export const STORE_CODE = `INSERT INTO staff_codes (member_id, institution_id, address_hash, code_hash, expires_at)
  SELECT p.member_id, $2::int, $3::bytea, $4::bytea, now() + make_interval(mins => $5::int) FROM swap_profiles p
    WHERE p.member_id = $1 AND p.current_institution_id = $2
  ON CONFLICT (member_id) DO UPDATE SET institution_id = EXCLUDED.institution_id, address_hash = EXCLUDED.address_hash,
    code_hash = EXCLUDED.code_hash, wrong_tries = 0, sent_at = clock_timestamp(), expires_at = EXCLUDED.expires_at
  RETURNING member_id`;

export interface CodeRow {
  institution_id: number;
  address_hash: Buffer;
  code_hash: Buffer;
  wrong_tries: number;
  is_expired: boolean;
}

export const LOCK_CODE = `SELECT institution_id, address_hash, code_hash, wrong_tries, expires_at <= now() AS is_expired
  FROM staff_codes WHERE member_id = $1 FOR UPDATE`;

/** Deletes the expired verification of an address, so that the address can be used again before the sweep. */
export const FREE_ADDRESS = "DELETE FROM staff_verifications WHERE address_hash = $1 AND expires_at <= now()";

/** Verifies member $1 for twelve months if institution $2 is still theirs. */
export const VERIFY_MEMBER = `INSERT INTO staff_verifications
    (member_id, institution_id, method, address_hash, verified_at, expires_at)
  SELECT p.member_id, $2::int, $3::text, $4::bytea, now(), now() + interval '12 months' FROM swap_profiles p
    WHERE p.member_id = $1 AND p.current_institution_id = $2
  ON CONFLICT (member_id) DO UPDATE SET institution_id = EXCLUDED.institution_id, method = EXCLUDED.method,
    address_hash = EXCLUDED.address_hash, verified_at = EXCLUDED.verified_at, expires_at = EXCLUDED.expires_at,
    reminded_at = NULL
  RETURNING member_id`;

/** Returns whether member $1 is verified at institution $2. */
export const IS_VERIFIED = `SELECT ${isVerifiedSql("$1::int", "$2::int")} AS "isVerified"`;

/** Lists the requests among $1 whose sender is verified at the listing's institution, with the month. */
export const LIST_VERIFIED_REQUESTERS = `SELECT r.id, ${monthOf("v.verified_at")} AS month FROM contact_requests r
  JOIN listings l ON l.id = r.listing_id
  JOIN staff_verifications v ON v.member_id = r.requester_id AND v.institution_id = l.institution_id
  WHERE r.id = ANY($1::int[]) AND v.expires_at > now()`;

/** Replaces the document of member $1 if institution $2 is still theirs. */
export const STORE_DOCUMENT = `INSERT INTO staff_documents (member_id, institution_id, storage_key, mime_type, byte_size)
  SELECT p.member_id, $2::int, $3::text, $4::text, $5::int FROM swap_profiles p
    WHERE p.member_id = $1 AND p.current_institution_id = $2
  RETURNING id`;

/** Deletes the document of member $1. */
export const WITHDRAW_DOCUMENT = "DELETE FROM staff_documents WHERE member_id = $1 RETURNING storage_key AS key";

export interface DecidedRow {
  member_id: number;
  institution_id: number;
  institution: string;
  key: string;
}

/** Deletes document $1, so that only one decision succeeds. */
export const TAKE_DOCUMENT = `DELETE FROM staff_documents d USING institutions i
  WHERE d.id = $1 AND i.id = d.institution_id
  RETURNING d.member_id, d.institution_id, i.name AS institution, d.storage_key AS key`;

export interface EndingRow {
  member_id: number;
  institution: string;
  expires_at: Date;
}

export const FIND_ENDING = `SELECT 1 FROM staff_verifications
  WHERE expires_at <= now() OR (reminded_at IS NULL AND expires_at <= now() + make_interval(days => $1::int)) LIMIT 1`;

/** Marks the verifications that end within $1 days as reminded. */
export const REMIND_ENDING = `UPDATE staff_verifications v SET reminded_at = now() FROM institutions i
  WHERE i.id = v.institution_id AND v.member_id IN (
    SELECT member_id FROM staff_verifications WHERE reminded_at IS NULL AND expires_at > now()
      AND expires_at <= now() + make_interval(days => $1::int) LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING v.member_id, i.name AS institution, v.expires_at`;

export const END_VERIFICATIONS = `DELETE FROM staff_verifications v USING institutions i
  WHERE i.id = v.institution_id AND v.member_id IN (
    SELECT member_id FROM staff_verifications WHERE expires_at <= now() LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING v.member_id, i.name AS institution, v.expires_at`;

/** Moves domains of institution $1 to $2, except those that $2 already has. */
export const MERGE_DOMAINS = `UPDATE institution_domains d SET institution_id = $2 WHERE d.institution_id = $1
  AND NOT EXISTS (SELECT 1 FROM institution_domains o WHERE o.institution_id = $2 AND o.domain = d.domain)`;
