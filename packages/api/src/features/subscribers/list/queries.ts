/** Reads the state of addresses of an import by their keys ($1). */
export const FIND_KNOWN = `SELECT wanted.key, CASE WHEN s.id IS NOT NULL THEN s.state ELSE 'deleted' END AS state
  FROM unnest($1::text[]) AS wanted(key) LEFT JOIN subscribers s ON s.email_key = wanted.key
    LEFT JOIN deleted_subscribers d ON d.email_hash = sha256(convert_to(wanted.key, 'UTF8'))
  WHERE s.id IS NOT NULL OR d.email_hash IS NOT NULL`;
