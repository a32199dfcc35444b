import { z } from "zod";
import { AnswerTooLargeError, createBoundedFetch } from "./bounded-fetch.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** Why Unsplash gave no answer: "key" and "quota" concern the access key, "missing" the photo. */
export type UnsplashErrorReason =
  | "key"
  | "quota"
  | "missing"
  | "unavailable"
  | "invalid"
  | "tooLarge"
  | "timeout"
  | "network";

/** Thrown by every call of the client; its message does not contain the key. */
export class UnsplashError extends Error {
  readonly reason: UnsplashErrorReason;

  constructor(reason: UnsplashErrorReason) {
    super(`Unsplash gave no answer (${reason})`);
    this.reason = reason;
  }
}

export interface UnsplashSearch {
  accessKey: string;
  query: string;
  orientation: "landscape" | "portrait" | "squarish";
  perPage: number;
}

const photo = z.object({
  id: z.string(),
  alt_description: z.string().nullish(),
  urls: z.object({
    raw: z.string(),
    full: z.string(),
    regular: z.string(),
    small: z.string(),
    thumb: z.string(),
  }),
  links: z.object({ html: z.string(), download_location: z.string() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.string() }) }),
});
const photoList = z.object({ results: z.array(photo) });

export type UnsplashPhoto = z.output<typeof photo>;

export interface Unsplash {
  /** Returns up to 30 photos. @throws UnsplashError */
  search(search: UnsplashSearch): Promise<UnsplashPhoto[]>;
  /** Reports that a photo is used, as Unsplash's guidelines demand. @throws UnsplashError */
  trackDownload(report: { accessKey: string; photoId: string; signal?: AbortSignal | undefined }): Promise<void>;
}

/** Creates a client of Unsplash's API. @param baseUrl its origin (UNSPLASH_BASE_URL) */
export function createUnsplash(baseUrl: string): Unsplash {
  return {
    async search({ accessKey, query, orientation, perPage }) {
      const parameters = new URLSearchParams({
        query,
        orientation,
        per_page: String(perPage),
        content_filter: "high",
      });
      return (await ask(`${baseUrl}/search/photos?${parameters}`, accessKey, photoList)).results;
    },
    async trackDownload({ accessKey, photoId, signal }) {
      const address = `${baseUrl}/photos/${encodeURIComponent(photoId)}/download`;
      await ask(address, accessKey, z.object({ url: z.string() }), signal);
    },
  };
}

async function ask<T>(address: string, accessKey: string, answer: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const headers = { authorization: `Client-ID ${accessKey}`, "accept-version": "v1" };
    const ending = signal ? AbortSignal.any([late, signal]) : late;
    const fetch = createBoundedFetch({ maxBytes: MAX_BYTES, isExceeded: false });
    const response = await fetch(address, { headers, signal: ending });
    if (!response.ok) {
      await response.body?.cancel();
      throw new UnsplashError(getError(response));
    }
    return answer.parse(await response.json());
  } catch (error) {
    if (error instanceof UnsplashError) throw error;
    if (error instanceof AnswerTooLargeError) throw new UnsplashError("tooLarge");
    if (late.aborted) throw new UnsplashError("timeout");
    const isUnreadable = error instanceof z.ZodError || error instanceof SyntaxError;
    throw new UnsplashError(isUnreadable ? "invalid" : "network");
  }
}

/** A used-up hourly quota is 403 without a remaining call. */
function getError({ status, headers }: Response): UnsplashErrorReason {
  if (status === 429 || (status === 403 && headers.get("x-ratelimit-remaining") === "0")) return "quota";
  if (status === 401 || status === 403) return "key";
  return status === 404 ? "missing" : "unavailable";
}
