/** Counts an import's records by kind and state. */
export const COUNT_ITEMS = `
  SELECT import_id AS "importId", kind, count(*)::int AS total,
    count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'done')::int AS done,
    count(*) FILTER (WHERE state = 'skipped')::int AS skipped, count(*) FILTER (WHERE state = 'failed')::int AS failed,
    count(*) FILTER (WHERE cardinality(notes) + cardinality(losses) > 0)::int AS noted,
    count(*) FILTER (WHERE state IN ('waiting', 'done') AND cardinality(notes) + cardinality(losses) > 0)::int AS changed,
    sum(kept_parts)::int AS "keptParts", sum(changed_parts)::int AS "changedParts", sum(left_parts)::int AS "leftParts"
  FROM import_items WHERE import_id = ANY($1::int[]) GROUP BY import_id, kind`;

export interface CountRow {
  importId: number;
  kind: string;
  total: number;
  waiting: number;
  done: number;
  skipped: number;
  failed: number;
  noted: number;
  changed: number;
  keptParts: number;
  changedParts: number;
  leftParts: number;
}

/** Adds records in the order of a JSON list, $2; one that is known already is left out. */
export const ADD_ITEMS = `
  INSERT INTO import_items (import_id, kind, key, title, payload, state, notes, losses, kept_parts, changed_parts,
    left_parts)
  SELECT $1, kind, key, title, payload, state, ARRAY(SELECT jsonb_array_elements_text(notes)),
    ARRAY(SELECT jsonb_array_elements_text(losses)), kept_parts, changed_parts, left_parts
  FROM jsonb_to_recordset($2::jsonb) AS rows (kind text, key text, title text, payload jsonb, state text, notes jsonb,
    losses jsonb, kept_parts int, changed_parts int, left_parts int)
  ON CONFLICT DO NOTHING`;

/** $1 import, $2 sentence. */
const SKIP = "UPDATE import_items i SET state = 'skipped', notes = notes || $2::text WHERE import_id = $1";
const WAITING = "state = 'waiting'";

export const SKIP_CATEGORIES = `${SKIP} AND kind = 'category' AND ${WAITING}
  AND EXISTS (SELECT 1 FROM categories c WHERE c.slug = i.key)`;

export const SKIP_TAGS = `${SKIP} AND kind = 'tag' AND ${WAITING}
  AND EXISTS (SELECT 1 FROM tags t WHERE t.slug = i.key)`;

export const SKIP_REDIRECTS = `${SKIP} AND kind = 'redirect' AND ${WAITING}
  AND EXISTS (SELECT 1 FROM redirects r WHERE r.from_path = i.key)`;

/** $3 the import's source, $4 whether the posts it created are in the trash. */
export const SKIP_IMPORTED_POSTS = `${SKIP} AND kind = 'post' AND ${WAITING} AND EXISTS (
    SELECT 1 FROM imported_posts o JOIN posts p ON p.id = o.post_id
    WHERE o.source = $3 AND o.key = i.key AND (p.deleted_at IS NOT NULL) = $4)`;

export const SKIP_TAKEN_POSTS = `${SKIP} AND kind = 'post' AND ${WAITING}
  AND EXISTS (SELECT 1 FROM posts p WHERE p.slug = i.payload->>'slug' AND p.deleted_at IS NULL)`;

/** Images of no post that will be created. */
export const SKIP_UNUSED_IMAGES = `${SKIP} AND kind = 'image' AND ${WAITING} AND key NOT IN (
    SELECT jsonb_array_elements_text(payload->'images') FROM import_items
    WHERE import_id = $1 AND kind = 'post' AND ${WAITING})`;

/** Images that the library has under the key of the exporting site; $3 and $4 surround the key in an address. */
export const SKIP_STORED_IMAGES = `
  UPDATE import_items i SET state = 'skipped', notes = notes || $2::text, address = $3::text || l.key || $4::text
  FROM library_images l
  WHERE i.import_id = $1 AND i.kind = 'image' AND i.state = 'waiting' AND l.key = i.payload->>'libraryKey'
    AND l.deleted_at IS NULL`;

export const LIST_SLUGS = `SELECT id, payload->>'slug' AS slug FROM import_items
  WHERE import_id = $1 AND kind = 'post' AND state = 'waiting' ORDER BY id`;

export const LIST_TAKEN_SLUGS = "SELECT slug FROM posts WHERE deleted_at IS NULL";

export const CHANGE_SLUG = `UPDATE import_items
  SET payload = jsonb_set(payload, '{slug}', to_jsonb($2::text)), notes = notes || $3::text WHERE id = $1`;

export const LIST_IMAGE_ADDRESSES = `SELECT id, key FROM import_items
  WHERE import_id = $1 AND kind = 'image' AND state = 'waiting' AND payload->>'storageKey' IS NULL ORDER BY id`;

export const REFUSE_IMAGES = `UPDATE import_items SET state = 'failed', notes = notes || $2::text
  WHERE id = ANY($1::int[])`;

/** Lets the posts that lack a failed image wait once more, then the images themselves. */
export const RETRY_POSTS = `UPDATE import_items p SET state = 'waiting'
  WHERE import_id = $1 AND kind = 'post' AND state = 'done' AND post_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM import_items i
    WHERE i.import_id = $1 AND i.kind = 'image' AND i.state = 'failed' AND p.payload->'images' ? i.key)`;

export const RETRY_IMAGES = `UPDATE import_items SET state = 'waiting', notes = '{}'
  WHERE import_id = $1 AND kind = 'image' AND state = 'failed'`;

/** Imports whose images or links lead to the former site, which $2 represents. */
export const NEEDS_SITE = `SELECT DISTINCT import_id AS "importId" FROM import_items
  WHERE import_id = ANY($1::int[]) AND (
    kind = 'image' AND state IN ('waiting', 'failed') AND starts_with(key, $2)
    OR kind = 'post' AND state = 'waiting' AND position($2 IN payload->>'content') > 0)`;

/** Finds the import that a stored piece or picture belongs to; $1 is the file's key in the storage. */
export const IMPORT_OF_FILE = "SELECT 1 FROM imports WHERE starts_with($1::text, 'imports/' || key || '-')";

const LIST_OF_TAGS = `ARRAY(SELECT t.slug FROM post_tags pt JOIN tags t ON t.id = pt.tag_id
  WHERE pt.post_id = p.id ORDER BY t.id)`;

const toIso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const PROVENANCE = `(SELECT jsonb_build_object('model', v.model, 'templateName', v.template_name,
    'generatedAt', ${toIso("v.generated_at")}, 'isLabelled', v.is_labelled,
    'reviewed', CASE WHEN v.reviewed_at IS NOT NULL
      THEN jsonb_build_object('by', v.reviewer_name, 'at', ${toIso("v.reviewed_at")}) END,
    'checks', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'key', encode(r.key, 'hex'),
        'by', r.resolved_by, 'at', ${toIso("r.resolved_at")}) ORDER BY r.id), '[]')
      FROM post_references r WHERE r.post_id = p.id AND r.resolved_at IS NOT NULL))
  FROM post_provenance v WHERE v.post_id = p.id)`;
const IMAGE_CREDIT = `(SELECT jsonb_build_object('photographer', f.photographer, 'photographerUrl', f.photographer_url,
    'sourceUrl', f.source_url) FROM photo_credits f WHERE f.address = p.featured_image)`;

/** Pages through all posts; $1 is the last id, $2 the number of rows. */
export const EXPORT_POSTS = `
  SELECT p.id, p.title, p.slug, p.excerpt, p.content, p.featured_image, p.image_alt, p.status, p.published_at,
    p.unpublish_at, p.created_at, p.updated_at, p.is_featured, p.seo_title, p.seo_description, p.seo_keywords,
    c.slug AS category, ${LIST_OF_TAGS} AS tags, ${PROVENANCE} AS provenance, ${IMAGE_CREDIT} AS image_credit
  FROM posts p LEFT JOIN categories c ON c.id = p.category_id
  WHERE p.id > $1 AND p.deleted_at IS NULL ORDER BY p.id LIMIT $2`;

export interface ExportedPostRow {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  featured_image: string | null;
  image_alt: string;
  status: string;
  published_at: Date | null;
  unpublish_at: Date | null;
  created_at: Date;
  updated_at: Date;
  is_featured: boolean;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  category: string | null;
  tags: string[];
  provenance: unknown;
  image_credit: unknown;
}

export const EXPORT_CATEGORIES = `SELECT name, slug, description, seo_title AS "seoTitle",
  seo_description AS "seoDescription" FROM categories ORDER BY id`;

export const EXPORT_TAGS = "SELECT name, slug, description FROM tags ORDER BY id";

export const EXPORT_REDIRECTS = `SELECT from_path AS "fromPath", to_path AS "toPath", is_manual AS "isManual"
  FROM redirects ORDER BY id`;

export const EXPORT_IMAGES = `SELECT key, file_name AS "fileName", alt_text AS "altText"
  FROM library_images WHERE deleted_at IS NULL ORDER BY id`;
