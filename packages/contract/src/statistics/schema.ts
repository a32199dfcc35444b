import { z } from "zod";
import { text } from "../common/atoms.ts";
import { meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";

const refused = "Geçerli bir değer girin";

/** A view of a page, sent when the reader leaves it. What is no page of the site is not counted. */
export const countViewInput = z.strictObject({
  /** The page's path. */
  path: text(300).meta(meaningOf(fields.path)),
  /** Path of the page of this site that led here. */
  from: text(300).default("").meta(fields.from),
  /** Host of another site that led here. */
  host: text(253).default("").meta(fields.host),
  /** `utm_source` of the address. */
  campaign: text(60).default("").describe("Adresteki utm_source · utm_source of the address"),
  /** The searched text, and whether something was found. */
  search: text(100).default("").meta(fields.search),
  isFound: z.boolean(refused).default(true).describe("Arama sonuç verdiyse true · true if the search found something"),
  /** Quarters of the article that were seen. */
  quarters: z
    .int(refused)
    .min(0, refused)
    .max(4, refused)
    .default(0)
    .describe("Yazının görülen çeyrekleri, 0–4 · quarters of the article that were seen, 0 to 4"),
});

export type CountViewInput = z.output<typeof countViewInput>;
