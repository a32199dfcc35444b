import { libraryAddress } from "@site/contract/media/address";
import type { MediaItem } from "@site/contract/media/schema";
import type { Prisma } from "@site/db";

/** Columns of an image in the library. */
export const mediaSelect = {
  id: true,
  key: true,
  revision: true,
  fileName: true,
  altText: true,
  width: true,
  height: true,
  byteSize: true,
  createdAt: true,
} satisfies Prisma.LibraryImageSelect;

type ImageRow = Prisma.LibraryImageGetPayload<{ select: typeof mediaSelect }>;

export function toMediaItem({ key, createdAt, ...image }: ImageRow): MediaItem {
  return { ...image, address: libraryAddress(key), createdAt: createdAt.toISOString() };
}
