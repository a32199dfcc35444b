import { imageErrors, importNotes } from "@site/contract/blog/transfer/labels";
import { uploadLimits } from "@site/contract/media/schema";
import { isDatabaseUnavailable, isTransactionUndone, type Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { FetchError, fetchFile } from "../../../integrations/fetch-file.ts";
import { addImage } from "../../media/service.ts";
import { withGhostSite } from "./readers/ghost-site.ts";
import { type ImportedImage, importedImage } from "./readers/records.ts";

type Import = Prisma.ContentImportGetPayload<object>;
type Item = Prisma.ImportItemGetPayload<object>;

/**
 * Puts an image into the library: from the archive, or from its address on the internet. A file that is stored
 * already answers with its image, so that a repeated run stores nothing twice.
 */
export async function importImage(app: App, found: Import, item: Item, signal?: AbortSignal): Promise<void> {
  const settle = (data: Prisma.ImportItemUpdateManyMutationInput) =>
    app.db.prisma.importItem.updateMany({ where: { id: item.id }, data });
  const fail = (note: string) => settle({ state: "failed", notes: { push: note } });
  try {
    const image = importedImage.parse(item.payload);
    const bytes = await getBytes(app, found, item.key, image, signal);
    const { address } = await addImage(app, {
      fileName: image.fileName || "gorsel",
      altText: image.altText,
      bytes,
      key: await freeKey(app, image),
    });
    await settle({ state: "done", address });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof FetchError) await fail(imageErrors[error.fault]);
    else if (error instanceof MissingSite) await fail(imageErrors.noSite);
    else if (error instanceof AppError && error.code === "VALIDATION_FAILED") await fail(error.message);
    else if (isTemporary(error)) throw error;
    else {
      app.log.error(`import ${found.id}, record ${item.id}: ${error}`);
      await fail(importNotes.unexpected);
    }
  }
}

/** Returns whether the job succeeds when it is run again; any other error belongs to this image alone. */
function isTemporary(error: unknown): boolean {
  const isBusy = error instanceof AppError && error.code === "UNAVAILABLE";
  return isBusy || isDatabaseUnavailable(error) || isTransactionUndone(error);
}

class MissingSite extends Error {}

async function getBytes(
  app: App,
  { siteUrl }: Import,
  key: string,
  { storageKey }: ImportedImage,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const stored = storageKey === undefined ? undefined : await app.files.get(storageKey);
  if (stored) return stored;
  const address = withGhostSite(key, siteUrl);
  if (address === undefined) throw new MissingSite();
  const absolute = URL.canParse(address, siteUrl || undefined) ? new URL(address, siteUrl || undefined).href : address;
  return fetchFile(absolute, { gate: app.outbound, maxBytes: uploadLimits.bytes, signal });
}

/** Returns the key of the exporting site, under which addresses in texts stay, unless it belongs to another image. */
async function freeKey(app: App, { libraryKey }: ImportedImage): Promise<string | undefined> {
  if (libraryKey === undefined) return undefined;
  const isTaken = await app.db.prisma.libraryImage.count({ where: { key: libraryKey } });
  return isTaken ? undefined : libraryKey;
}

/** Returns the addresses in the library of an import's images, null for those that failed. */
export async function readImageAddresses(
  app: App,
  importId: number,
  addresses: string[],
): Promise<Map<string, string | null>> {
  const items = await app.db.prisma.importItem.findMany({
    where: { importId, kind: "image", key: { in: addresses } },
    select: { key: true, address: true },
  });
  return new Map(items.map(({ key, address }) => [key, address]));
}
