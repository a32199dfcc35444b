import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText, escapeMarkup, foldText } from "@site/contract/common/text";
import { z } from "zod";
import type { ArticleLink } from "./article-writer.ts";
import { fitText, getFileName, plainText, webAddress } from "./clean-text.ts";
import { type FoundPost, toPostRecords } from "./post-record.ts";
import { PostReport } from "./post-report.ts";
import { FileRefusal, type ReaderHost, type ReadRecord, type ReadSource } from "./records.ts";
import { dateOfPost } from "./wordpress-dates.ts";
import { type WordPressContext, wordPressHtml } from "./wordpress-html.ts";
import { getSeo } from "./wordpress-seo.ts";
import { collect, getPath, getSummary, getType, type Site, termSlug } from "./wordpress-site.ts";
import { readWxr, type WxrRecord } from "./wxr-xml.ts";

/** The size at the end of an image's name, as in "salon-300x200.jpg". */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/** Fields that are read, or that plugins write for themselves. */
const KNOWN_FIELDS = /^(?:footnotes|rank_math_|yoast_|wpseo_|wp_|jetpack_|amazonS3_|sharing_|ratings_|post_views)/;
const storedFootnotes = z.array(z.object({ id: z.string(), content: z.string() }));

/** Reads a WordPress export (WXR 1.2). */
export async function readWordPress(host: ReaderHost): Promise<ReadSource> {
  const site = await collect(host);
  if (!site.isWordPress) throw new FileRefusal("notWordPress");
  await readWxr(host, async (records) => {
    const read = records.flatMap((record) => toRecords(record, site));
    if (read.length > 0) await host.write(read);
  });
  await host.write(getSummary(site));
  return { format: "wordpress", source: cutText(`wordpress:${site.blogUrl}`, 300), siteUrl: site.url };
}

function toRecords(record: WxrRecord, site: Site): ReadRecord[] {
  const { name, fields } = record;
  if (name === "item") return itemRecords(record, site);
  const terms = name === "wp:category" ? categoryRecord(fields, site) : name === "wp:tag" ? tagRecord(fields) : [];
  return terms.filter((term) => isNew(term, site));
}

/** Returns whether a term is met for the first time; posts may name terms that are not listed. */
function isNew({ kind, key, title }: ReadRecord, site: Site): boolean {
  const before = site.terms.size;
  return site.terms.add(`${kind} ${key} ${foldText(title)}`).size > before;
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
  return records.map((each) => ({
    ...each,
    notes: [...(each.notes ?? []), ...(parent ? [importNotes.parentCategory(parent)] : [])],
  }));
}

/** Returns a term, unless it is WordPress's category for posts without one. */
function termRecord(kind: "category" | "tag", given = "", label = "", about = ""): ReadRecord[] {
  const slug = termSlug(given, label);
  const notes: string[] = [];
  const fit = (text: string, max: number, field: string) =>
    fitText(plainText(text), max, () => notes.push(importNotes.cut(field, max)));
  const name = fit(label, 120, "Ad") || slug;
  if (slug === "" || slug === "uncategorized") return [];
  const description = fit(about, 1000, "Açıklama");
  if (kind === "tag") return [{ kind, key: slug, title: name, payload: { name, slug, description }, notes }];
  const payload = { name, slug, description, seoTitle: "", seoDescription: "" };
  return [{ kind, key: slug, title: name, payload, notes }];
}

function itemRecords(record: WxrRecord, site: Site): ReadRecord[] {
  const { fields } = record;
  const type = getType(fields);
  const status = fields.get("wp:status") ?? "";
  if (["attachment", "revision", "nav_menu_item"].includes(type) || status === "auto-draft") return [];
  const id = fields.get("wp:post_id");
  const key = cutText(fields.get("guid") || (id ? `${site.blogUrl}?p=${id}` : (fields.get("link") ?? "")), 500);
  const title = cutText(plainText(fields.get("title") ?? ""), 200) || cutText(key, 200);
  const left = (note: string): ReadRecord[] => [
    { kind: "other", key, title, payload: {}, refusal: { state: "skipped", note } },
  ];
  if (type !== "post") return left(type === "page" ? importNotes.page : importNotes.postType(cutText(type, 60)));
  if (status === "trash") return left(importNotes.trash);
  const isBlank = ["title", "content:encoded", "excerpt:encoded", "wp:post_type", "wp:post_name"].every(
    (name) => !fields.get(name)?.trim(),
  );
  if (isBlank && !record.meta.has("_thumbnail_id")) return left(importNotes.badRecord);
  return postRecords(record, key, site);
}

function postRecords(record: WxrRecord, key: string, site: Site): ReadRecord[] {
  const { fields, meta } = record;
  const report = new PostReport();
  const text = (name: string) => fields.get(name) ?? "";
  const context: WordPressContext = {
    siteUrl: site.url,
    attachment: (id) => site.attachments.get(id),
    attached: site.attached.get(Number(text("wp:post_id"))) ?? [],
    getOriginal: (address) => getOriginal(address, site),
    report,
    link: (href) => getLink(href, site),
    sharedBlock: (id) => site.sharedBlocks.get(id),
    footnotes: footnotesIn(meta.get("footnotes")),
  };
  const featured = site.attachments.get(Number(meta.get("_thumbnail_id")));
  if (Number(meta.get("_thumbnail_id")) > 0 && !featured) report.leave(importNotes.featuredMissing);
  const { category, tags, terms } = getTerms(record, site, report);
  const status = getStatus(text("wp:status"), text("wp:post_password"), report);
  const title = plainText(text("title"));
  nameLosses(record, report);
  const found: FoundPost = {
    key,
    title: escapeMarkup(title),
    slug: text("wp:post_name"),
    html: wordPressHtml(text("content:encoded"), context),
    excerpt: text("excerpt:encoded"),
    status,
    publishedAt: dateOfPost(fields, status),
    isFeatured: text("wp:is_sticky") === "1",
    featuredImage: featured ? { address: featured.address, alt: featured.alt || featured.caption } : null,
    ...getSeo(meta, { title, siteTitle: site.title }),
    category,
    tags,
    formerPath: status === "published" ? getPath(text("link"), site) : null,
    report,
  };
  const records = toPostRecords(found, (address) => {
    const known = site.byAddress.get(address);
    return known && { alt: known.alt || known.caption, fileName: getFileName(address) };
  });
  for (const { kind, key: address } of records) if (kind === "image") site.usedAttachments.add(address);
  return [...terms, ...records];
}

/** Returns the first category, or the one that an SEO plugin calls primary; the others become tags. */
function getTerms({ categories, meta }: WxrRecord, site: Site, report: PostReport) {
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
  if (others.length > 0) report.change(importNotes.otherCategories(others.map(({ name }) => `“${name}”`).join(", ")));
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

function getStatus(status: string, password: string, report: PostReport): FoundPost["status"] {
  const reasons: Record<string, string> = { private: "Özel", pending: "İnceleme bekleyen" };
  if (reasons[status]) report.change(importNotes.draftBecause(reasons[status]));
  if (status !== "publish" && status !== "future") return "draft";
  if (password === "") return "published";
  report.change(importNotes.draftBecause("Parola korumalı"));
  return "draft";
}

/** Names what the file has of a post and the product has no place for. */
function nameLosses({ meta, categories, commentCount }: WxrRecord, report: PostReport): void {
  const fields = [...meta.keys()].filter((key) => !key.startsWith("_") && !KNOWN_FIELDS.test(key));
  if (fields.length > 0) report.leave(importNotes.customFields(cutText(fields.join(", "), 200)), fields.length);
  const terms = categories.filter(({ domain }) => domain !== "category" && domain !== "post_tag");
  const names = terms.map(({ domain, name }) => `${domain}: ${plainText(name)}`);
  if (names.length > 0) report.leave(importNotes.otherTerms(cutText(names.join(", "), 200)), names.length);
  if (commentCount > 0) report.leave(importNotes.ownComments, commentCount);
}

/** Reads the footnotes that WordPress stores beside a text: `[{ "id": "…", "content": "…" }]`. */
function footnotesIn(json: string | undefined): Map<string, string> {
  try {
    const notes = storedFootnotes.safeParse(JSON.parse(json ?? "[]")).data ?? [];
    return new Map(notes.map(({ id, content }) => [id, plainText(content)]));
  } catch {
    return new Map();
  }
}

/**
 * Shortens a link to a post of the site to its former path, which redirects to the new one. Other addresses of the
 * site stay there: files, and pages that are not imported.
 */
function getLink(href: string, site: Site): ArticleLink {
  const address = webAddress(href, site.url || undefined);
  if (address === undefined || site.url === "" || new URL(address).host !== new URL(site.url).host) return { href };
  const path = getPath(address, site);
  if (path !== null && site.paths.has(path)) return { href: path + new URL(address).hash };
  return { href: address, isOld: true };
}

function getOriginal(address: string, site: Site): string {
  if (site.byAddress.has(address)) return address;
  const original = address.replace(SIZE, "");
  const scaled = original.replace(/(?=\.\w+$)/, "-scaled");
  return [original, scaled].find((each) => site.byAddress.has(each)) ?? address;
}
