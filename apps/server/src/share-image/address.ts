import { createHash } from "node:crypto";
import type { ShareCard } from "@site/api";

/** Raised when the drawing changes, so that every picture has a new address. */
const DRAWING = 1;

const KINDS: readonly ShareCard["kind"][] = ["posts", "services", "pages", "site"];
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)-[0-9a-f]{16}\.png$/;

/** The path of a card's picture. It holds a hash of all the picture shows, so the picture behind it never changes. */
export function shareImagePath(card: ShareCard, siteUrl: string): string {
  const shown = [DRAWING, card.kicker, card.title, card.lead, card.siteName, new URL(siteUrl).host];
  const hash = createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 16);
  return `/og/${card.kind}/${card.slug}-${hash}.png`;
}

/** What a path was made for, whether its hash is still the right one or not; undefined for a path that names nothing. */
export function readShareImagePath(folder: string, file: string): Pick<ShareCard, "kind" | "slug"> | undefined {
  const kind = KINDS.find((known) => known === folder);
  const slug = FILE.exec(file)?.[1];
  return kind && slug ? { kind, slug } : undefined;
}
