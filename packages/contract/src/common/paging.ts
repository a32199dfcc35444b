import { z } from "zod";
import { limits } from "./limits.ts";

const wholeNumber = "Geçerli bir sayı girin";

/** Returns the field for the most records of a list. @param standard the default */
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

/** Returns the schema of a page of a list, the answer of every call that is read page by page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** Number of this page, from 1. */
    page: z.int(),
    /** Most items of a page. */
    limit: z.int(),
    /** Number of items on all pages. */
    total: z.int(),
    /** Number of pages; an empty list has one. */
    pageCount: z.int(),
  });
}

export type Page<Item> = z.output<ReturnType<typeof pageOf<z.ZodType<Item>>>>;

/** Returns these items as a page of all `total`. */
export function toPage<Item>(
  items: Item[],
  { page: number, limit, total }: { page: number; limit: number; total: number },
): Page<Item> {
  return { items, page: number, limit, total, pageCount: Math.max(1, Math.ceil(total / limit)) };
}
