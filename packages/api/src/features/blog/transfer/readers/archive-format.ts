import { postStatus } from "@site/contract/blog/posts/fields";
import { origin } from "@site/contract/blog/provenance/schema";
import { z } from "zod";
import { fileTexts, imageCredit } from "./records.ts";

/** The files of an archive that this product writes and reads. Markdown is for people; only JSON is read. */
export const archiveNames = {
  site: "site.json",
  categories: "categories.json",
  tags: "tags.json",
  redirects: "redirects.json",
  media: "media.json",
  mediaFolder: "media/",
  postFolder: "posts/",
} as const;

export const ARCHIVE_VERSION = 1;

const moment = z.iso.datetime({ offset: true });

export const archiveSite = z.object({
  version: z.int(),
  siteUrl: z.string().max(500),
  exportedAt: moment,
});

/** Rows are checked one by one, so that a bad one is left out alone. */
export const archiveRows = z.array(z.unknown());

/** `file` is the image's largest size in the archive; null where it was left out. */
export const archiveImage = z.object({
  key: z.string().regex(/^[0-9a-f]{16}$/),
  fileName: z.string().max(200),
  altText: z.string().max(300),
  file: z.string().max(60).nullable(),
});

export const archivePost = z.object({
  id: z.int(),
  ...fileTexts.shape,
  slug: z.string(),
  featuredImage: z.string().nullable(),
  imageAlt: z.string(),
  status: postStatus,
  publishedAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  isFeatured: z.boolean(),
  /** Slugs. */
  category: z.string().nullable(),
  tags: z.array(z.string()),
  /** Part of AI in it; absent from archives of earlier versions. */
  provenance: origin.nullable().default(null),
  /** Who made the featured image, where it is a stock photo. */
  imageCredit: imageCredit.nullable().default(null),
});

export type ArchivePost = z.output<typeof archivePost>;
export type ArchiveImage = z.output<typeof archiveImage>;
