import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { addJob } from "../../../core/job-queue.ts";
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
    await addCategories(app, payloadsOf(categories, importedCategory), (tx) => markDone(tx, categories));
    await addTags(app, payloadsOf(tags, importedTag), (tx) => markDone(tx, tags));
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

function payloadsOf<T>(items: Item[], schema: { parse(value: unknown): T }): T[] {
  return items.map(({ payload }) => schema.parse(payload));
}

async function markDone(tx: Prisma.TransactionClient, items: Item[]): Promise<void> {
  await tx.importItem.updateMany({ where: { id: { in: items.map(({ id }) => id) } }, data: { state: "done" } });
}
