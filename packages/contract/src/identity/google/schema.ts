import { z } from "zod";

/** The query of the address that Google returns to, with or without "?". */
export const googleReturnInput = z.strictObject({ search: z.string().max(4000) });

/** Where the browser goes next. */
export const googleRedirect = z.object({ location: z.string() });
