import { importNotes } from "@site/contract/blog/transfer/labels";
import { slugify } from "@site/contract/common/text";
import { isBoundedJson } from "../../../../core/json-bounds.ts";
import { plainText } from "./clean-text.ts";
import { ghostCards } from "./ghost-cards.ts";
import { lexicalToHtml, mobiledocToHtml } from "./ghost-documents.ts";
import { type GhostFile, type GhostPost, type GhostPostMeta, ghostExport } from "./ghost-schema.ts";
import { toPostRecords } from "./post-record.ts";
import { FileRefusal, type ReaderHost, type ReadRecord, type ReadSource } from "./records.ts";

const BOUNDS = { depth: 40, nodes: 4_000_000 };
const VERSIONS = /^[56]\./;
const RECORDS_AT_ONCE = 20;

/** Reads a Ghost export of version 5 or 6. */
export async function readGhost(host: ReaderHost): Promise<ReadSource> {
  const file = parse(await readText(host));
  if (!VERSIONS.test(file.meta.version)) throw new FileRefusal("ghostVersion");
  const { tags, posts } = file.data;
  await host.write(tags.flatMap((tag) => (isInternal(tag) ? [] : [tagRecord(tag)])));
  const reading = new GhostReading(file);
  for (let at = 0; at < posts.length; at += RECORDS_AT_ONCE)
    await host.write(posts.slice(at, at + RECORDS_AT_ONCE).flatMap((post) => reading.recordsOf(post)));
  await host.write(summaryOf(file));
  return { format: "ghost", source: "ghost", siteUrl: "" };
}

async function readText(host: ReaderHost): Promise<string> {
  return new TextDecoder().decode(await host.read(0, host.byteSize));
}

function parse(text: string): GhostFile {
  if (!isBoundedJson(text, BOUNDS)) throw new FileRefusal("tooDeep");
  const parsed = ghostExport.safeParse(jsonOf(text));
  if (!parsed.success) throw new FileRefusal("notGhost");
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefusal("notGhost");
  }
}

type GhostTag = GhostFile["data"]["tags"][number];

function isInternal({ name, visibility }: GhostTag): boolean {
  return visibility === "internal" || name.startsWith("#");
}

function tagRecord({ name, slug, description }: GhostTag): ReadRecord {
  const payload = {
    name: plainText(name).slice(0, 120),
    slug: slugify(slug, 120) || slugify(name, 120),
    description: plainText(description ?? "").slice(0, 1000),
  };
  return { kind: "tag", key: payload.slug, title: payload.name, payload };
}

/** Turns posts into records; the first public tag of a post, Ghost's primary tag, is its category. */
class GhostReading {
  readonly #meta: Map<string, GhostPostMeta>;
  readonly #tags: Map<string, GhostTag>;
  readonly #tagsOf = new Map<string, GhostTag[]>();
  readonly #categories = new Set<string>();
  readonly #paths: Set<string>;

  constructor({ data }: GhostFile) {
    this.#meta = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]));
    this.#tags = new Map(data.tags.map((tag) => [tag.id, tag]));
    this.#paths = new Set(data.posts.map(({ slug }) => `/${slug}`));
    for (const { post_id, tag_id } of data.posts_tags.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
      const tag = this.#tags.get(tag_id);
      if (tag && !isInternal(tag)) this.#tagsOf.set(post_id, [...(this.#tagsOf.get(post_id) ?? []), tag]);
    }
  }

  recordsOf(post: GhostPost): ReadRecord[] {
    const key = post.uuid ?? post.id;
    const title = plainText(post.title ?? "").slice(0, 200) || key;
    if (post.type === "page")
      return [{ kind: "other", key, title, payload: {}, refusal: { state: "skipped", note: importNotes.page } }];
    const notes: string[] = [];
    const note = (sentence: string) => {
      if (!notes.includes(sentence)) notes.push(sentence);
    };
    const meta = this.#meta.get(post.id);
    const [first, ...others] = (this.#tagsOf.get(post.id) ?? []).map((tag) => tagRecord(tag).key);
    const status = statusOf(post, meta, note);
    const image = post.feature_image?.trim();
    const records = toPostRecords(
      {
        key,
        title: post.title ?? "",
        slug: post.slug ?? "",
        html: this.#withOwnLinks(ghostCards(htmlOf(post, note), note)),
        excerpt: post.custom_excerpt ?? "",
        status,
        publishedAt: dateOf(post.published_at),
        isFeatured: Boolean(post.featured),
        featuredImage: image
          ? { address: image, alt: meta?.feature_image_alt || plainText(meta?.feature_image_caption ?? "") }
          : null,
        seoTitle: meta?.meta_title ?? "",
        seoDescription: meta?.meta_description ?? "",
        seoKeywords: "",
        category: first ?? null,
        tags: others,
        formerPath: status === "published" && post.slug ? `/${post.slug}` : null,
        notes,
      },
      () => undefined,
    );
    return [...(first === undefined ? [] : this.#categoryRecord(post.id, first)), ...records];
  }

  #categoryRecord(postId: string, slug: string): ReadRecord[] {
    const tag = this.#tagsOf.get(postId)?.[0];
    if (!tag || this.#categories.has(slug)) return [];
    this.#categories.add(slug);
    const name = plainText(tag.name).slice(0, 120);
    const payload = {
      name,
      slug,
      description: plainText(tag.description ?? "").slice(0, 1000),
      seoTitle: plainText(tag.meta_title ?? "").slice(0, 200),
      seoDescription: plainText(tag.meta_description ?? "").slice(0, 500),
    };
    return [{ kind: "category", key: slug, title: name, payload }];
  }

  /** Shortens links to the site's own posts to their former path, which redirects to the new one. */
  #withOwnLinks(html: string): string {
    return html.replace(/(<a\b[^>]*?\shref=")__GHOST_URL__([^"]*)"/g, (_, start: string, rest: string) => {
      const path = rest.split(/[?#]/, 1)[0]?.replace(/\/+$/, "") ?? "";
      return this.#paths.has(path) ? `${start}${path}"` : `${start}${rest || "/"}"`;
    });
  }
}

function htmlOf(post: GhostPost, note: (sentence: string) => void): string {
  if (post.html) return post.html;
  if (post.lexical) return lexicalToHtml(post.lexical, note);
  return post.mobiledoc ? mobiledocToHtml(post.mobiledoc, note) : "";
}

function statusOf(post: GhostPost, meta: GhostPostMeta | undefined, note: (sentence: string) => void) {
  if (post.status !== "published" && post.status !== "scheduled") {
    if (post.status === "sent") note(importNotes.draftBecause(importNotes.emailOnly));
    return "draft";
  }
  if (meta?.email_only) note(importNotes.draftBecause(importNotes.emailOnly));
  else if (post.visibility && post.visibility !== "public") note(importNotes.draftBecause("Yalnızca üyelere açık"));
  else return "published";
  return "draft";
}

function dateOf(given: string | number | null | undefined): string | null {
  if (given === null || given === undefined) return null;
  const date = new Date(typeof given === "string" && !/[zZ]|[+-]\d\d:?\d\d$/.test(given) ? `${given}Z` : given);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function summaryOf({ data }: GhostFile): ReadRecord[] {
  const line = (key: string, title: string, note: string): ReadRecord => ({
    kind: "other",
    key,
    title,
    payload: {},
    refusal: { state: "skipped", note },
  });
  return [
    ...(data.users.length > 0 ? [line("authors", "Yazarlar", importNotes.authors(data.users.length))] : []),
    ...(data.comments.length > 0 ? [line("comments", "Yorumlar", importNotes.comments(data.comments.length))] : []),
  ];
}
