import { z } from "zod";

const text = z.string().nullish();
const id = z.union([z.string().max(64), z.number()]).transform(String);
/** ISO 8601; early versions wrote milliseconds. */
const moment = z.union([z.string(), z.number()]).nullish();

const post = z.object({
  id,
  uuid: z.string().max(64).nullish(),
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  featured: z.union([z.boolean(), z.number()]).nullish(),
  /** Ghost 0.x marked pages with a flag; since 3 it is the type. */
  type: text,
  status: text,
  visibility: text,
  custom_excerpt: text,
  published_at: moment,
});

const postMeta = z.object({
  post_id: id,
  meta_title: text,
  meta_description: text,
  feature_image_alt: text,
  feature_image_caption: text,
  email_only: z.union([z.boolean(), z.number()]).nullish(),
});

const tag = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: text,
  visibility: text,
  meta_title: text,
  meta_description: text,
});

const postTag = z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() });

const file = z.object({
  meta: z.object({ version: z.string().max(40) }),
  data: z.object({
    posts: z.array(post),
    posts_meta: z.array(postMeta).default([]),
    tags: z.array(tag).default([]),
    posts_tags: z.array(postTag).default([]),
    users: z.array(z.unknown()).default([]),
    comments: z.array(z.unknown()).default([]),
  }),
});

/** The parts of a Ghost export that are read; the rest is ignored. */
export const ghostExport = z.union([z.object({ db: z.tuple([file]) }).transform(({ db }) => db[0]), file]);

export type GhostFile = z.output<typeof ghostExport>;
export type GhostPost = z.output<typeof post>;
export type GhostPostMeta = z.output<typeof postMeta>;
