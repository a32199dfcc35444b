/** The most other sites that may show the board's list. */
export const MAX_EMBED_ORIGINS = 50;

/** Scheme, host and port alone: what separates sources of a content policy must not be part of it. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
const MAX_LENGTH = 253;

/** Returns whether a text is an origin as browsers write it: "https://forum.example.org", in lower case. */
export function isOrigin(text: string): boolean {
  return text.length <= MAX_LENGTH && ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
