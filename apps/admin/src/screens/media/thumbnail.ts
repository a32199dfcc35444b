import type { MediaItem } from "@site/contract/media/schema";

/** Returns the address of a small preview. It contains the revision, so that a replaced file is shown at once. */
export function getThumbnail({ address, revision }: MediaItem): string {
  return `${address.replace(/\.jpg$/, "/480.webp")}?r=${revision}`;
}
