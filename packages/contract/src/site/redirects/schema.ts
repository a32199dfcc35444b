import { z } from "zod";
import { filterText, requiredText } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { page } from "../../common/paging.ts";
import { redirectTexts } from "./labels.ts";
import { canonicalSitePath, isFixedPage, isSystemPath } from "./site-path.ts";

const fromPathField = z.string().meta({ description: "Eski adres · old address", example: "/eski-yazi" });
const toPathField = z.string().meta({
  description: "Yeni adres; eskisinden farklı · new address, other than the old one",
  example: "/blog/yapay-zeka-ve-hukuk",
});

/** Characters of a path in the canonical spelling, which the database holds. */
const MAX_PATH = 300;
/** Percent-encoding makes nine characters of one; a pasted address may be encoded. */
const MAX_TYPED = 9 * MAX_PATH;

/** A path of this site, without query, in its canonical spelling. */
const sitePath = requiredText(MAX_TYPED, redirectTexts.invalid)
  .meta({ maxLength: MAX_PATH, pattern: "^/(?:[^/\\s\\\\?#%.]+/)*[^/\\s\\\\?#%.]+$" })
  .transform((value, context) => {
    const path = /\s/.test(value) ? undefined : canonicalSitePath(value);
    if (path !== undefined && path.length <= MAX_PATH) return path;
    context.addIssue({ code: "custom", message: path === undefined ? redirectTexts.invalid : redirectTexts.tooLong });
    return z.NEVER;
  });

export const createRedirectInput = z
  .strictObject({
    fromPath: sitePath
      .refine((path) => !isSystemPath(path), redirectTexts.reserved)
      .refine((path) => !isFixedPage(path), redirectTexts.hasPage)
      .meta(meaningOf(fromPathField)),
    toPath: sitePath.refine((path) => !isSystemPath(path), redirectTexts.reservedTarget).meta(meaningOf(toPathField)),
  })
  .refine(({ fromPath, toPath }) => fromPath !== toPath, { path: ["toPath"], message: redirectTexts.same });

export const listRedirectsInput = z.strictObject({ page, search: filterText.meta(fields.search) });

/** Times are ISO 8601; paths are canonical (site-path.ts). */
export const redirectRow = z
  .object({
    id: fields.id,
    fromPath: fromPathField,
    toPath: toPathField,
    /** Where visitors arrive: `toPath`, or the end of the redirects that go on from there. */
    finalPath: z.string().meta({
      description: "Ziyaretçinin vardığı adres · where visitors arrive",
      example: "/blog/yapay-zeka-ve-hukuk",
    }),
    /** True while the old address has a page of its own, which visitors see instead. */
    isIdle: z
      .boolean()
      .describe("Eski adresin kendi sayfası varsa true · true while the old address has a page of its own"),
    /** True while there is neither a page nor a file where visitors would arrive. */
    isBroken: z.boolean().describe("Varılan adreste sayfa yoksa true · true while there is no page at its end"),
    hitCount: fields.usageCount,
    lastHitAt: z.string().nullable().describe("Son kullanım; yoksa null · last use; null without one"),
    isManual: z.boolean().describe("Elle eklendiyse true · true if a person added it"),
    createdAt: fields.createdAt,
  })
  .register(entities, { id: "Redirect" });

export const redirectPage = z
  .object({
    redirects: z.array(redirectRow).describe("Yönlendirmeler · redirects"),
    total: fields.total,
    pageCount: fields.pageCount,
  })
  .register(entities, { id: "RedirectPage" });

export type RedirectRow = z.output<typeof redirectRow>;
export type CreateRedirectInput = z.output<typeof createRedirectInput>;
export type ListRedirectsInput = z.output<typeof listRedirectsInput>;
