import { randomBytes } from "node:crypto";
import { transferTexts } from "@site/contract/blog/transfer/labels";
import {
  type BeginImportInput,
  type ContentImport,
  type ImportPieceInput,
  type ListImportItemsInput,
  type StartImportInput,
  transferLimits,
} from "@site/contract/blog/transfer/schema";
import { countPages } from "@site/contract/common/paging";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import { COUNT_ITEMS, type CountRow, NEEDS_SITE, RETRY_IMAGES, RETRY_POSTS } from "./queries.ts";
import { GHOST_SITE } from "./readers/ghost-site.ts";
import { countPieces, pieceKey, removeImportFiles } from "./stored-files.ts";
import { importSelect, itemSelect, toContentImport, toImportItem } from "./view.ts";

const IMPORTS_SHOWN = 20;

const notFound = () => new AppError("NOT_FOUND", { message: transferTexts.notFound });

/** Returns the latest imports, newest first. */
export async function listImports(app: App): Promise<ContentImport[]> {
  return imports(app, {});
}

/** Returns an import with its numbers. @throws NOT_FOUND */
export async function getImport(app: App, id: number): Promise<ContentImport> {
  const [found] = await imports(app, { id });
  if (!found) throw notFound();
  return found;
}

async function imports(app: App, where: Prisma.ContentImportWhereInput): Promise<ContentImport[]> {
  const rows = await app.db.prisma.contentImport.findMany({
    where,
    select: importSelect,
    orderBy: { id: "desc" },
    take: IMPORTS_SHOWN,
  });
  const ids = rows.map(({ id }) => id);
  const [counts, withoutSite] = await Promise.all([
    app.db.pool.query<CountRow>(COUNT_ITEMS, [ids]),
    app.db.pool.query<{ importId: number }>(NEEDS_SITE, [ids, GHOST_SITE]),
  ]);
  const lacking = withoutSite.rows.map(({ importId }) => importId);
  return rows.map((row) => toContentImport(row, counts.rows, lacking.includes(row.id)));
}

/** Returns a page of an import's records, in the order of the file. @throws NOT_FOUND */
export async function listImportItems(app: App, { id, page, kind, show }: ListImportItemsInput) {
  const { contentImport, importItem } = app.db.prisma;
  if ((await contentImport.count({ where: { id } })) === 0) throw notFound();
  const where: Prisma.ImportItemWhereInput = {
    importId: id,
    kind,
    ...(show === "lossy"
      ? { losses: { isEmpty: false } }
      : show === "noted"
        ? { OR: [{ notes: { isEmpty: false } }, { losses: { isEmpty: false } }] }
        : { state: show }),
  };
  const size = transferLimits.itemsPerPage;
  const [items, total] = await Promise.all([
    importItem.findMany({ where, select: itemSelect, orderBy: { id: "asc" }, take: size, skip: (page - 1) * size }),
    importItem.count({ where }),
  ]);
  return { items: items.map(toImportItem), total, pageCount: countPages(total, size) };
}

/** Begins an upload; the file follows in pieces. */
export async function beginImport(app: App, input: BeginImportInput, adminId: number | null): Promise<ContentImport> {
  const key = randomBytes(8).toString("hex");
  const { id } = await app.db.prisma.contentImport.create({ data: { ...input, key, adminId } });
  return getImport(app, id);
}

/** Stores a piece of a file; sending one again replaces it. @throws NOT_FOUND; CONFLICT; VALIDATION_FAILED */
export async function addImportPiece(app: App, { id, index, bytes }: ImportPieceInput): Promise<void> {
  const found = await app.db.prisma.contentImport.findUnique({ where: { id } });
  if (!found) throw notFound();
  if (found.state !== "uploading") throw new AppError("CONFLICT", { message: transferTexts.notUploading });
  const { pieceBytes } = transferLimits;
  const expected = Math.min(pieceBytes, found.byteSize - index * pieceBytes);
  if (index >= countPieces(found.byteSize) || bytes.length !== expected)
    throw new AppError("VALIDATION_FAILED", { message: transferTexts.pieceSize });
  await app.files.put(pieceKey(found.key, index), bytes);
}

/** Ends the upload and lets the file be read, which changes no content. @throws NOT_FOUND; CONFLICT */
export async function readUpload(app: App, id: number): Promise<ContentImport> {
  await app.db.prisma.$transaction(async (tx) => {
    await changeState(tx, id, "uploading", { state: "reading" }, transferTexts.notUploading);
    await addJob(tx, "read-import", { id });
  });
  return getImport(app, id);
}

/** Starts an import that has been read. @throws NOT_FOUND; CONFLICT */
export async function startImport(app: App, { id, siteUrl }: StartImportInput): Promise<ContentImport> {
  await app.db.prisma.$transaction(async (tx) => {
    const data = { state: "running", ...(siteUrl && { siteUrl }) };
    await changeState(tx, id, "ready", data, transferTexts.notReady);
    await addJob(tx, "run-import", { id });
  });
  return getImport(app, id);
}

/** Fetches failed images once more and puts them into their posts. @throws NOT_FOUND; CONFLICT */
export async function retryImages(app: App, { id, siteUrl }: StartImportInput): Promise<ContentImport> {
  await app.db.prisma.$transaction(async (tx) => {
    const data = { state: "running", finishedAt: null, ...(siteUrl && { siteUrl }) };
    await changeState(tx, id, "done", data, transferTexts.nothingToRetry);
    await tx.$executeRawUnsafe(RETRY_POSTS, id);
    const count = await tx.$executeRawUnsafe(RETRY_IMAGES, id);
    if (count === 0) throw new AppError("CONFLICT", { message: transferTexts.nothingToRetry });
    await addJob(tx, "run-import", { id });
  });
  return getImport(app, id);
}

/** Deletes an import's record and report; what it created stays. @throws NOT_FOUND; CONFLICT while it runs */
export async function removeImport(app: App, id: number): Promise<void> {
  const { contentImport } = app.db.prisma;
  const found = await contentImport.findUnique({ where: { id } });
  if (!found) throw notFound();
  const { count } = await contentImport.deleteMany({ where: { id, state: { not: "running" } } });
  if (count === 0) throw new AppError("CONFLICT", { message: transferTexts.isRunning });
  await removeImportFiles(app, found.key);
}

/** Changes the state; of concurrent calls one succeeds. */
async function changeState(
  tx: Prisma.TransactionClient,
  id: number,
  state: string,
  data: Prisma.ContentImportUpdateManyMutationInput,
  message: string,
): Promise<void> {
  const { count } = await tx.contentImport.updateMany({ where: { id, state }, data });
  if (count === 1) return;
  if ((await tx.contentImport.count({ where: { id } })) === 0) throw notFound();
  throw new AppError("CONFLICT", { message });
}
