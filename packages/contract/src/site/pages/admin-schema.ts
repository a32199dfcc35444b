import { z } from "zod";
import { markup, recordKey, requiredText, slug, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as siteFields from "../fields.ts";
import { adminPageTexts } from "./admin-labels.ts";
import { reservedSegments } from "./reserved-segments.ts";

const isPublishedField = z.boolean().describe("Yayındaysa true · true while it is published");
const showInFooterField = z.boolean().describe("Altbilgide gösterilsin · shows it in the footer");

/** A static page in the administration; `content` is sanitised HTML. */
export const adminPage = z
  .object({
    id: fields.id,
    title: fields.title,
    slug: fields.slug,
    content: fields.content,
    meta_title: siteFields.metaTitle,
    meta_description: siteFields.metaDescription,
    is_published: isPublishedField,
    show_in_footer: showInFooterField,
  })
  .register(entities, { id: "AdminPage" });

export const createPageInput = z.strictObject({
  title: requiredText(200, "Başlık gereklidir").meta(meaningOf(fields.title)),
  slug: slug(120)
    .refine((value) => !reservedSegments.has(value), adminPageTexts.pageSlugReserved)
    .meta(meaningOf(fields.slug)),
  content: markup(500_000).meta(meaningOf(fields.content)),
  meta_title: text(200).meta(meaningOf(siteFields.metaTitle)),
  meta_description: text(500).meta(meaningOf(siteFields.metaDescription)),
  is_published: isPublishedField,
  show_in_footer: showInFooterField,
});
/** Missing fields stay unchanged. */
export const updatePageInput = createPageInput.partial().extend({ id: recordKey });

export type AdminPage = z.output<typeof adminPage>;
export type CreatePageInput = z.output<typeof createPageInput>;
export type UpdatePageInput = z.output<typeof updatePageInput>;
