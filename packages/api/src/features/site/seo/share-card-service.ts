import { getListingCard } from "@site/contract/becayis/board/listings/share-card";
import type { ShareCard } from "@site/contract/site/seo/share-card";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { getListingBySlug } from "../../becayis/board/listings/service.ts";
import { getSiteSettings } from "../../settings/service.ts";
import { CARDS } from "./queries.ts";

type Words = Pick<ShareCard, "title" | "lead" | "kicker">;

/**
 * Returns the texts of a share card (post, service, static page, listing or site), or undefined if the content is not visible.
 */
export async function findShareCard(app: App, kind: ShareCard["kind"], slug: string): Promise<ShareCard | undefined> {
  const { site_name: siteName, site_description } = await getSiteSettings(app);
  if (kind === "site")
    return slug === "site" ? { kind, slug, kicker: "", title: siteName, lead: site_description, siteName } : undefined;
  const words = kind === "listings" ? await findListingWords(app, slug) : await findWords(app, kind, slug);
  return words && { kind, slug, ...words, siteName };
}

async function findWords(app: App, kind: keyof typeof CARDS, slug: string): Promise<Words | undefined> {
  const { rows } = await app.db.pool.query<Words>({ name: `share-card-${kind}`, text: CARDS[kind], values: [slug] });
  return rows[0];
}

/** Returns the words of a listing as visitors see it. */
async function findListingWords(app: App, slug: string): Promise<Words | undefined> {
  try {
    return getListingCard(await getListingBySlug(app, undefined, slug));
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}
