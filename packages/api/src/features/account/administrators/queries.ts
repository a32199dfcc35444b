export const FIND_NAME = `SELECT 1 FROM admins WHERE lower(username COLLATE "C") = $1`;

/** Locks the active owners in one order, so that concurrent changes of owners run in sequence. */
export const LOCK_OWNERS = "SELECT id FROM admins WHERE role = 'owner' AND is_active ORDER BY id FOR UPDATE";
