import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { postDetail } from "./schema.ts";

/** Choices for the lifetime of a link, in days. */
export const previewDays = [1, 7, 30] as const;

export const createPreviewInput = z.strictObject({
  postId: id,
  days: z.literal(previewDays, "Geçerli bir süre seçin"),
});

/** `path` contains the token and is shown only once. */
export const createdPreview = z.object({ id: z.number(), path: z.string(), expiresAt: z.string() });

export const listPreviewsInput = z.strictObject({ postId: id });

/** A link that still works. Times are ISO 8601. */
export const previewRow = z.object({ id: z.number(), createdAt: z.string(), expiresAt: z.string() });

export const revokePreviewInput = z.strictObject({ id });

export const readPreviewInput = z.strictObject({ token: z.string().min(20).max(100) });

/** The post as it would be published, and whether it contains unsaved text. */
export const previewReading = z.object({ post: postDetail, isUnsaved: z.boolean() });

export type CreatePreviewInput = z.output<typeof createPreviewInput>;
export type PreviewRow = z.output<typeof previewRow>;
export type PreviewReading = z.output<typeof previewReading>;
