import { importNotes } from "@site/contract/blog/transfer/labels";
import { slugify } from "@site/contract/common/text";
import { decoded, fileNameOf, plainText, webAddress } from "./clean-text.ts";
import { type FoundPost, toPostRecords } from "./post-record.ts";
import { FileRefusal, type ReaderHost, type ReadRecord, type ReadSource } from "./records.ts";
import { type Attachment, type WordPressContext, wordPressHtml } from "./wordpress-html.ts";
import { seoOf } from "./wordpress-seo.ts";
import { readWxr, type WxrRecord } from "./wxr-xml.ts";

/** Results of the first pass over a file: posts refer to attachments and terms that stand behind them. */
interface Site {
  isWordPress: boolean;
  title: string;
  url: string;
  blogUrl: string;
  authors: number;
  comments: number;
  attachments: Map<number, Attachment>;
  /** Attachments by the address of their original. */
  byAddress: Map<string, Attachment>;
  attached: Map<number, number[]>;
  usedAttachments: Set<string>;
  categoryNames: Map<string, string>;
  categorySlugs: Map<number, string>;
  /** Paths of the posts, to which links inside the site lead. */
  paths: Set<string>;
  /** Terms that were passed on. */
  terms: Set<string>;
}

/** The size at the end of an image's name, as in "salon-300x200.jpg". */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/** Reads a WordPress export (WXR 1.2). */
export async function readWordPress(host: ReaderHost): Promise<ReadSource> {
  const site = await collect(host);
  if (!site.isWordPress) throw new FileRefusal("notWordPress");
  await readWxr(host, async (records) => {
    const read = records.flatMap((record) => toRecords(record, site));
    if (read.length > 0) await host.write(read);
  });
  await host.write(summaryOf(site));
  return { format: "wordpress", source: `wordpress:${site.blogUrl}`.slice(0, 300), siteUrl: site.url };
}

async function collect(host: ReaderHost): Promise<Site> {
  const site: Site = {
    isWordPress: false,
    title: "",
    url: "",
    blogUrl: "",
    authors: 0,
    comments: 0,
    attachments: new Map(),
    byAddress: new Map(),
    attached: new Map(),
    usedAttachments: new Set(),
    categoryNames: new Map(),
    categorySlugs: new Map(),
    paths: new Set(),
    terms: new Set(),
  };
  await readWxr(host, (records) => {
    for (const record of records) collectFrom(record, site);
  });
  return site;
}

function collectFrom(record: WxrRecord, site: Site): void {
  const { name, text, fields } = record;
  if (name === "wp:wxr_version") site.isWordPress = true;
  else if (name === "title") site.title = plainText(text);
  else if (name === "wp:base_blog_url") {
    site.blogUrl = text.trim();
    site.url = webAddress(text) ?? "";
  } else if (name === "wp:author") site.authors++;
  else if (name === "wp:category") {
    const slug = termSlug(fields.get("wp:category_nicename"), fields.get("wp:cat_name"));
    site.categoryNames.set(fields.get("wp:category_nicename") ?? "", plainText(fields.get("wp:cat_name") ?? ""));
    site.categorySlugs.set(Number(fields.get("wp:term_id")), slug);
  } else if (name === "item") collectItem(record, site);
}

function collectItem({ fields, meta, commentCount }: WxrRecord, site: Site): void {
  site.comments += commentCount;
  const path = pathOf(fields.get("link"), site);
  if (fields.get("wp:post_type") === "post" && path !== null) site.paths.add(path);
  const address = webAddress(fields.get("wp:attachment_url") ?? "", site.url || undefined);
  if (fields.get("wp:post_type") !== "attachment" || address === undefined) return;
  const attachment: Attachment = {
    address,
    alt: plainText(meta.get("_wp_attachment_image_alt") ?? ""),
    caption: plainText(fields.get("excerpt:encoded") ?? ""),
    title: plainText(fields.get("title") ?? ""),
  };
  const id = Number(fields.get("wp:post_id"));
  const parent = Number(fields.get("wp:post_parent"));
  site.attachments.set(id, attachment);
  site.byAddress.set(address, attachment);
  site.attached.set(parent, [...(site.attached.get(parent) ?? []), id]);
}

function toRecords(record: WxrRecord, site: Site): ReadRecord[] {
  const { name, fields } = record;
  if (name === "item") return itemRecords(record, site);
  const terms = name === "wp:category" ? categoryRecord(fields, site) : name === "wp:tag" ? tagRecord(fields) : [];
  return terms.filter((term) => isNew(term, site));
}

/** Returns whether a term is met for the first time; posts may name terms that are not listed. */
function isNew({ kind, key }: ReadRecord, site: Site): boolean {
  const before = site.terms.size;
  return site.terms.add(`${kind} ${key}`).size > before;
}

function tagRecord(fields: Map<string, string>): ReadRecord[] {
  return termRecord("tag", fields.get("wp:tag_slug"), fields.get("wp:tag_name"), fields.get("wp:tag_description"));
}

function categoryRecord(fields: Map<string, string>, site: Site): ReadRecord[] {
  const parent = site.categoryNames.get(fields.get("wp:category_parent") ?? "");
  const records = termRecord(
    "category",
    fields.get("wp:category_nicename"),
    fields.get("wp:cat_name"),
    fields.get("wp:category_description"),
  );
  return records.map((each) => ({ ...each, notes: parent ? [importNotes.parentCategory(parent)] : [] }));
}

/** Returns a term, unless it is WordPress's category for posts without one. */
function termRecord(kind: "category" | "tag", given = "", label = "", about = ""): ReadRecord[] {
  const slug = termSlug(given, label);
  const name = plainText(label).slice(0, 120) || slug;
  if (slug === "" || slug === "uncategorized") return [];
  const description = plainText(about).slice(0, 1000);
  if (kind === "tag") return [{ kind, key: slug, title: name, payload: { name, slug, description } }];
  return [{ kind, key: slug, title: name, payload: { name, slug, description, seoTitle: "", seoDescription: "" } }];
}

function termSlug(given = "", label = ""): string {
  return slugify(decoded(given), 120) || slugify(plainText(label), 120);
}

function itemRecords(record: WxrRecord, site: Site): ReadRecord[] {
  const { fields } = record;
  const type = fields.get("wp:post_type") ?? "";
  const status = fields.get("wp:status") ?? "";
  if (["attachment", "revision", "nav_menu_item"].includes(type) || status === "auto-draft") return [];
  const key = (fields.get("guid") || `${site.blogUrl}?p=${fields.get("wp:post_id")}`).slice(0, 600);
  const title = plainText(fields.get("title") ?? "").slice(0, 200) || key.slice(0, 200);
  const left = (note: string): ReadRecord[] => [
    { kind: "other", key, title, payload: {}, refusal: { state: "skipped", note } },
  ];
  if (type !== "post") return left(type === "page" ? importNotes.page : importNotes.postType(type.slice(0, 60)));
  if (status === "trash") return left(importNotes.trash);
  return postRecords(record, key, site);
}

function postRecords(record: WxrRecord, key: string, site: Site): ReadRecord[] {
  const { fields, meta } = record;
  const notes: string[] = [];
  const text = (name: string) => fields.get(name) ?? "";
  const context: WordPressContext = {
    siteUrl: site.url,
    attachment: (id) => site.attachments.get(id),
    attached: site.attached.get(Number(text("wp:post_id"))) ?? [],
    originalOf: (address) => originalOf(address, site),
    note: (sentence) => {
      if (!notes.includes(sentence)) notes.push(sentence);
    },
  };
  const featured = site.attachments.get(Number(meta.get("_thumbnail_id")));
  const { category, tags, terms } = termsOf(record, site, context.note);
  const status = statusOf(text("wp:status"), text("wp:post_password"), context.note);
  const title = plainText(text("title"));
  const found: FoundPost = {
    key,
    title,
    slug: text("wp:post_name"),
    html: withOwnLinks(wordPressHtml(text("content:encoded"), context), site),
    excerpt: text("excerpt:encoded"),
    status,
    publishedAt: dateOf(text("wp:post_date_gmt")) ?? (status === "published" ? dateOf(text("wp:post_date")) : null),
    isFeatured: text("wp:is_sticky") === "1",
    featuredImage: featured ? { address: featured.address, alt: featured.alt || featured.caption } : null,
    ...seoOf(meta, { title, siteTitle: site.title }),
    category,
    tags,
    formerPath: status === "published" ? pathOf(text("link"), site) : null,
    notes,
  };
  const records = toPostRecords(found, (address) => {
    const known = site.byAddress.get(address);
    return known && { alt: known.alt || known.caption, fileName: fileNameOf(address) };
  });
  for (const { kind, key: address } of records) if (kind === "image") site.usedAttachments.add(address);
  return [...terms, ...records];
}

/** Returns the first category, or the one that an SEO plugin calls primary; the others become tags. */
function termsOf({ categories, meta }: WxrRecord, site: Site, note: (sentence: string) => void) {
  const named = (domain: string) =>
    categories
      .filter((each) => each.domain === domain)
      .map(({ slug, name }) => ({ slug: termSlug(slug, name), name: plainText(name) }))
      .filter(({ slug }) => slug !== "" && slug !== "uncategorized");
  const primaryId = meta.get("_yoast_wpseo_primary_category") ?? meta.get("rank_math_primary_category");
  const primary = site.categorySlugs.get(Number(primaryId));
  const own = named("category");
  const category = own.find(({ slug }) => slug === primary) ?? own[0];
  const others = own.filter((each) => each !== category);
  if (others.length > 0) note(importNotes.otherCategories(others.map(({ name }) => `“${name}”`).join(", ")));
  const tags = [...named("post_tag"), ...others];
  const terms = [
    ...(category ? termRecord("category", category.slug, category.name) : []),
    ...tags.flatMap(({ slug, name }) => termRecord("tag", slug, name)),
  ];
  return {
    category: category?.slug ?? null,
    tags: [...new Set(tags.map(({ slug }) => slug))],
    terms: terms.filter((term) => isNew(term, site)),
  };
}

function statusOf(status: string, password: string, note: (sentence: string) => void): FoundPost["status"] {
  const reasons: Record<string, string> = { private: "Özel", pending: "İnceleme bekleyen" };
  if (reasons[status]) note(importNotes.draftBecause(reasons[status]));
  if (status !== "publish" && status !== "future") return "draft";
  if (password === "") return "published";
  note(importNotes.draftBecause("Parola korumalı"));
  return "draft";
}

/** Reads "2024-03-01 09:30:00" as UTC; WordPress writes zeros for a draft. */
function dateOf(text: string): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text.trim()) ?? [];
  const date = new Date(`${day}T${time}.000Z`);
  return day === undefined || day.startsWith("0000") || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Returns the path of a post's address; addresses like "/?p=12" have none of their own. */
function pathOf(link: string | undefined, site: Site): string | null {
  const address = webAddress(link ?? "", site.url || undefined);
  if (address === undefined) return null;
  const path = new URL(address).pathname.replace(/\/+$/, "");
  return path === "" || path === new URL(site.url || address).pathname.replace(/\/+$/, "") ? null : path;
}

/** Shortens links to the site's own posts to their former path, which redirects to the new one. */
function withOwnLinks(html: string, site: Site): string {
  return html.replace(/(<a\b[^>]*?\shref=")([^"]*)"/g, (whole, start: string, href: string) => {
    const address = webAddress(href, site.url || undefined);
    const isOwn = address !== undefined && site.url !== "" && new URL(address).host === new URL(site.url).host;
    const path = isOwn ? pathOf(address, site) : null;
    return path !== null && site.paths.has(path) ? `${start}${path}${new URL(address ?? "").hash}"` : whole;
  });
}

function originalOf(address: string, site: Site): string {
  if (site.byAddress.has(address)) return address;
  const original = address.replace(SIZE, "");
  const scaled = original.replace(/(?=\.\w+$)/, "-scaled");
  return [original, scaled].find((each) => site.byAddress.has(each)) ?? address;
}

function summaryOf(site: Site): ReadRecord[] {
  const unused = site.byAddress.size - [...site.usedAttachments].filter((each) => site.byAddress.has(each)).length;
  const lines: [count: number, key: string, title: string, note: (count: number) => string][] = [
    [site.comments, "comments", "Yorumlar", importNotes.comments],
    [site.authors, "authors", "Yazarlar", importNotes.authors],
    [unused, "attachments", "Kullanılmayan ortam dosyaları", importNotes.unusedAttachments],
  ];
  return lines
    .filter(([count]) => count > 0)
    .map(([count, key, title, note]) => ({
      kind: "other",
      key,
      title,
      payload: {},
      refusal: { state: "skipped", note: note(count) },
    }));
}
