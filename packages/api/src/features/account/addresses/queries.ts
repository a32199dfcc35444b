export const FIND_RESERVATION = `SELECT m.password_hash AS "passwordHash" FROM email_changes c
  JOIN members m ON m.id = c.member_id
     WHERE c.undo_until > now() AND c.undone_at IS NULL AND lower(c.old_email COLLATE "C") = $1 LIMIT 1`;
