import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText, escapeMarkup, slugify } from "@site/contract/common/text";
import type { z } from "zod";
import { isBoundedJson } from "../../../../core/calls/json-bounds.ts";
import { articleHtml } from "./article-html.ts";
import type { ArticleContext, ArticleLink } from "./article-writer.ts";
import { plainText } from "./clean-text.ts";
import { ghostCard, withoutHiddenParts } from "./ghost-cards.ts";
import { lexicalToHtml, mobiledocToHtml } from "./ghost-documents.ts";
import {
  type GhostFile,
  type GhostPost,
  type GhostPostMeta,
  type GhostTag,
  ghostExport,
  ghostPost,
  ghostPostAuthor,
  ghostPostMeta,
  ghostPostTag,
  ghostTag,
} from "./ghost-schema.ts";
import { GHOST_SITE } from "./ghost-site.ts";
import { summaryOfGhost } from "./ghost-summary.ts";
import { toPostRecords } from "./post-record.ts";
import { PostReport } from "./post-report.ts";
import { FileRefusal, type ReaderHost, type ReadRecord, type ReadSource } from "./records.ts";

const BOUNDS = { depth: 40, nodes: 4_000_000 };
const VERSIONS = /^[56]\./;
const RECORDS_AT_ONCE = 20;

/** Reads a Ghost export of version 5 or 6. */
export async function readGhost(host: ReaderHost): Promise<ReadSource> {
  const file = parse(await readText(host));
  if (!VERSIONS.test(file.meta.version)) throw new FileRefusal("ghostVersion");
  const { tags, posts } = file.data;
  await host.write(tags.flatMap(tagRecords));
  const reading = new GhostReading(file);
  for (let at = 0; at < posts.length; at += RECORDS_AT_ONCE)
    await host.write(
      posts.slice(at, at + RECORDS_AT_ONCE).flatMap((post, index) => getRecords(post, at + index, reading)),
    );
  await host.write(summaryOfGhost(file));
  return { format: "ghost", source: "ghost", siteUrl: "" };
}

/** Reads one row; a bad one is named in the report and stops no other. */
function getRecords(row: unknown, index: number, reading: GhostReading): ReadRecord[] {
  const { data } = ghostPost.safeParse(row);
  return data ? reading.getRecords(data) : [badRow("post", index, row)];
}

function badRow(kind: "post" | "tag", index: number, row: unknown): ReadRecord {
  const fields = row !== null && typeof row === "object" ? Object.entries(row) : [];
  const name = fields.find(([key, value]) => /^(?:title|name|slug)$/.test(key) && typeof value === "string")?.[1];
  const key = `${kind} ${index + 1}`;
  const title = typeof name === "string" ? cutText(plainText(name), 200) : key;
  return { kind: "other", key, title, payload: {}, refusal: { state: "failed", note: importNotes.badRecord } };
}

async function readText(host: ReaderHost): Promise<string> {
  return new TextDecoder().decode(await host.read(0, host.byteSize));
}

function parse(text: string): GhostFile {
  if (!isBoundedJson(text, BOUNDS)) throw new FileRefusal("tooDeep");
  const parsed = ghostExport.safeParse(getJson(text));
  if (!parsed.success) throw new FileRefusal("notGhost");
  return parsed.data;
}

function getJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefusal("notGhost");
  }
}

function isInternal({ name, visibility }: GhostTag): boolean {
  return visibility === "internal" || name.startsWith("#");
}

function tagRecords(row: unknown, index: number): ReadRecord[] {
  const { data } = ghostTag.safeParse(row);
  if (!data) return [badRow("tag", index, row)];
  if (!isInternal(data)) return [tagRecord(data)];
  const refusal = { state: "skipped" as const, note: importNotes.internalTag };
  return [{ kind: "other", key: `tag ${data.id}`, title: line(data.name, 200), payload: {}, refusal }];
}

function tagRecord({ name, slug, description }: GhostTag): ReadRecord {
  const payload = {
    name: line(name, 120),
    slug: slugify(slug ?? "", 120) || slugify(name, 120),
    description: line(description ?? "", 1000),
  };
  return { kind: "tag", key: payload.slug, title: payload.name, payload };
}

/** Returns a text that Ghost stores without HTML, on one line. */
function line(text: string, max: number): string {
  return cutText(plainText(escapeMarkup(text)), max).trim();
}

/** Reads the rows of a table that are as they should be. */
function toRows<T>(rows: unknown[], schema: z.ZodType<T>): T[] {
  return rows.flatMap((row) => {
    const { data } = schema.safeParse(row);
    return data === undefined ? [] : [data];
  });
}

/** Turns posts into records; the first public tag of a post, Ghost's primary tag, is its category. */
class GhostReading {
  readonly #meta: Map<string, GhostPostMeta>;
  readonly #tags: Map<string, GhostTag>;
  readonly #getTags = new Map<string, GhostTag[]>();
  readonly #categories = new Set<string>();
  readonly #authors = new Map<string, number>();
  readonly #paths: Set<string>;

  constructor({ data }: GhostFile) {
    this.#meta = new Map(toRows(data.posts_meta, ghostPostMeta).map((meta) => [meta.post_id, meta]));
    this.#tags = new Map(toRows(data.tags, ghostTag).map((tag) => [tag.id, tag]));
    this.#paths = new Set(
      toRows(data.posts, ghostPost).flatMap(({ slug, type }) => (slug && type !== "page" ? `/${slug}` : [])),
    );
    const links = toRows(data.posts_tags, ghostPostTag).toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
    for (const { post_id, tag_id } of links) {
      const tag = this.#tags.get(tag_id);
      if (tag && !isInternal(tag)) this.#getTags.set(post_id, [...(this.#getTags.get(post_id) ?? []), tag]);
    }
    const authors = Array.isArray(data.posts_authors) ? toRows(data.posts_authors, ghostPostAuthor) : [];
    for (const { post_id } of authors) this.#authors.set(post_id, (this.#authors.get(post_id) ?? 0) + 1);
  }

  getRecords(post: GhostPost): ReadRecord[] {
    const key = post.uuid ?? post.id;
    if (post.type === "page" || post.page) {
      const title = line(post.title ?? "", 200) || key;
      return [{ kind: "other", key, title, payload: {}, refusal: { state: "skipped", note: importNotes.page } }];
    }
    const report = new PostReport();
    const meta = this.#meta.get(post.id);
    const [first, ...others] = (this.#getTags.get(post.id) ?? []).map((tag) => tagRecord(tag).key);
    const status = getStatus(post, meta, report);
    const image = post.feature_image?.trim();
    this.#nameLosses(post, meta, report);
    const records = toPostRecords(
      {
        key,
        title: escapeMarkup(post.title ?? ""),
        slug: post.slug ?? "",
        html: articleHtml(getHtml(post, report), this.#createContextFor(report)),
        excerpt: escapeMarkup(post.custom_excerpt ?? ""),
        status,
        publishedAt: getDate(post.published_at),
        isFeatured: Boolean(post.featured),
        featuredImage: image
          ? { address: image, alt: meta?.feature_image_alt || plainText(meta?.feature_image_caption ?? "") }
          : null,
        seoTitle: escapeMarkup(meta?.meta_title ?? ""),
        seoDescription: escapeMarkup(meta?.meta_description ?? ""),
        category: first ?? null,
        tags: [...new Set(others)],
        formerPath: status === "published" && post.slug ? `/${post.slug}` : null,
        report,
      },
      () => undefined,
    );
    return [...(first === undefined ? [] : this.#categoryRecord(post.id, first)), ...records];
  }

  #nameLosses(post: GhostPost, meta: GhostPostMeta | undefined, report: PostReport): void {
    if (post.codeinjection_head || post.codeinjection_foot) report.leave(importNotes.pageCode);
    if (post.canonical_url) report.leave(importNotes.canonical(cutText(post.canonical_url, 200)));
    if (meta?.feature_image_alt && meta.feature_image_caption) report.leave(importNotes.featuredCaption);
    const shared = meta && [meta.og_image, meta.og_title, meta.og_description, meta.twitter_image, meta.twitter_title];
    if (shared?.some(Boolean) || meta?.twitter_description) report.leave(importNotes.shareTexts);
    const authors = this.#authors.get(post.id) ?? 0;
    if (authors > 1) report.change(importNotes.coAuthors(authors));
  }

  #createContextFor(report: PostReport): ArticleContext {
    return {
      report,
      image: ({ src = "", alt = "" }) => ({ src: fromSite(src), alt }),
      link: (href) => this.#link(href),
      embed: (address) => (/^(?:https?:)?\/\/|^\/|^__GHOST_URL__/.test(address) ? fromSite(address) : undefined),
      card: (element) => ghostCard(element, report),
    };
  }

  #categoryRecord(postId: string, slug: string): ReadRecord[] {
    const tag = this.#getTags.get(postId)?.[0];
    if (!tag || this.#categories.has(slug)) return [];
    this.#categories.add(slug);
    const name = line(tag.name, 120);
    const payload = {
      name,
      slug,
      description: line(tag.description ?? "", 1000),
      seoTitle: line(tag.meta_title ?? "", 200),
      seoDescription: line(tag.meta_description ?? "", 500),
    };
    return [{ kind: "category", key: slug, title: name, payload }];
  }

  /** Shortens a link to a post of the site to its former path, which redirects; other pages stay at the old site. */
  #link(href: string): ArticleLink {
    const address = fromSite(href);
    if (!address.startsWith(GHOST_SITE)) return { href: address };
    const rest = address.slice(GHOST_SITE.length);
    const path = rest.split(/[?#]/, 1)[0]?.replace(/\/+$/, "") ?? "";
    return this.#paths.has(path) ? { href: path } : { href: address, isOld: true };
  }
}

/** Returns an address with the placeholder of the former site in front of a path. */
function fromSite(address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return address.startsWith("/") ? GHOST_SITE + address : address;
}

function getHtml(post: GhostPost, report: PostReport): string {
  if (post.html) return withoutHiddenParts(post.html, report);
  if (post.lexical) return lexicalToHtml(post.lexical, report);
  return post.mobiledoc ? mobiledocToHtml(post.mobiledoc, report) : "";
}

function getStatus(post: GhostPost, meta: GhostPostMeta | undefined, report: PostReport) {
  if (post.status !== "published" && post.status !== "scheduled") {
    if (post.status === "sent") report.change(importNotes.draftBecause(importNotes.emailOnly));
    return "draft";
  }
  if (meta?.email_only) report.change(importNotes.draftBecause(importNotes.emailOnly));
  else if (post.visibility && post.visibility !== "public")
    report.change(importNotes.draftBecause("Yalnızca üyelere açık"));
  else return "published";
  return "draft";
}

function getDate(given: string | number | null | undefined): string | null {
  if (given === null || given === undefined) return null;
  const date = new Date(typeof given === "string" && !/[zZ]|[+-]\d\d:?\d\d$/.test(given) ? `${given}Z` : given);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
