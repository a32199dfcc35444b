import { libraryAddress } from "@site/contract/media/address";
import { openConnection } from "@site/db";
import type pg from "pg";
import type { App } from "../../../core/app.ts";
import { type ArchivedFile, zipFiles } from "../../../core/storage/zip.ts";
import { findLibraryFile } from "../../media/files-service.ts";
import { toMarkdown } from "./markdown.ts";
import {
  EXPORT_CATEGORIES,
  EXPORT_IMAGES,
  EXPORT_POSTS,
  EXPORT_REDIRECTS,
  EXPORT_TAGS,
  type ExportedPostRow,
} from "./queries.ts";
import { ARCHIVE_VERSION, type ArchivePost, archiveNames, archivePost } from "./readers/archive-format.ts";

const ROWS_AT_ONCE = 50;
/** Longest time a reader of the archive may take; the snapshot is open that long. */
const LONGEST = "SET statement_timeout = '60s'; SET idle_in_transaction_session_timeout = '10min'";

/** An archive on its way to the administrator. The bytes are made while they are read. */
export class ContentArchive {
  readonly fileName: string;
  readonly #bytes: AsyncGenerator<Uint8Array>;

  constructor(fileName: string, bytes: AsyncGenerator<Uint8Array>) {
    this.fileName = fileName;
    this.#bytes = bytes;
  }

  bytes(): AsyncGenerator<Uint8Array> {
    return this.#bytes;
  }
}

/**
 * Returns an archive of all posts that are not in the trash, with terms, redirects and the media library: each post as
 * JSON, which can be imported, and as Markdown. It contains nothing of members, settings or the administration, but the
 * names of those who reviewed AI drafts.
 */
export async function exportContent(app: App): Promise<ContentArchive> {
  const day = new Date().toISOString().slice(0, 10);
  return new ContentArchive(`icerik-${day}.zip`, archiveBytes(app));
}

/** Reads from one snapshot, on a connection of its own, because the reader sets the pace. */
async function* archiveBytes(app: App): AsyncGenerator<Uint8Array> {
  const client = await openConnection(app.db.url, "content-export");
  try {
    await client.query(LONGEST);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    yield* zipFiles(archivedFiles(app, client));
  } finally {
    await client.end();
  }
}

async function* archivedFiles(app: App, client: pg.ClientBase): AsyncGenerator<ArchivedFile> {
  const rows = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
  yield jsonFile(archiveNames.site, {
    version: ARCHIVE_VERSION,
    siteUrl: app.siteUrl,
    exportedAt: new Date().toISOString(),
  });
  yield jsonFile(archiveNames.categories, await rows(EXPORT_CATEGORIES));
  yield jsonFile(archiveNames.tags, await rows(EXPORT_TAGS));
  yield jsonFile(archiveNames.redirects, await rows(EXPORT_REDIRECTS));
  yield* postFiles(client);
  yield* mediaFiles(app, client);
}

async function* postFiles(client: pg.ClientBase): AsyncGenerator<ArchivedFile> {
  let lastId = 0;
  while (true) {
    const { rows } = await client.query<ExportedPostRow>(EXPORT_POSTS, [lastId, ROWS_AT_ONCE]);
    for (const row of rows) {
      const post = toArchivePost(row);
      const name = `${archiveNames.postFolder}${String(post.id).padStart(6, "0")}-${post.slug}`;
      yield jsonFile(`${name}.json`, post);
      yield textFile(`${name}.md`, toMarkdown(post, withFiles(post.content)));
      lastId = post.id;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function* mediaFiles(app: App, client: pg.ClientBase): AsyncGenerator<ArchivedFile> {
  const { rows } = await client.query<{ key: string; fileName: string; altText: string }>(EXPORT_IMAGES);
  const listed: ({ file: string | null } & (typeof rows)[number])[] = [];
  for (const image of rows) {
    const file = await findLibraryFile(app, image.key, { format: "webp" });
    const content = await file?.read();
    const name = `${archiveNames.mediaFolder}${image.key}.webp`;
    listed.push({ ...image, file: content ? name : null });
    if (content) yield { name, content };
  }
  yield jsonFile(archiveNames.media, listed);
}

function jsonFile(name: string, data: unknown): ArchivedFile {
  return textFile(name, JSON.stringify(data, null, 1));
}

function textFile(name: string, text: string): ArchivedFile {
  return { name, content: getPieces(text) };
}

const PIECE = 64 * 1024;

async function* getPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; ) {
    const isWithinPair = /[\ud800-\udbff]/.test(text[at + PIECE - 1] ?? "");
    const end = at + PIECE - (isWithinPair ? 1 : 0);
    yield text.slice(at, end);
    at = end;
  }
}

function toArchivePost(row: ExportedPostRow): ArchivePost {
  return archivePost.parse({
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: row.content,
    featuredImage: row.featured_image,
    imageAlt: row.image_alt,
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
    unpublishAt: row.unpublish_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    isFeatured: row.is_featured,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    seoKeywords: row.seo_keywords,
    category: row.category,
    tags: row.tags,
    provenance: row.provenance,
    imageCredit: row.image_credit,
  });
}

const [BEFORE_KEY = "", AFTER_KEY = ""] = libraryAddress("*").split("*");
const LIBRARY_ADDRESS = new RegExp(`(?<=src=")${BEFORE_KEY}([0-9a-f]{16})${AFTER_KEY}(?=")`, "g");

/** Makes images of the library show the files in the archive. */
function withFiles(html: string): string {
  return html.replace(LIBRARY_ADDRESS, (_, key: string) => `../${archiveNames.mediaFolder}${key}.webp`);
}
