import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText, slugify } from "@site/contract/common/text";
import { decoded, plainText, webAddress } from "./clean-text.ts";
import type { ReaderHost, ReadRecord } from "./records.ts";
import type { Attachment } from "./wordpress-html.ts";
import { readWxr, type WxrRecord } from "./wxr-xml.ts";

/** Results of the first pass over a file: posts refer to attachments and terms that stand behind them. */
export interface Site {
  isWordPress: boolean;
  title: string;
  url: string;
  blogUrl: string;
  comments: number;
  authorNames: string[];
  /** Numbers of records that are no post and have no line of their own. */
  counts: { revisions: number; menuItems: number; autoDrafts: number; attachments: number; customTerms: number };
  /** Contents of blocks that several posts share. */
  sharedBlocks: Map<number, string>;
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

/** Reads a file for the first time. */
export async function collect(host: ReaderHost): Promise<Site> {
  const site: Site = {
    isWordPress: false,
    title: "",
    url: "",
    blogUrl: "",
    comments: 0,
    authorNames: [],
    counts: { revisions: 0, menuItems: 0, autoDrafts: 0, attachments: 0, customTerms: 0 },
    sharedBlocks: new Map(),
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
  } else if (name === "wp:author")
    site.authorNames.push(plainText(fields.get("wp:author_display_name") || fields.get("wp:author_login") || ""));
  else if (name === "wp:term") site.counts.customTerms++;
  else if (name === "wp:category") {
    const slug = termSlug(fields.get("wp:category_nicename"), fields.get("wp:cat_name"));
    site.categoryNames.set(fields.get("wp:category_nicename") ?? "", plainText(fields.get("wp:cat_name") ?? ""));
    site.categorySlugs.set(Number(fields.get("wp:term_id")), slug);
  } else if (name === "item") collectItem(record, site);
}

function collectItem({ fields, meta, commentCount }: WxrRecord, site: Site): void {
  site.comments += commentCount;
  const type = getType(fields);
  const id = Number(fields.get("wp:post_id"));
  const path = getPath(fields.get("link"), site);
  if (type === "post" && path !== null) site.paths.add(path);
  else if (type === "revision") site.counts.revisions++;
  else if (type === "nav_menu_item") site.counts.menuItems++;
  else if (fields.get("wp:status") === "auto-draft") site.counts.autoDrafts++;
  else if (type === "wp_block") site.sharedBlocks.set(id, fields.get("content:encoded") ?? "");
  else if (type === "attachment") collectAttachment(fields, meta, id, site);
}

function collectAttachment(fields: Map<string, string>, meta: Map<string, string>, id: number, site: Site): void {
  const given = fields.get("wp:attachment_url") || fields.get("guid");
  const address = given ? webAddress(given, site.url || undefined) : undefined;
  if (address === undefined || !Number.isInteger(id)) {
    site.counts.attachments++;
    return;
  }
  const attachment: Attachment = {
    address,
    alt: plainText(meta.get("_wp_attachment_image_alt") ?? ""),
    caption: plainText(fields.get("excerpt:encoded") ?? ""),
    title: plainText(fields.get("title") ?? ""),
  };
  const parent = Number(fields.get("wp:post_parent"));
  site.attachments.set(id, attachment);
  site.byAddress.set(address, attachment);
  site.attached.set(parent, [...(site.attached.get(parent) ?? []), id]);
}

/** Returns the type of an item; one without is a post of a plain feed. */
export function getType(fields: Map<string, string>): string {
  return fields.get("wp:post_type")?.trim() || "post";
}

/** Returns the slug of a term, which WordPress may have percent-encoded. */
export function termSlug(given = "", label = ""): string {
  return slugify(decoded(given), 120) || slugify(plainText(label), 120);
}

/** Returns the path of a post's address; addresses like "/?p=12" have none of their own. */
export function getPath(link: string | undefined, site: Site): string | null {
  const address = webAddress(link ?? "", site.url || undefined);
  if (address === undefined) return null;
  const path = new URL(address).pathname.replace(/\/+$/, "");
  return path === "" || path === new URL(site.url || address).pathname.replace(/\/+$/, "") ? null : path;
}

/** Returns a line for everything in the file that has no record of its own. */
export function getSummary(site: Site): ReadRecord[] {
  const unused = site.byAddress.size - [...site.usedAttachments].filter((each) => site.byAddress.has(each)).length;
  const { counts, authorNames } = site;
  const authors = (count: number) => importNotes.authors(count, cutText(authorNames.filter(Boolean).join(", "), 300));
  const lines: [count: number, key: string, title: string, note: (count: number) => string][] = [
    [site.comments, "comments", "Yorumlar", importNotes.comments],
    [authorNames.length, "authors", "Yazarlar", authors],
    [unused, "attachments", "Kullanılmayan ortam dosyaları", importNotes.unusedAttachments],
    [counts.attachments, "attachments without address", "Adressiz ortam dosyaları", importNotes.badAttachments],
    [counts.revisions, "revisions", "Eski sürümler", importNotes.revisions],
    [counts.menuItems, "menu items", "Menü öğeleri", importNotes.menuItems],
    [counts.autoDrafts, "auto-drafts", "Otomatik taslaklar", importNotes.autoDrafts],
    [counts.customTerms, "terms", "Özel sınıflandırmalar", importNotes.customTerms],
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
