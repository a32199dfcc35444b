import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import { AppError } from "../../../../core/calls/errors.ts";

/** Returns whether sanitised HTML has an image without an alternative text. */
export function hasBareImage(content: string): boolean {
  return /<img\b(?![^>]* alt="[^"]*[^"\s])[^>]*>/.test(content);
}

/** Refuses to publish content with an image that has no alternative text. @throws VALIDATION_FAILED */
export function assertContentDescribed(content: string): void {
  if (!hasBareImage(content)) return;
  const message = adminPostTexts.contentAltMissing;
  throw new AppError("VALIDATION_FAILED", { message, fields: { content: message } });
}
