import { z } from "zod";

export const dataExport = z.object({
  id: z.number(),
  status: z.enum(["preparing", "ready"]),
  createdAt: z.string(),
  expiresAt: z.string(),
  downloadUrl: z.string().nullable(),
});

export const deletionState = z.object({ eraseAfter: z.string().nullable(), message: z.string() });
