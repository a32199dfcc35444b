import { z } from "zod";
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
export const offset = z.int(wholeNumber).min(0, wholeNumber).max(1_000_000, wholeNumber).default(0);

/** Page number from 1. */
export const page = z.int(wholeNumber).min(1, wholeNumber).max(100_000, wholeNumber).default(1);

/** The form of every list that other programs page through. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    pageCount: z.int(),
    total: z.int(),
  });
}

/** Returns the number of pages of a list; an empty list has one page. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
