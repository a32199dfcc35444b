export interface CodeRow {
  id: number;
  email: string;
  codeHash: Uint8Array;
  formerCodeHash: Uint8Array | null;
  wrongTries: number;
  isExpired: boolean;
  isUsed: boolean;
  /** True for a used code whose answer may have been lost: the same code answers again. */
  isRepeatable: boolean;
  memberId: number | null;
  listingId: number | null;
}

const expiry = (parameter: number) =>
  `date_trunc('milliseconds', clock_timestamp()) + make_interval(mins => $${parameter}::int)`;

/** Reads the code of a token hash $1 and locks it until the transaction ends. */
export const LOCK_CODE = `SELECT c.id, c.email, c.code_hash AS "codeHash", c.former_code_hash AS "formerCodeHash",
    c.wrong_tries AS "wrongTries", c.expires_at <= now() AS "isExpired", c.used_at IS NOT NULL AS "isUsed",
    c.session_hash IS NULL OR EXISTS (SELECT 1 FROM sessions s
      WHERE s.token_hash = c.session_hash AND s.revoked_at IS NULL AND s.expires_at > now()) AS "isRepeatable",
    c.member_id AS "memberId", c.listing_id AS "listingId"
  FROM mailed_codes c WHERE c.token_hash = $1 FOR UPDATE OF c`;

/** Stores a new code. $1: hash of the token, $2: address, $3: hash of the code, $4: minutes. */
export const STORE_CODE = `INSERT INTO mailed_codes (token_hash, email, code_hash, expires_at)
  VALUES ($1, $2, $3, ${expiry(4)})`;

/** Replaces an unused code; the former one ends. $1: hash of the token, $2: of the code, $3: minutes. */
export const REPLACE_CODE = `UPDATE mailed_codes
  SET former_code_hash = code_hash, code_hash = $2, wrong_tries = 0, expires_at = ${expiry(3)}
  WHERE token_hash = $1 AND used_at IS NULL RETURNING id`;
