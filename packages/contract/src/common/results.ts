import { z } from "zod";

/** The result of a call without data. */
export const done = z.object({ message: z.string() });

/** The result of a call that created or changed one record. */
export const savedRecord = z.object({ id: z.number(), message: z.string() });
