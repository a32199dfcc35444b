import { importNotes } from "@site/contract/blog/transfer/labels";
import type { Prisma } from "@site/db";
import type { z } from "zod";
import type { App } from "../../../core/app.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import { addCategories } from "../terms/categories-admin-service.ts";
import { addTags } from "../terms/tags-admin-service.ts";
import { importImage } from "./image-service.ts";
import { importPost } from "./post-service.ts";
import { importedCategory, importedTag } from "./readers/records.ts";
import { importRedirectItem } from "./redirect-service.ts";
import { removeImportFiles } from "./stored-files.ts";

/** Records of a slice: after each one other jobs have their turn, above all mails. */
const SLICE = { category: 500, tag: 500, image: 4, post: 10, redirect: 200 } as const;

type Import = Prisma.ContentImportGetPayload<object>;
type Item = Prisma.ImportItemGetPayload<object>;
type Kind = keyof typeof SLICE;

/**
 * Imports the next slice of records and queues the rest. Each record is marked in the transaction that creates it, or
 * is found again by its content, so that a killed run goes on where it was.
 */
export async function runImport(app: App, id: number, signal?: AbortSignal): Promise<void> {
  const found = await app.db.prisma.contentImport.findFirst({ where: { id, state: "running" } });
  if (!found) return;
  const isDone = await runSlice(app, found, signal);
  await app.db.prisma.$transaction(async (tx) => {
    if (!isDone) return addJob(tx, "run-import", { id }, { key: `run-import-${id}` });
    await tx.contentImport.updateMany({
      where: { id, state: "running" },
      data: { state: "done", finishedAt: new Date() },
    });
  });
  if (isDone) await removeImportFiles(app, found.key);
}

/** Imports some records of the first kind that waits. @returns whether none were left */
async function runSlice(app: App, found: Import, signal: AbortSignal | undefined): Promise<boolean> {
  const next = (kind: Kind) =>
    app.db.prisma.importItem.findMany({
      where: { importId: found.id, kind, state: "waiting" },
      orderBy: { id: "asc" },
      take: SLICE[kind],
    });
  const categories = await next("category");
  const tags = await next("tag");
  if (categories.length + tags.length > 0) {
    await importTerms(app, categories, importedCategory, (terms, within) => addCategories(app, terms, within));
    await importTerms(app, tags, importedTag, (terms, within) => addTags(app, terms, within));
    return false;
  }
  const images = await next("image");
  if (images.length > 0) {
    await Promise.all(images.map((item) => importImage(app, found, item, signal)));
    return false;
  }
  const posts = await next("post");
  for (const item of posts) {
    if (signal?.aborted) return false;
    await importPost(app, found, item);
  }
  if (posts.length > 0) return false;
  const redirects = await next("redirect");
  for (const item of redirects) await importRedirectItem(app, item);
  return redirects.length === 0;
}

type Within = (tx: Prisma.TransactionClient) => Promise<void>;

/** Adds terms together; those that the product's own form would refuse are marked with its words. */
async function importTerms<T>(
  app: App,
  items: Item[],
  schema: z.ZodType<T>,
  add: (terms: T[], within: Within) => Promise<void>,
): Promise<void> {
  const read = items.map((item) => ({ item, result: schema.safeParse(item.payload) }));
  const good = read.flatMap(({ item, result }) => (result.success ? [{ item, term: result.data }] : []));
  const mark: Within = (tx) =>
    markDone(
      tx,
      good.map(({ item }) => item),
    );
  await add(
    good.map(({ term }) => term),
    mark,
  );
  for (const { item, result } of read)
    if (!result.success)
      await app.db.prisma.importItem.update({
        where: { id: item.id },
        data: { state: "failed", notes: { push: result.error.issues[0]?.message ?? importNotes.unexpected } },
      });
}

async function markDone(tx: Prisma.TransactionClient, items: Item[]): Promise<void> {
  await tx.importItem.updateMany({ where: { id: { in: items.map(({ id }) => id) } }, data: { state: "done" } });
}
