import { z } from "zod";

/** A category or tag of a post. */
export const term = z.object({ id: z.number(), name: z.string(), slug: z.string() });
