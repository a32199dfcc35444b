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
