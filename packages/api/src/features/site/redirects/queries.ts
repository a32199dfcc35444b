export const FIND_REDIRECT = "SELECT to_path FROM redirects WHERE from_path = $1";
