import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText } from "@site/contract/common/text";
import { findLibraryKey, libraryAddress } from "@site/contract/media/address";
import { uploadLimits } from "@site/contract/media/schema";
import type { z } from "zod";
import { isBoundedJson } from "../../../../core/calls/json-bounds.ts";
import { findRefusal, sanitiseArticle } from "../../../../text/html.ts";
import {
  ARCHIVE_VERSION,
  type ArchiveImage,
  type ArchivePost,
  archiveImage,
  archiveNames,
  archivePost,
  archiveRows,
  archiveSite,
} from "./archive-format.ts";
import { cleanText } from "./clean-text.ts";
import { addressesIn, describeImages, getError } from "./post-record.ts";
import {
  FileRefusal,
  type ImportedPost,
  importedCategory,
  importedRedirect,
  importedTag,
  type ReaderHost,
  type ReadRecord,
  type ReadSource,
} from "./records.ts";
import { listZipEntries, type ZipEntry } from "./zip-entries.ts";

const MIB = 1024 * 1024;
const BOUNDS = { files: 60_000, fileBytes: 20 * MIB, totalBytes: 2_000 * MIB };
const JSON_BOUNDS = { depth: 8, nodes: 600_000 };
const RECORDS_AT_ONCE = 20;
const MAX_KEY = 600;
/** Fields by which a bad row is named. */
const NAMES = /^(?:title|name|fileName|fromPath|slug)$/;

/** Reads an archive that this product has written. */
export async function readArchive(host: ReaderHost): Promise<ReadSource> {
  const entries = new Map((await listZipEntries(host, BOUNDS)).map((entry) => [entry.name, entry]));
  const read = <T>(name: string, schema: z.ZodType<T>) => readJson(entries.get(name), schema);
  const site = await read(archiveNames.site, archiveSite);
  if (site.version > ARCHIVE_VERSION) throw new FileRefusal("archiveVersion");
  const rows = (name: string) => read(name, archiveRows);
  await write(host, [
    ...(await rows(archiveNames.categories)).map((row, index) =>
      toRecord(`category ${index + 1}`, row, importedCategory, (payload) => ({
        kind: "category",
        key: payload.slug,
        title: payload.name,
        payload,
      })),
    ),
    ...(await rows(archiveNames.tags)).map((row, index) =>
      toRecord(`tag ${index + 1}`, row, importedTag, (payload) => ({
        kind: "tag",
        key: payload.slug,
        title: payload.name,
        payload,
      })),
    ),
  ]);
  for (const [index, row] of (await rows(archiveNames.media)).entries()) {
    const { data: image } = archiveImage.safeParse(row);
    const file = image?.file ? entries.get(image.file) : undefined;
    await host.write([image ? await imageRecord(host, image, file) : badRecord(`image ${index + 1}`, row)]);
  }
  await readPosts(host, [...entries.values()]);
  const redirects = await rows(archiveNames.redirects);
  await write(
    host,
    redirects.map((row, index) =>
      toRecord(`redirect ${index + 1}`, row, importedRedirect, (payload) => ({
        kind: "redirect",
        key: cutText(payload.fromPath, MAX_KEY),
        title: payload.fromPath,
        payload,
      })),
    ),
  );
  return { format: "archive", source: cutText(`archive:${site.siteUrl}`, 300), siteUrl: site.siteUrl };
}

async function readPosts(host: ReaderHost, entries: ZipEntry[]): Promise<void> {
  const posts = entries.filter(({ name }) => name.startsWith(archiveNames.postFolder) && name.endsWith(".json"));
  for (let at = 0; at < posts.length; at += RECORDS_AT_ONCE) {
    const records: ReadRecord[] = [];
    for (const entry of posts.slice(at, at + RECORDS_AT_ONCE)) records.push(await readPost(entry));
    await host.write(records);
  }
}

/** Reads one post; a bad one is named in the report and stops no other. */
async function readPost(entry: ZipEntry): Promise<ReadRecord> {
  try {
    return toRecord(entry.name, getJson(await readText(entry)), archivePost, postRecord);
  } catch (error) {
    if (error instanceof SyntaxError) return badRecord(entry.name, undefined);
    throw error;
  }
}

function toRecord<T>(key: string, row: unknown, schema: z.ZodType<T>, make: (payload: T) => ReadRecord): ReadRecord {
  const { data } = schema.safeParse(row);
  return data === undefined ? badRecord(key, row) : make(data);
}

function badRecord(key: string, row: unknown): ReadRecord {
  const given = row !== null && typeof row === "object" ? Object.entries(row) : [];
  const name = given.find(([field, value]) => NAMES.test(field) && typeof value === "string" && value.trim() !== "");
  const title = name ? String(name[1]) : key;
  return { kind: "other", key, title, payload: {}, refusal: { state: "failed", note: importNotes.badRecord } };
}

async function write(host: ReaderHost, records: ReadRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += RECORDS_AT_ONCE)
    await host.write(records.slice(at, at + RECORDS_AT_ONCE));
}

async function readJson<T>(entry: ZipEntry | undefined, schema: z.ZodType<T>): Promise<T> {
  if (!entry) throw new FileRefusal("notArchive");
  const text = await readText(entry);
  const parsed = schema.safeParse(getJson(text, new FileRefusal("notArchive")));
  if (!parsed.success) throw new FileRefusal("notArchive");
  return parsed.data;
}

async function readText(entry: ZipEntry): Promise<string> {
  const text = new TextDecoder().decode(await entry.read());
  if (!isBoundedJson(text, JSON_BOUNDS)) throw new FileRefusal("tooDeep");
  return text;
}

/** @throws `refusal`, by default the SyntaxError itself */
function getJson(text: string, refusal?: FileRefusal): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal ?? error;
  }
}

async function imageRecord(
  host: ReaderHost,
  { key, fileName, altText }: ArchiveImage,
  file: ZipEntry | undefined,
): Promise<ReadRecord> {
  const storageKey =
    file && file.size <= uploadLimits.bytes ? await host.storeImage(key, await file.read()) : undefined;
  const payload = { fileName: cleanText(fileName), altText: cleanText(altText), libraryKey: key, storageKey };
  return { kind: "image", key: libraryAddress(key), title: payload.fileName, payload };
}

function postRecord({ id, updatedAt: _, content, ...post }: ArchivePost): ReadRecord {
  const html = cleanText(content);
  const isTooComplex = findRefusal(html) !== undefined;
  const described = describeImages(isTooComplex ? "" : sanitiseArticle(html), post.title, () => undefined);
  // Posts from before the rule that images are described may lack their texts.
  const clean = post.status === "published" || isTooComplex ? described.html : sanitiseArticle(html);
  const addresses = [...addressesIn(clean), ...(post.featuredImage ? [post.featuredImage] : [])];
  const payload: ImportedPost = {
    ...post,
    content: clean,
    // Other addresses are not the library's: they stay as they are.
    images: [...new Set(addresses)].filter((address) => findLibraryKey(address) !== undefined),
    formerPath: null,
  };
  const error = isTooComplex ? importNotes.tooComplex : getError(payload);
  const refusal = error === undefined ? undefined : { state: "failed" as const, note: error };
  const notes = post.status === "published" && described.added > 0 ? [importNotes.altAdded(described.added)] : [];
  return { kind: "post", key: String(id), title: cutText(payload.title, 200), payload, notes, refusal };
}
