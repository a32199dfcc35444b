import type { FeedChoice } from "@site/contract/becayis/board/feed/address";
import { listListingsInput } from "@site/contract/becayis/board/listings/schema";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { listListings } from "../listings/service.ts";
import { findBySlug, type LookupKind } from "../reference/lookup-service.ts";

const NEWEST = 20;

/**
 * Returns the newest listings in their public view, for feed readers, with the names of the chosen institution and
 * position.
 * @throws NOT_FOUND for an unknown institution or position
 */
export async function listFeedListings(app: App, { institution, position }: FeedChoice) {
  const chosen = {
    institution: await find(app, "institution", institution),
    position: await find(app, "position", position),
  };
  const filter = listListingsInput.parse({
    institution: String(chosen.institution?.id ?? ""),
    position: String(chosen.position?.id ?? ""),
    limit: NEWEST,
  });
  const { items: listings } = await listListings(app, undefined, filter);
  return { institution: chosen.institution?.name, position: chosen.position?.name, listings };
}

/** Returns a choice with the present slugs. @throws NOT_FOUND for an unknown institution or position */
export async function toCurrentChoice(app: App, { institution, position }: FeedChoice): Promise<FeedChoice> {
  return {
    institution: (await find(app, "institution", institution))?.slug ?? "",
    position: (await find(app, "position", position))?.slug ?? "",
  };
}

async function find(app: App, kind: LookupKind, slug: string) {
  if (!slug) return undefined;
  const entry = await findBySlug(app, kind, slug);
  if (!entry) throw new AppError("NOT_FOUND");
  return entry;
}
