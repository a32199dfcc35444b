import { z } from "zod";
import { text } from "../../common/atoms.ts";

const refused = "Geçerli bir değer girin";

/** A view of a page, sent when the reader leaves it. Addresses without a page are not counted. */
export const countViewInput = z.strictObject({
  /** The page's path. */
  path: text(300),
  /** Path of the page of this site that led here. */
  from: text(300).default(""),
  /** Host of another site that led here. */
  host: text(253).default(""),
  /** `utm_source` of the address. */
  campaign: text(60).default(""),
  /** The searched text, and whether something was found. */
  search: text(100).default(""),
  isFound: z.boolean(refused).default(true),
  /** Quarters of the article that were seen. */
  quarters: z.int(refused).min(0, refused).max(4, refused).default(0),
});

export type CountViewInput = z.output<typeof countViewInput>;
