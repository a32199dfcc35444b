/** A key that was just used. */
export interface UsedKeyRow {
  id: number;
  name: string;
  scopes: string[];
  callsPerMinute: number;
  expiresAt: Date;
  /** Calls of this minute with this one; beyond the limit it stays at one more. */
  calls: number;
  /** Seconds until the next minute begins. */
  secondsLeft: number;
}

/** Counts calls of a valid key and returns it, in one statement. $1: hash of its secret, $2: number of calls. */
export const USE_KEY = `UPDATE api_keys SET last_used_at = now(),
    window_start = CASE WHEN window_start > now() - interval '1 minute' THEN window_start ELSE now() END,
    window_calls = LEAST(calls_per_minute + 1,
      $2::int + CASE WHEN window_start > now() - interval '1 minute' THEN window_calls ELSE 0 END)
  WHERE key_hash = $1 AND revoked_at IS NULL AND suspended_at IS NULL AND expires_at > now()
  RETURNING id, name, scopes, calls_per_minute AS "callsPerMinute", expires_at AS "expiresAt", window_calls AS calls,
    ceil(extract(epoch FROM window_start + interval '1 minute' - now()))::int AS "secondsLeft"`;

/** Keeps others from adding keys until the transaction ends, so that their number is exact. */
export const LOCK_KEYS = "LOCK TABLE api_keys IN SHARE ROW EXCLUSIVE MODE";
