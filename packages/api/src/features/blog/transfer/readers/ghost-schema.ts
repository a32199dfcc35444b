import { z } from "zod";

const text = z.string().nullish().catch(null);
const id = z.union([z.string().max(64), z.number()]).transform(String);
/** ISO 8601; early versions wrote milliseconds. */
const moment = z.union([z.string(), z.number()]).nullish().catch(null);
const flag = z.union([z.boolean(), z.number()]).nullish().catch(null);

export const ghostPost = z.object({
  id,
  uuid: z.string().max(64).nullish().catch(null),
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  featured: flag,
  /** Ghost 0.x marked pages with a flag; since 3 it is the type. */
  type: text,
  page: flag,
  status: text,
  visibility: text,
  custom_excerpt: text,
  published_at: moment,
  canonical_url: text,
  codeinjection_head: text,
  codeinjection_foot: text,
});

export const ghostPostMeta = z.object({
  post_id: id,
  meta_title: text,
  meta_description: text,
  feature_image_alt: text,
  feature_image_caption: text,
  email_only: flag,
  og_image: text,
  og_title: text,
  og_description: text,
  twitter_image: text,
  twitter_title: text,
  twitter_description: text,
});

export const ghostTag = z.object({
  id,
  name: z.string(),
  slug: text,
  description: text,
  visibility: text,
  meta_title: text,
  meta_description: text,
});

export const ghostPostTag = z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish().catch(null) });
export const ghostPostAuthor = z.object({ post_id: id });
export const ghostUser = z.object({ name: z.string() });

/** Rows of tables are checked one by one, so that a bad one is left out alone. */
const rows = z
  .array(z.unknown())
  .nullish()
  .transform((given) => given ?? []);
const file = z.object({
  meta: z.object({ version: z.string().max(40) }),
  data: z.object({ posts: z.array(z.unknown()), posts_meta: rows, tags: rows, posts_tags: rows }).catchall(z.unknown()),
});

/** A Ghost export: `{ db: [{ meta, data }] }` as its administration writes it, or the inner part alone. */
export const ghostExport = z.union([
  z
    .object({ db: z.array(z.unknown()).min(1) })
    .transform(({ db }) => db[0])
    .pipe(file),
  z.object({ db: file }).transform(({ db }) => db),
  file,
]);

export type GhostFile = z.output<typeof ghostExport>;
export type GhostPost = z.output<typeof ghostPost>;
export type GhostPostMeta = z.output<typeof ghostPostMeta>;
export type GhostTag = z.output<typeof ghostTag>;
