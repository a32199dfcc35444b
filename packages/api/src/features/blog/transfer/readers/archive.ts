import { importNotes } from "@site/contract/blog/transfer/labels";
import { libraryAddress, libraryKeyOf } from "@site/contract/media/address";
import { uploadLimits } from "@site/contract/media/schema";
import type { z } from "zod";
import { isBoundedJson } from "../../../../core/json-bounds.ts";
import { refusalOf, sanitiseArticle } from "../../../../text/html.ts";
import {
  ARCHIVE_VERSION,
  type ArchiveMedia,
  type ArchivePost,
  archiveCategories,
  archiveMedia,
  archiveNames,
  archivePost,
  archiveRedirects,
  archiveSite,
  archiveTags,
} from "./archive-format.ts";
import { cleanText } from "./clean-text.ts";
import { addressesIn, describeImages, faultOf } from "./post-record.ts";
import { FileRefusal, type ImportedPost, type ReaderHost, type ReadRecord, type ReadSource } from "./records.ts";
import { listZipEntries, type ZipEntry } from "./zip-entries.ts";

const MIB = 1024 * 1024;
const BOUNDS = { files: 60_000, fileBytes: 20 * MIB, totalBytes: 2_000 * MIB };
const JSON_BOUNDS = { depth: 8, nodes: 600_000 };
const RECORDS_AT_ONCE = 20;

/** Reads an archive that this product has written. */
export async function readArchive(host: ReaderHost): Promise<ReadSource> {
  const entries = new Map((await listZipEntries(host, BOUNDS)).map((entry) => [entry.name, entry]));
  const read = <T>(name: string, schema: z.ZodType<T>) => readJson(entries.get(name), schema);
  const site = await read(archiveNames.site, archiveSite);
  if (site.version > ARCHIVE_VERSION) throw new FileRefusal("archiveVersion");
  const categories = await read(archiveNames.categories, archiveCategories);
  const tags = await read(archiveNames.tags, archiveTags);
  await write(host, [
    ...categories.map((payload): ReadRecord => ({ kind: "category", key: payload.slug, title: payload.name, payload })),
    ...tags.map((payload): ReadRecord => ({ kind: "tag", key: payload.slug, title: payload.name, payload })),
  ]);
  for (const image of await read(archiveNames.media, archiveMedia))
    await host.write([await imageRecord(host, image, image.file === null ? undefined : entries.get(image.file))]);
  await readPosts(host, [...entries.values()]);
  const redirects = await read(archiveNames.redirects, archiveRedirects);
  await write(
    host,
    redirects.map(
      (payload): ReadRecord => ({
        kind: "redirect",
        key: payload.fromPath.slice(0, 600),
        title: payload.fromPath.slice(0, 300),
        payload,
      }),
    ),
  );
  return { format: "archive", source: `archive:${site.siteUrl}`.slice(0, 300), siteUrl: site.siteUrl };
}

async function readPosts(host: ReaderHost, entries: ZipEntry[]): Promise<void> {
  const posts = entries.filter(({ name }) => name.startsWith(archiveNames.postFolder) && name.endsWith(".json"));
  for (let at = 0; at < posts.length; at += RECORDS_AT_ONCE) {
    const records: ReadRecord[] = [];
    for (const entry of posts.slice(at, at + RECORDS_AT_ONCE))
      records.push(postRecord(await readJson(entry, archivePost)));
    await host.write(records);
  }
}

async function write(host: ReaderHost, records: ReadRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += RECORDS_AT_ONCE)
    await host.write(records.slice(at, at + RECORDS_AT_ONCE));
}

async function readJson<T>(entry: ZipEntry | undefined, schema: z.ZodType<T>): Promise<T> {
  if (!entry) throw new FileRefusal("notArchive");
  const text = new TextDecoder().decode(await entry.read());
  if (!isBoundedJson(text, JSON_BOUNDS)) throw new FileRefusal("tooDeep");
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new FileRefusal("notArchive");
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefusal("notArchive");
  }
}

async function imageRecord(
  host: ReaderHost,
  { key, fileName, altText }: ArchiveMedia[number],
  file: ZipEntry | undefined,
): Promise<ReadRecord> {
  const storageKey =
    file && file.size <= uploadLimits.bytes ? await host.storeImage(key, await file.read()) : undefined;
  const payload = { fileName: cleanText(fileName), altText: cleanText(altText), libraryKey: key, storageKey };
  return { kind: "image", key: libraryAddress(key), title: payload.fileName, payload };
}

function postRecord({ id, updatedAt: _, content, ...post }: ArchivePost): ReadRecord {
  const html = cleanText(content);
  const isTooComplex = refusalOf(html) !== undefined;
  const described = describeImages(isTooComplex ? "" : sanitiseArticle(html), post.title, () => undefined);
  // Posts from before the rule that images are described may lack their texts.
  const clean = post.status === "published" || isTooComplex ? described.html : sanitiseArticle(html);
  const addresses = [...addressesIn(clean), ...(post.featuredImage ? [post.featuredImage] : [])];
  const payload: ImportedPost = {
    ...post,
    content: clean,
    // Other addresses are not the library's: they stay as they are.
    images: [...new Set(addresses)].filter((address) => libraryKeyOf(address) !== undefined),
    formerPath: null,
  };
  const fault = isTooComplex ? importNotes.tooComplex : faultOf(payload);
  const refusal = fault === undefined ? undefined : { state: "failed" as const, note: fault };
  const notes = post.status === "published" && described.added > 0 ? [importNotes.altAdded(described.added)] : [];
  return { kind: "post", key: String(id), title: payload.title.slice(0, 200), payload, notes, refusal };
}
