-- Sample posts became a subject of their own; where the blog was seeded with them, they are not seeded again.
INSERT INTO settings (scope, key, value)
  SELECT 'site', 'seeded_posts', value FROM settings WHERE scope = 'site' AND key = 'seeded_blog';
