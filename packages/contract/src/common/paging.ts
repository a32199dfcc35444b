import { z } from "zod";
import { limits } from "./limits.ts";

const wholeNumber = "Geçerli bir sayı girin";

/** How many records a list gives at the most. */
export function limitOf(standard: number) {
  return z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(limits.listMaxLimit, `En fazla ${limits.listMaxLimit} kayıt istenebilir`)
    .default(standard);
}

/** How many records of a list are passed over. */
export const offset = z.int(wholeNumber).min(0, wholeNumber).max(1_000_000, wholeNumber).default(0);

/** A page of a list, counted from 1. */
export const page = z.int(wholeNumber).min(1, wholeNumber).max(100_000, wholeNumber).default(1);
