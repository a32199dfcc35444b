/** A session `s` by the hash of its token ($1) or of its cookie ($2), with the database's time. */
const SESSION = `s.id AS "sessionId", s.expires_at AS "expiresAt", s.cookie_hash AS "cookieHash",
  s.last_seen_at AS "lastSeenAt", date_trunc('milliseconds', clock_timestamp()) AS now`;
const IS_MEANT = "s.revoked_at IS NULL AND (s.token_hash = $1::bytea OR s.cookie_hash = $2::bytea)";

/** Finds the session of an active account, by the kind of its owner. */
export const FIND_SESSION = {
  admin: `SELECT ${SESSION}, s.confirmed_at AS "confirmedAt", a.id, a.username, a.email
    FROM sessions s JOIN admins a ON a.id = s.admin_id WHERE s.kind = 'admin' AND a.is_active AND ${IS_MEANT}`,
  member: `SELECT ${SESSION}, m.id, m.email, m.first_name AS "firstName",
      m.last_name AS "lastName", m.email_verified_at IS NOT NULL AS "isVerified"
    FROM sessions s JOIN members m ON m.id = s.member_id WHERE s.kind = 'member' AND m.is_active AND ${IS_MEANT}`,
};
