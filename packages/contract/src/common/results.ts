import { z } from "zod";

/** The answer of a call that has nothing to tell but that it is done. */
export const done = z.object({ message: z.string() });

/** The answer of a call that made or changed one record. */
export const savedRecord = z.object({ id: z.number(), message: z.string() });
