export const LIST_DISTRICTS_OF_PROVINCE = "SELECT id, name FROM districts WHERE province_id = $1";
