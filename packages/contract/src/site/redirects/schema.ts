import { z } from "zod";
import { filterText, requiredText } from "../../common/atoms.ts";
import { page } from "../../common/paging.ts";
import { redirectTexts } from "./labels.ts";

/** A path of this site, without query; a trailing slash is dropped, because pages have none. */
const sitePath = requiredText(300, redirectTexts.invalid)
  .refine((value) => /^\/(?!\/)[^\s?#\\]*$/.test(value), redirectTexts.invalid)
  .transform((value) => (value === "/" ? value : value.replace(/\/+$/, "")));

const RESERVED = /^\/(?:admin|api|trpc)(?:\/|$)/i;

export const createRedirectInput = z
  .strictObject({
    fromPath: sitePath.refine((value) => !RESERVED.test(value), redirectTexts.reserved),
    toPath: sitePath,
  })
  .refine(({ fromPath, toPath }) => fromPath !== toPath, { path: ["toPath"], message: redirectTexts.same });

export const listRedirectsInput = z.strictObject({ page, search: filterText });

/** Times are ISO 8601. */
export const redirectRow = z.object({
  id: z.number(),
  fromPath: z.string(),
  toPath: z.string(),
  hitCount: z.number(),
  lastHitAt: z.string().nullable(),
  isManual: z.boolean(),
  createdAt: z.string(),
});

export const redirectPage = z.object({ redirects: z.array(redirectRow), total: z.number(), pageCount: z.number() });

export type RedirectRow = z.output<typeof redirectRow>;
export type CreateRedirectInput = z.output<typeof createRedirectInput>;
export type ListRedirectsInput = z.output<typeof listRedirectsInput>;
