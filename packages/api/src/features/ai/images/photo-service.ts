import { unsplashReasons, unsplashTexts } from "@site/contract/ai/images/labels";
import type { ChosenPhoto, StockPhoto } from "@site/contract/ai/images/schema";
import { isHttpUrl } from "@site/contract/common/atoms";
import type { ErrorCode } from "@site/contract/common/error-codes";
import { escapeMarkup, truncateText } from "@site/contract/common/text";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError, upstreamError } from "../../../core/calls/errors.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import { openToken, sealToken } from "../../../core/secrets/sealed-token.ts";
import { UnsplashError, type UnsplashPhoto } from "../../../integrations/unsplash.ts";
import { chooseUnsplashSetting } from "./settings-service.ts";

/** Purpose of the sealed tokens of found photos. */
const TOKEN = "ai.photo";
/** Query parameters that Unsplash requires in links to photographers. */
const REFERRAL = "utm_source=hukuk-ve-yazilim&utm_medium=referral";

/** Codes of errors that are no outage; all others are UNAVAILABLE. */
const codes: Partial<Record<UnsplashError["reason"], ErrorCode>> = { quota: "TOO_MANY_REQUESTS", key: "CONFLICT" };

const chosen = z.object({
  id: z.string(),
  address: z.string(),
  alt: z.string(),
  photographer: z.string(),
  photographerUrl: z.string(),
  sourceUrl: z.string(),
});

/**
 * Searches photos; if the given term finds none, searches the setting's own terms.
 * @throws CONFLICT if no setting is active or its key is refused; UNAVAILABLE or TOO_MANY_REQUESTS with the reason
 */
export async function searchPhotos(app: App, query: string): Promise<{ results: StockPhoto[]; usedQuery: string }> {
  const setting = await chooseUnsplashSetting(app);
  if (!setting) throw new AppError("CONFLICT", { message: unsplashTexts.notConfigured });
  const { openKey, searchOrientation, resultsPerPage, imageQuality, fallbackQuery } = setting;
  try {
    for (const term of [query, ...(fallbackQuery ? [fallbackQuery] : [])]) {
      const photos = await app.unsplash.search({
        accessKey: openKey,
        query: term,
        orientation: searchOrientation,
        perPage: resultsPerPage,
      });
      const usable = photos.filter((photo) => hasWebAddresses(photo, imageQuality));
      if (usable.length > 0)
        return { results: usable.map((photo) => toView(app, photo, imageQuality)), usedQuery: term };
    }
    return { results: [], usedQuery: query };
  } catch (error) {
    if (!(error instanceof UnsplashError)) throw error;
    const message = `${unsplashTexts.searchFailed}: ${unsplashReasons[error.reason]}`;
    throw upstreamError(codes[error.reason] ?? "UNAVAILABLE", message);
  }
}

/**
 * Stores the photographer of a found photo; a job reports its first use to Unsplash.
 * @throws CONFLICT for an invalid token, such as another site's or an older version's
 */
export async function choosePhoto(app: App, token: string): Promise<ChosenPhoto> {
  const opened = openToken(app, TOKEN, token);
  if (opened === undefined) throw new AppError("CONFLICT", { message: unsplashTexts.staleResult });
  const { id, ...photo } = chosen.parse(JSON.parse(opened));
  const { address, photographer, photographerUrl, sourceUrl } = photo;
  await app.db.prisma.$transaction(async (tx) => {
    const data = { address, photographer, photographerUrl, sourceUrl };
    const { count } = await tx.photoCredit.createMany({ data, skipDuplicates: true });
    if (count > 0) await addJob(tx, "track-photo", { photoId: id });
  });
  return { ...photo, credit: getCredit(photo) };
}

/** Reports the use of a photo; does nothing if Unsplash no longer has the photo. @throws UnsplashError */
export async function trackPhoto(app: App, photoId: string, signal?: AbortSignal): Promise<void> {
  const setting = await chooseUnsplashSetting(app);
  if (!setting) return;
  try {
    await app.unsplash.trackDownload({ accessKey: setting.openKey, photoId, signal });
  } catch (error) {
    if (!(error instanceof UnsplashError && error.reason === "missing")) throw error;
  }
}

/** Returns a credit as HTML, with links to photographer and photo. */
function getCredit({ photographer, photographerUrl, sourceUrl }: Omit<ChosenPhoto, "credit">): string {
  const link = (href: string, text: string) => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;
  return `Fotoğraf: ${link(photographerUrl, photographer)} / ${link(sourceUrl, "Unsplash")}`;
}

type Quality = keyof UnsplashPhoto["urls"];

function hasWebAddresses({ urls, links, user }: UnsplashPhoto, quality: Quality): boolean {
  const all = [urls[quality], urls.small, urls.regular, links.html, user.links.html];
  return all.every((address) => isHttpUrl(address) && address.length <= 400);
}

function toView(app: App, { id, alt_description, urls, links, user }: UnsplashPhoto, quality: Quality): StockPhoto {
  const alt = truncateText(alt_description ?? "", 299);
  const name = truncateText(user.name, 199);
  const photo = {
    id,
    address: urls[quality],
    alt,
    photographer: name,
    photographerUrl: withReferral(user.links.html),
    sourceUrl: withReferral(links.html),
  };
  return {
    id,
    altDescription: alt,
    urls: { small: urls.small, regular: urls.regular },
    links: { html: withReferral(links.html) },
    user: { name },
    token: sealToken(app, TOKEN, JSON.stringify(photo)),
  };
}

function withReferral(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${REFERRAL}`;
}
