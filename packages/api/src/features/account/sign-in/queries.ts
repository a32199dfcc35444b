export const FIND_ADMIN_BY_LOGIN = `SELECT id FROM admins WHERE lower(username COLLATE "C") = $1 LIMIT 1`;

export const FIND_ADMIN_BY_EMAIL = `SELECT id FROM admins WHERE lower(email COLLATE "C") = $1 LIMIT 1`;

export const FIND_ANY_ADMIN = "SELECT 1 FROM admins LIMIT 1";
