import { z } from "zod";

/** An open session of the administrator. */
export const adminSession = z.object({
  id: z.number(),
  /** Browser and system. */
  device: z.string(),
  ipAddress: z.string(),
  openedAt: z.string(),
  lastActivityAt: z.string(),
  /** True for the session of this call. */
  isCurrent: z.boolean(),
});

export type AdminSession = z.output<typeof adminSession>;
