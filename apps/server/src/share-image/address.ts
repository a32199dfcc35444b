import { createHash } from "node:crypto";
import { type ShareCard, shareCardPath, shownOnCard } from "@site/contract/site/seo/share-card";

const KINDS: readonly ShareCard["kind"][] = ["posts", "services", "pages", "listings", "site"];
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)-[0-9a-f]{16}\.png$/;

/** Returns the path of a card's picture. */
export function shareImagePath(card: ShareCard, siteUrl: string): string {
  return shareCardPath(card, createHash("sha256").update(shownOnCard(card, siteUrl)).digest("hex"));
}

/** Parses an image path without checking its hash; undefined if it is no image path. */
export function readShareImagePath(folder: string, file: string): Pick<ShareCard, "kind" | "slug"> | undefined {
  const kind = KINDS.find((known) => known === folder);
  const slug = FILE.exec(file)?.[1];
  return kind && slug ? { kind, slug } : undefined;
}
