import { createHash, randomBytes } from "node:crypto";
import { limits } from "@site/contract/common/limits";
import { toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import { findLibraryKey, libraryAddress } from "@site/contract/media/address";
import { mediaTexts, mediaUseLabels } from "@site/contract/media/labels";
import type {
  ListMediaInput,
  MediaItem,
  MediaUse,
  ReplaceMediaInput,
  UpdateAltTextInput,
  UploadMediaInput,
} from "@site/contract/media/schema";
import { settingFields } from "@site/contract/settings/fields";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { isUniqueViolation } from "../../core/calls/public-error.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { putInTrash, takeFromTrash } from "../../core/database/trash.ts";
import { changePages, type PageTag } from "../../core/pages/pages.ts";
import { refusedImage } from "../../core/storage/images.ts";
import { discardImageFiles, writeImageFiles } from "./files-service.ts";
import { HOLD_IMAGE, LIST_USES, LOCK_IMAGE } from "./queries.ts";
import { mediaSelect, toMediaItem } from "./view.ts";

/** Pages that may show an image. */
const PAGES: readonly PageTag[] = ["posts", "home", "services", "pages", "settings"];

const notFound = () => new AppError("NOT_FOUND", { message: mediaTexts.notFound });

/** Returns a page of the library, newest first; the search reads file names and alt texts. */
export async function listMedia(app: App, { page, search }: ListMediaInput) {
  const { libraryImage } = app.db.prisma;
  const where = { deletedAt: null, ...(search && { nameWords: { contains: toSearchPhrase(search) } }) };
  const limit = limits.mediaPerPage;
  const [images, total] = await Promise.all([
    libraryImage.findMany({
      where,
      select: mediaSelect,
      orderBy: { id: "desc" },
      take: limit,
      skip: (page - 1) * limit,
    }),
    libraryImage.count({ where }),
  ]);
  return toPage(images.map(toMediaItem), { page, limit, total });
}

/** Adds an image that the administrator sends. @throws as `addImage` */
export function uploadMedia(app: App, { fileName, bytes }: UploadMediaInput): Promise<MediaItem> {
  return addImage(app, { fileName, bytes });
}

interface NewImage extends UploadMediaInput {
  altText?: string;
}

/**
 * Adds an image; a file that is already stored answers with its image, which leaves the trash if it is there.
 * @throws VALIDATION_FAILED at `file` if it is not an acceptable image; UNAVAILABLE when too many images wait
 */
export async function addImage(app: App, { fileName, bytes, altText = "" }: NewImage): Promise<MediaItem> {
  const sha256 = getDigest(bytes);
  const stored = await findStored(app, sha256);
  if (stored) return stored;
  const files = await writeImageFiles(app, randomBytes(8).toString("hex"), bytes);
  try {
    const image = await app.db.prisma.libraryImage.create({
      data: { ...files, fileName, altText, sha256, byteSize: bytes.length },
      select: mediaSelect,
    });
    return toMediaItem(image);
  } catch (error) {
    await discardImageFiles(app, files);
    const other = isUniqueViolation(error) ? await findStored(app, sha256) : undefined;
    if (other) return other;
    throw error;
  }
}

/**
 * Replaces the file of an image; its address stays.
 * @throws NOT_FOUND; CONFLICT if the file belongs to another image or the image was replaced since then; otherwise as
 * `uploadMedia`
 */
export async function replaceMedia(app: App, { id, fileName, bytes }: ReplaceMediaInput): Promise<MediaItem> {
  const sha256 = getDigest(bytes);
  const before = await app.db.prisma.libraryImage.findUnique({
    where: { id, deletedAt: null },
    select: { key: true, revision: true, widths: true },
  });
  if (!before) throw notFound();
  const stored = await findByDigest(app, sha256);
  if (stored?.item.id === id) return stored.item;
  if (stored)
    throw new AppError("CONFLICT", {
      message: mediaTexts[stored.isDeleted ? "inTrash" : "alreadyStored"](stored.item.fileName),
    });
  const files = await writeImageFiles(app, before.key, bytes);
  let replaced: Parameters<typeof toMediaItem>[0];
  try {
    const [image] = await changePages(app, PAGES, (tx) =>
      tx.libraryImage.updateManyAndReturn({
        where: { id, deletedAt: null, revision: before.revision },
        data: { ...files, fileName, sha256, byteSize: bytes.length },
        select: mediaSelect,
      }),
    );
    if (!image) throw new AppError("CONFLICT");
    replaced = image;
  } catch (error) {
    await discardImageFiles(app, files);
    throw error;
  }
  await discardImageFiles(app, before);
  return toMediaItem(replaced);
}

/** Sets the text that an inserted image starts with. @throws NOT_FOUND */
export async function updateAltText(app: App, { id, altText }: UpdateAltTextInput): Promise<void> {
  const { count } = await app.db.prisma.libraryImage.updateMany({ where: { id, deletedAt: null }, data: { altText } });
  if (count === 0) throw notFound();
}

/** Returns up to fifty records that show the image. @throws NOT_FOUND */
export async function listMediaUses(app: App, id: number): Promise<MediaUse[]> {
  const image = await app.db.prisma.libraryImage.findUnique({ where: { id, deletedAt: null }, select: { key: true } });
  if (!image) throw notFound();
  return listUses(app.db.prisma, image.key);
}

/** Returns the records that show an image; a setting is named as in its form. */
async function listUses(tx: Prisma.TransactionClient, key: string): Promise<MediaUse[]> {
  const uses = await tx.$queryRawUnsafe<MediaUse[]>(LIST_USES, libraryAddress(key));
  const names: Record<string, string> = settingFields.site;
  return uses.map((use) => (use.kind === "setting" ? { ...use, title: names[use.title] ?? use.title } : use));
}

/**
 * Moves an image to the trash: its addresses answer 404, its files stay until the clean-up deletes the row.
 * @throws NOT_FOUND; CONFLICT with the titles of the records that show it
 */
export async function removeMedia(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    await tx.$queryRawUnsafe(LOCK_IMAGE, id); // of two deletions one finds the image
    const image = await tx.libraryImage.findUnique({
      where: { id, deletedAt: null },
      select: { key: true, fileName: true },
    });
    if (!image) throw notFound();
    const uses = await listUses(tx, image.key);
    if (uses.length > 0) throw new AppError("CONFLICT", { message: mediaTexts.inUse(getTitles(uses)) });
    await tx.libraryImage.update({ where: { id }, data: { deletedAt: await databaseNow(tx) } });
    await putInTrash(tx, "media", [{ entityId: id, title: image.fileName, payload: {} }]);
  });
}

/** Restores an image from the trash. @throws NOT_FOUND */
export async function restoreMedia(app: App, id: number): Promise<void> {
  await changePages(app, PAGES, async (tx) => {
    await takeFromTrash(tx, "media", id);
    const { count } = await tx.libraryImage.updateMany({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
    });
    if (count === 0) throw notFound();
  });
}

/**
 * Locks the image at an address until the write that will show it commits, so that no deletion passes it by.
 * @throws VALIDATION_FAILED at `field` if the library has no such image
 */
export async function holdImage(tx: Prisma.TransactionClient, address: string, field: string): Promise<void> {
  const held = await tx.$queryRawUnsafe<object[]>(HOLD_IMAGE, findLibraryKey(address));
  if (held.length === 0) throw refusedImage(mediaTexts.notFound, field);
}

function getTitles(uses: MediaUse[]): string {
  return uses.map(({ kind, title }) => `${title} (${mediaUseLabels[kind]})`).join(", ");
}

/** Returns the image of a stored file; one in the trash is restored. */
async function findStored(app: App, sha256: Uint8Array<ArrayBuffer>): Promise<MediaItem | undefined> {
  const stored = await findByDigest(app, sha256);
  if (stored?.isDeleted) await restoreMedia(app, stored.item.id);
  return stored?.item;
}

async function findByDigest(app: App, sha256: Uint8Array<ArrayBuffer>) {
  const image = await app.db.prisma.libraryImage.findUnique({
    where: { sha256 },
    select: { ...mediaSelect, deletedAt: true },
  });
  if (!image) return undefined;
  const { deletedAt, ...row } = image;
  return { item: toMediaItem(row), isDeleted: deletedAt !== null };
}

function getDigest(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(bytes).digest());
}
