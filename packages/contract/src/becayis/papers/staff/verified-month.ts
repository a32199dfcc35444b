import { z } from "zod";

/** A month as in "2026-11". Others learn nothing else of a verification. */
export const verifiedMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
