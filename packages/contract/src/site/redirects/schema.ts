import { z } from "zod";
import { filterText, requiredText } from "../../common/atoms.ts";
import { page, pageOf } from "../../common/paging.ts";
import { redirectTexts } from "./labels.ts";
import { canonicalSitePath, isFixedPage, isSystemPath } from "./site-path.ts";

const fromPathField = z.string();
const toPathField = z.string();

/** Characters of a path in the canonical spelling, which the database holds. */
const MAX_PATH = 300;
/** Factor of percent-encoding: it makes up to nine characters of one, and a pasted address may be encoded. */
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
      .refine((path) => !isFixedPage(path), redirectTexts.hasPage),
    toPath: sitePath.refine((path) => !isSystemPath(path), redirectTexts.reservedTarget),
  })
  .refine(({ fromPath, toPath }) => fromPath !== toPath, { path: ["toPath"], message: redirectTexts.same });

export const listRedirectsInput = z.strictObject({ page, search: filterText });

/** Times are ISO 8601; paths are canonical (site-path.ts). */
export const redirectRow = z.object({
  id: z.number(),
  fromPath: fromPathField,
  toPath: toPathField,
  /** Where visitors arrive: at `toPath`, or at the end of further redirects. */
  finalPath: z.string(),
  /** True while the old address has a page of its own, which visitors see instead. */
  isIdle: z.boolean(),
  /** True while there is neither a page nor a file at the end. */
  isBroken: z.boolean(),
  hitCount: z.number(),
  lastHitAt: z.string().nullable(),
  isManual: z.boolean(),
  createdAt: z.string(),
});

export const redirectPage = pageOf(redirectRow);

export type RedirectRow = z.output<typeof redirectRow>;
export type CreateRedirectInput = z.output<typeof createRedirectInput>;
export type ListRedirectsInput = z.output<typeof listRedirectsInput>;
