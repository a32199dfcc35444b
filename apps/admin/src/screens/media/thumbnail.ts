import type { MediaItem } from "@site/contract/media/schema";

/** Returns the address of a small preview; the revision makes a replaced file visible at once. */
export function getThumbnail({ address, revision }: MediaItem): string {
  return `${address.replace(/\.jpg$/, "/480.webp")}?r=${revision}`;
}
