import { z } from "zod";
import { filterText, getKeys, id, requiredText, text } from "../common/atoms.ts";
import { page, pageOf } from "../common/paging.ts";
import { mediaTexts, mediaUseLabels } from "./labels.ts";

const widthField = z.number();
const heightField = z.number();

const MAX_ALT_TEXT = 300;

/** Bounds of an uploaded image. Dimensions are bounded too, because a small file can claim huge ones. */
export const uploadLimits = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, sidePx: 12_000 } as const;

export const listMediaInput = z.strictObject({ page, search: filterText });

/** The dimensions of an image's largest file and the widths that it is stored in, in pixels. */
export const imageSize = z.object({
  width: widthField,
  height: heightField,
  widths: z.array(z.number()),
});
export type ImageSize = z.output<typeof imageSize>;

/** An image of the library. `width` and `height` are those of its largest file, in pixels. */
export const mediaItem = z.object({
  id: z.number(),
  /** The address, as in "/media/library/0f3a….jpg". It never changes, while the file behind it can be replaced. */
  address: z.string(),
  /** Changes with the file; previews add it to the address to bypass the browser's cache. */
  revision: z.string(),
  fileName: z.string(),
  altText: z.string(),
  width: widthField,
  height: heightField,
  /** Bytes of the uploaded file. */
  byteSize: z.number(),
  createdAt: z.string(),
});

export const mediaPage = pageOf(mediaItem);

export const mediaIdInput = z.strictObject({ id });

export const updateAltTextInput = z.strictObject({ id, altText: text(MAX_ALT_TEXT) });

const file = {
  fileName: requiredText(200, mediaTexts.nameMissing),
  bytes: z
    .custom<Uint8Array>((value) => value instanceof Uint8Array, mediaTexts.notBytes)
    .refine(({ length }) => length > 0, mediaTexts.empty)
    .refine(({ length }) => length <= uploadLimits.bytes, mediaTexts.tooLarge),
};

/** A file from the server's own route, because JSON cannot contain its bytes. */
export const uploadMediaInput = z.strictObject(file);
export const replaceMediaInput = z.strictObject({ ...file, id });

/** A record that shows an image. */
export const mediaUse = z.object({
  kind: getKeys(mediaUseLabels),
  /** The post's id, null for a draft of a new one; other records have no screen of their own. */
  postId: z.number().nullable(),
  title: z.string(),
});

export const mediaUses = z.array(mediaUse);

export type MediaItem = z.output<typeof mediaItem>;
export type MediaUse = z.output<typeof mediaUse>;
export type ListMediaInput = z.output<typeof listMediaInput>;
export type UploadMediaInput = z.output<typeof uploadMediaInput>;
export type ReplaceMediaInput = z.output<typeof replaceMediaInput>;
export type UpdateAltTextInput = z.output<typeof updateAltTextInput>;
