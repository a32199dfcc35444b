export const FIND_DUE_MEMBERS = "SELECT id FROM members WHERE erase_after <= now() ORDER BY erase_after LIMIT 100";
