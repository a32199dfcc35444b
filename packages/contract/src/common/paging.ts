import { z } from "zod";
import { meaningOf } from "./field.ts";
import * as fields from "./fields.ts";
import { limits } from "./limits.ts";

const wholeNumber = "Geçerli bir sayı girin";

/** Maximum number of records in a list. */
export function limitParameter(standard: number) {
  return z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(limits.listMaxLimit, `En fazla ${limits.listMaxLimit} kayıt istenebilir`)
    .default(standard);
}

/** Number of records to skip. */
export const offset = z.int(wholeNumber).min(0, wholeNumber).max(1_000_000, wholeNumber).default(0).meta(fields.offset);

/** Page number from 1. */
export const page = z
  .int(wholeNumber)
  .min(1, wholeNumber)
  .max(100_000, wholeNumber)
  .default(1)
  .meta(meaningOf(fields.page));

/** The form of every list that other programs page through. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).meta(fields.items),
    page: z.int().meta(meaningOf(fields.page)),
    pageCount: z.int().meta(meaningOf(fields.pageCount)),
    total: z.int().meta(meaningOf(fields.total)),
  });
}

/** Returns the number of pages of a list; an empty list has one page. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
