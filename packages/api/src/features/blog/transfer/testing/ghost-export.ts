/** Columns of Ghost's tables with their usual values, after the schema of versions 5.130 and 6.65. */
const post = {
  comment_id: null,
  plaintext: null,
  mobiledoc: null,
  lexical: null,
  html: null,
  feature_image: null,
  featured: 0,
  type: "post",
  status: "published",
  locale: null,
  visibility: "public",
  email_recipient_filter: "all",
  created_at: "2024-02-01T08:00:00.000Z",
  updated_at: "2024-02-02T08:00:00.000Z",
  published_at: "2024-02-01T09:00:00.000Z",
  published_by: "1",
  custom_excerpt: null,
  codeinjection_head: null,
  codeinjection_foot: null,
  custom_template: null,
  canonical_url: null,
  newsletter_id: null,
  show_title_and_feature_image: 1,
};

const meta = {
  og_image: null,
  og_title: null,
  og_description: null,
  twitter_image: null,
  twitter_title: null,
  twitter_description: null,
  meta_title: null,
  meta_description: null,
  email_subject: null,
  frontmatter: null,
  feature_image_alt: null,
  feature_image_caption: null,
  email_only: 0,
};

interface GhostSample {
  title: string;
  slug: string;
  tags?: string[];
  meta?: Partial<Record<keyof typeof meta, string | number>>;
  fields?: Partial<Record<keyof typeof post, string | number | null>>;
}

/** Columns that only one of the versions has. */
const only: Record<5 | 6, object> = {
  5: { created_by: "1", updated_by: "1" },
  6: { auto_excerpt: null, reading_time: 1 },
};

const getId = (number: number) => number.toString(16).padStart(24, "0");

/** Returns a Ghost export as the administration downloads it. */
export function ghostExport(version: 5 | 6, samples: GhostSample[]): Buffer {
  const names = [...new Set(samples.flatMap(({ tags = [] }) => tags))];
  const posts = samples.map(({ title, slug, fields }, index) => ({
    id: getId(index + 1),
    uuid: `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`,
    title,
    slug,
    ...post,
    ...only[version],
    ...fields,
  }));
  const tags = names.map((name, index) => ({
    id: getId(100 + index),
    name,
    slug: name.toLowerCase().replaceAll(/[^a-z]/g, ""),
    description: null,
    feature_image: null,
    parent_id: null,
    visibility: name.startsWith("#") ? "internal" : "public",
    meta_title: null,
    meta_description: null,
    accent_color: null,
  }));
  const data = {
    posts,
    posts_meta: samples.flatMap((sample, index) =>
      sample.meta ? [{ id: getId(200 + index), post_id: getId(index + 1), ...meta, ...sample.meta }] : [],
    ),
    tags,
    posts_tags: samples.flatMap(({ tags: own = [] }, index) =>
      own.map((name, order) => ({
        id: getId(300 + index * 10 + order),
        post_id: getId(index + 1),
        tag_id: getId(100 + names.indexOf(name)),
        sort_order: order,
      })),
    ),
    posts_authors: [],
    settings: [{ id: getId(900), group: "site", key: "title", value: "Eski Blog", type: "string", flags: "PUBLIC" }],
    users: [{ id: "1", name: "yazar" }],
  };
  const full = { 5: "5.130.6", 6: "6.65.0" }[version];
  return Buffer.from(JSON.stringify({ db: [{ meta: { exported_on: 1_700_000_000_000, version: full }, data }] }));
}
