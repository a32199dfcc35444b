export const FIND_PAGE =
  "SELECT title, content, meta_title, meta_description, updated_at FROM pages WHERE slug = $1 AND is_published";
