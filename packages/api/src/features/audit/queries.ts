/** An entry in the form that is signed. */
export interface ChainRow {
  id: number;
  position: number;
  hash: Buffer | null;
  /** The entry's columns as JSON, in PostgreSQL's canonical order. */
  content: string;
}

/** Times are written in UTC, whatever the connection's zone. Entries from before actors had names are without one. */
const CONTENT = `(to_jsonb(entry) - 'chain_position' - 'chain_hash'
  - CASE WHEN entry.actor_name IS NULL THEN 'actor_name' ELSE '' END
  || jsonb_build_object('created_at', extract(epoch FROM entry.created_at)))::text`;

/** Locks the chain until the end of the transaction, so that one worker extends it. */
export const LOCK_CHAIN = "SELECT pg_advisory_xact_lock(7310426)";

export const FIND_LAST_LINK = `SELECT chain_position AS position, chain_hash AS hash FROM audit_entries
  WHERE chain_position IS NOT NULL ORDER BY chain_position DESC LIMIT 1`;

/** $1: most rows. */
export const LIST_UNCHAINED = `SELECT entry.id, 0 AS position, NULL::bytea AS hash, ${CONTENT} AS content
  FROM audit_entries AS entry WHERE chain_position IS NULL AND actor_kind <> 'member' ORDER BY id LIMIT $1`;

/** $1: ids, $2: positions, $3: hashes. */
export const WRITE_LINKS = `UPDATE audit_entries AS entry SET chain_position = link.position, chain_hash = link.hash
  FROM unnest($1::int[], $2::int[], $3::bytea[]) AS link(id, position, hash) WHERE entry.id = link.id`;

/** $1: position after which the rows begin, $2: most rows. */
export const LIST_CHAIN = `SELECT entry.id, chain_position AS position, chain_hash AS hash, ${CONTENT} AS content
  FROM audit_entries AS entry WHERE chain_position > $1 ORDER BY chain_position LIMIT $2`;

/** The names are few, so that they are compared, not each entry. $1: the searched phrase. */
export const FIND_AUDIT_NAMES = `SELECT kind, name FROM (
    SELECT DISTINCT 'action' AS kind, action::text AS name FROM audit_entries
    UNION ALL SELECT DISTINCT 'outcome', outcome FROM audit_entries
    UNION ALL SELECT DISTINCT 'actorName', actor_name FROM audit_entries
  ) AS names WHERE strpos(search_words(name), $1) > 0`;

export interface AuditNameRow {
  kind: "action" | "outcome" | "actorName";
  name: string;
}
