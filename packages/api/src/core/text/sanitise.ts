import { findRefusal, type Refusal, sanitiseArticle } from "./html.ts";

/** The sanitised HTML, or why it is refused. */
export type Sanitised = { html: string; refusal?: undefined } | { html?: undefined; refusal: Refusal };

/** Sanitises new input, which may be refused. */
export function sanitiseWritten(html: string): Sanitised {
  const refusal = findRefusal(html);
  return refusal ? { refusal } : { html: sanitiseArticle(html) };
}

/** Sanitises stored HTML. */
export function sanitiseStored(html: string): string {
  return sanitiseArticle(html);
}
