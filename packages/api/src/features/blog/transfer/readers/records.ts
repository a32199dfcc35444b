import { createCategoryInput, createTagInput, postStatus } from "@site/contract/blog/admin-schema";
import { origin } from "@site/contract/blog/provenance/schema";
import type { ImportErrorReason } from "@site/contract/blog/transfer/labels";
import { isHttpUrl } from "@site/contract/common/atoms";
import { z } from "zod";
import type { PartCounts } from "./post-report.ts";

/**
 * A file's records in the form that all readers give and that `import_items.payload` stores. Unknown fields are
 * dropped, because another version may have written the file.
 */
export const importedCategory = z.object(createCategoryInput.shape);
export const importedTag = z.object(createTagInput.shape);

export const importedImage = z.object({
  fileName: z.string(),
  altText: z.string(),
  /** Key in the library of the exporting site, which it keeps. */
  libraryKey: z.string().optional(),
  /** Where the reader has stored its file; otherwise it is fetched from its address, which is the record's key. */
  storageKey: z.string().optional(),
});

const webAddress = z.string().max(500).refine(isHttpUrl);

/** Who made a stock photo. */
export const imageCredit = z.object({
  photographer: z.string().min(1).max(200),
  photographerUrl: webAddress,
  sourceUrl: webAddress,
});

/** `content` is sanitised; images stand in it with the addresses in `images`. */
export const importedPost = z.object({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  imageAlt: z.string(),
  status: postStatus,
  publishedAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
  createdAt: z.string().nullable(),
  isFeatured: z.boolean(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  /** Slugs. */
  category: z.string().nullable(),
  tags: z.array(z.string()),
  /** Addresses of the images to import, of the content and the featured one. */
  images: z.array(z.string()),
  /** Path of its former address. */
  formerPath: z.string().nullable(),
  /** Part of AI in it; absent from files of other products. */
  provenance: origin.nullable().default(null),
  imageCredit: imageCredit.nullable().default(null),
});

/** `createRedirectInput` decides whether it is added. */
export const importedRedirect = z.object({ fromPath: z.string(), toPath: z.string(), isManual: z.boolean() });

export type ImportedPost = z.output<typeof importedPost>;
export type ImportedImage = z.output<typeof importedImage>;
export type ImportedRedirect = z.output<typeof importedRedirect>;

interface Common {
  /** Identifies the record in its file. */
  key: string;
  title: string;
  /** Sentences about what is imported in another shape. */
  notes?: string[];
  /** Sentences about what is left out of it. */
  losses?: string[];
  parts?: PartCounts;
  /** Why it is not imported. */
  refusal?: { state: "skipped" | "failed"; note: string };
}

/** A record as a reader gives it. */
export type ReadRecord = Common &
  (
    | { kind: "category"; payload: z.output<typeof importedCategory> }
    | { kind: "tag"; payload: z.output<typeof importedTag> }
    | { kind: "image"; payload: ImportedImage }
    | { kind: "post"; payload: ImportedPost }
    | { kind: "redirect"; payload: ImportedRedirect }
    | { kind: "other"; payload: Record<string, never> }
  );

/** The origin of a file. */
export interface ReadSource {
  format: "wordpress" | "ghost" | "archive";
  /** Identifies the former site. */
  source: string;
  siteUrl: string;
}

/** Gives a reader the file and takes what it finds. Both wait for the other side, so that memory stays small. */
export interface ReaderHost {
  byteSize: number;
  /** Returns a part of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
  write(records: ReadRecord[]): Promise<void>;
  /** Stores an image of an archive and returns its key in the storage. */
  storeImage(libraryKey: string, bytes: Uint8Array): Promise<string>;
}

export type Reader = (host: ReaderHost) => Promise<ReadSource>;

/** Refuses a whole file. */
export class FileRefusal extends Error {
  readonly fault: ImportErrorReason;

  constructor(fault: ImportErrorReason) {
    super(fault);
    this.fault = fault;
  }
}
