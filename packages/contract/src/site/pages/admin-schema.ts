import { z } from "zod";
import { markup, recordKey, requiredText, slug, text } from "../../common/atoms.ts";
import { adminPageTexts } from "./admin-labels.ts";
import { reservedSegments } from "./reserved-segments.ts";

const isPublishedField = z.boolean();
const showInFooterField = z.boolean();

/** A static page in the administration; `content` is sanitised HTML. */
export const adminPage = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  isPublished: isPublishedField,
  showInFooter: showInFooterField,
});

export const createPageInput = z.strictObject({
  title: requiredText(200, "Başlık gereklidir"),
  slug: slug(120).refine((value) => !reservedSegments.has(value), adminPageTexts.pageSlugReserved),
  content: markup(500_000),
  metaTitle: text(200),
  metaDescription: text(500),
  isPublished: isPublishedField,
  showInFooter: showInFooterField,
});
/** Missing fields stay unchanged. */
export const updatePageInput = createPageInput.partial().extend({ id: recordKey });

export type AdminPage = z.output<typeof adminPage>;
export type CreatePageInput = z.output<typeof createPageInput>;
export type UpdatePageInput = z.output<typeof updatePageInput>;
