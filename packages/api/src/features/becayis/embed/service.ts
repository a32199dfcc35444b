import { EMBEDDED_LISTINGS, type EmbeddedList, type ListEmbeddedInput } from "@site/contract/becayis/embed/schema";
import { listListingsInput, maskedListing } from "@site/contract/becayis/listings/schema";
import { withVisitSource } from "@site/contract/becayis/listings/visit-source";
import { paths } from "@site/contract/paths";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { listListings } from "../listings/service.ts";
import { findEntry, type LookupKind } from "../reference/lookup-service.ts";
import { readBoardSettings } from "../settings/service.ts";

/**
 * Returns the newest listings as everybody sees them, whoever asks, because other sites show them.
 * @throws NOT_FOUND for an unknown institution or position
 */
export async function listEmbedded(app: App, { institution, position }: ListEmbeddedInput): Promise<EmbeddedList> {
  const chosen = {
    institution: await find(app, "institution", institution),
    position: await find(app, "position", position),
  };
  const filter = listListingsInput.parse({
    institution: String(chosen.institution?.id ?? ""),
    position: String(chosen.position?.id ?? ""),
    limit: EMBEDDED_LISTINGS,
  });
  const { listings } = await listListings(app, undefined, filter);
  return {
    institution: chosen.institution?.name ?? null,
    position: chosen.position?.name ?? null,
    listings: listings.map((listing) => ({
      ...maskedListing.parse(listing),
      url: app.siteUrl + withVisitSource(paths.listing(listing.slug), "gomulu"),
    })),
  };
}

async function find(app: App, kind: LookupKind, ref: string | undefined) {
  if (!ref) return undefined;
  const entry = await findEntry(app, kind, ref);
  if (!entry) throw new AppError("NOT_FOUND");
  return entry;
}

/** Returns the sites that may show the list; none until the administrator names one. */
export async function listEmbedOrigins({ db }: App): Promise<string[]> {
  return (await readBoardSettings(db.prisma)).embedOrigins;
}
