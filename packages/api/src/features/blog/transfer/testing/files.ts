import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, resolve } from "node:path";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import type { Prisma } from "@site/db";
import { afterTestFile } from "@site/db/testing";
import type { App } from "../../../../core/app.ts";
import { runDueJobs } from "../../../../jobs/worker.ts";
import type { signedInAdmin } from "../../../../testing/index.ts";
import type { Reader, ReadRecord } from "../readers/records.ts";

export const fixtures = resolve(import.meta.dirname, "../../../../../fixtures");

/** The site of the WordPress fixture, which tests replace by a server of their own. */
export const OLD_SITE = "http://eski-blog.example";

export type Transfer = Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["transfer"];

/** A server that has the images of the former site. */
export interface ImageServer {
  origin: string;
  asked: string[];
  /** File names that it does not have. */
  missing: Set<string>;
}

/** Starts a server of the former site's images for the test file. */
export async function startImageServer(): Promise<ImageServer> {
  const server: ImageServer = { origin: "", asked: [], missing: new Set() };
  const http = createServer((request, response) => {
    const name = basename(decodeURIComponent(request.url ?? ""));
    server.asked.push(name);
    if (server.missing.has(name)) response.writeHead(404).end();
    else
      try {
        response.end(readFileSync(resolve(fixtures, "wordpress/images", name)));
      } catch {
        response.writeHead(404).end();
      }
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  afterTestFile(() => new Promise((done) => http.close(done)));
  server.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return server;
}

/** Returns the WordPress export, as if the former site were at this address. */
export function wordPressExport(origin: string): Buffer {
  return Buffer.from(readFileSync(resolve(fixtures, "wordpress/export.xml"), "utf8").replaceAll(OLD_SITE, origin));
}

/** Leaves out the posts of a WordPress export that do not match; everything else stays. */
export function onlyPosts(file: Buffer, pattern: RegExp): Buffer {
  const isLeftOut = (item: string) => item.includes("<wp:post_type><![CDATA[post]]>") && !pattern.test(item);
  return Buffer.from(file.toString().replace(/<item>.*?<\/item>/gs, (item) => (isLeftOut(item) ? "" : item)));
}

/** Uploads a file in pieces. @returns the import's id */
export async function upload(transfer: Transfer, fileName: string, bytes: Uint8Array): Promise<number> {
  const { id } = await transfer.begin({ fileName, byteSize: bytes.length });
  const { pieceBytes } = transferLimits;
  for (let index = 0; index * pieceBytes < bytes.length; index++)
    await transfer.addPiece({ id, index, bytes: bytes.slice(index * pieceBytes, (index + 1) * pieceBytes) });
  await transfer.read({ id });
  return id;
}

/** Uploads a file and waits for its plan. */
export async function plan(app: App, transfer: Transfer, fileName: string, bytes: Uint8Array) {
  const id = await upload(transfer, fileName, bytes);
  await runDueJobs(app);
  return transfer.get({ id });
}

/** Imports a file to the end. */
export async function importAll(app: App, transfer: Transfer, fileName: string, bytes: Uint8Array, siteUrl?: string) {
  const { id } = await plan(app, transfer, fileName, bytes);
  await transfer.start({ id, siteUrl });
  await runDueJobs(app);
  return transfer.get({ id });
}

/** Gives a reader a file without a thread. @returns the records it finds */
export async function readWith(reader: Reader, bytes: Uint8Array): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  await reader({
    byteSize: bytes.length,
    read: async (offset, length) => bytes.slice(offset, offset + length),
    write: async (found) => void records.push(...found),
    storeImage: async (key) => key,
  });
  return records;
}

/** Returns all records of an import by title. */
export async function getRecords(transfer: Transfer, id: number) {
  const first = await transfer.items({ id, page: 1 });
  const pages = [first];
  for (let page = 2; page <= first.pageCount; page++) pages.push(await transfer.items({ id, page }));
  return pages.flatMap(({ items }) => items);
}

/** Returns everything that an import may change, to compare. */
export async function getContent({ db: { prisma } }: App) {
  const [posts, categories, tags, redirects] = await Promise.all([
    prisma.post.findMany({
      include: {
        category: true,
        tags: { include: { tag: true }, orderBy: { tagId: "asc" } },
        provenance: { include: { references: { orderBy: { id: "asc" } } } },
      },
      orderBy: { slug: "asc" },
    }),
    prisma.category.findMany({ orderBy: { slug: "asc" } }),
    prisma.tag.findMany({ orderBy: { slug: "asc" } }),
    prisma.redirect.findMany({ orderBy: { fromPath: "asc" } }),
  ]);
  return {
    posts: posts.map(({ category, tags: links, provenance, ...post }) => ({
      ...pick(post),
      provenance: provenance && namedOnly(provenance),
      category: category?.slug ?? null,
      tags: links.map(({ tag }) => tag.slug).toSorted(),
    })),
    categories: categories.map(({ id: _, createdAt: __, updatedAt: ___, ...category }) => category),
    tags: tags.map(({ id: _, createdAt: __, updatedAt: ___, ...tag }) => tag),
    redirects: redirects.map(({ fromPath, toPath, isManual }) => ({ fromPath, toPath, isManual })),
  };
}

/** Leaves out ids, which are another site's own. */
function namedOnly({
  postId: _,
  reviewerId: __,
  references,
  ...provenance
}: Prisma.PostProvenanceGetPayload<{ include: { references: true } }>) {
  return {
    ...provenance,
    references: references.map(({ id: ____, postId: _____, resolvedById: ______, ...reference }) => reference),
  };
}

function pick(post: Awaited<ReturnType<App["db"]["prisma"]["post"]["findMany"]>>[number]) {
  const { title, slug, excerpt, content, contentText, featuredImage, imageAlt, status, publishedAt, unpublishAt } =
    post;
  const { isFeatured, seoTitle, seoDescription, seoKeywords, readingTime, createdAt } = post;
  return {
    title,
    slug,
    excerpt,
    content,
    contentText,
    featuredImage,
    imageAlt,
    status,
    publishedAt,
    unpublishAt,
    isFeatured,
    seoTitle,
    seoDescription,
    seoKeywords,
    readingTime,
    createdAt,
  };
}
