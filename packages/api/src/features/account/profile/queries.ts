export const COUNT_UNREAD =
  "SELECT count(*)::int AS unread FROM member_notifications WHERE member_id = $1 AND read_at IS NULL";
