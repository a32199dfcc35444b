import { z } from "zod";
import { getKeys, id, requiredText, webAddress } from "../../common/atoms.ts";
import { page } from "../../common/paging.ts";
import { importFormatLabels, importItemStateLabels, importKindLabels, transferTexts } from "./labels.ts";

const MIB = 1024 * 1024;

/** Bounds of an imported file. It is sent in pieces, so that a slow line loses one piece at most. */
export const transferLimits = {
  pieceBytes: 4 * MIB,
  textBytes: 64 * MIB,
  archiveBytes: 1024 * MIB,
  /** Records of a file. */
  records: 50_000,
  /** An import's record and report are kept this long; what it created stays. */
  keptDays: 30,
  itemsPerPage: 20,
} as const;

export const importFormat = getKeys(importFormatLabels);
export const importKind = getKeys(importKindLabels);
export const importItemState = getKeys(importItemStateLabels);

/** A file is uploaded, read (the dry run), waits for the administrator, and runs until it is done. */
export const importState = z.enum(["uploading", "reading", "ready", "running", "done", "failed"]);

export const beginImportInput = z
  .strictObject({
    fileName: requiredText(200, "Dosyanın adı gereklidir")
      .refine((name) => /\.(?:xml|json|zip)$/i.test(name), transferTexts.wrongEnding)
      .meta({ pattern: "\\.([xX][mM][lL]|[jJ][sS][oO][nN]|[zZ][iI][pP])$" }),
    byteSize: z.int().min(1, transferTexts.empty).max(transferLimits.archiveBytes, transferTexts.archiveTooLarge),
  })
  .refine(({ fileName, byteSize }) => /\.zip$/i.test(fileName) || byteSize <= transferLimits.textBytes, {
    path: ["byteSize"],
    message: transferTexts.textTooLarge,
  })
  .meta({
    anyOf: [
      { properties: { fileName: { pattern: "\\.[zZ][iI][pP]$" } } },
      { properties: { byteSize: { maximum: transferLimits.textBytes } } },
    ],
  });

export const importPieceInput = z.strictObject({
  id,
  /** From 0. */
  index: z
    .int()
    .min(0)
    .max(transferLimits.archiveBytes / transferLimits.pieceBytes),
  bytes: z
    .custom<Uint8Array>((value) => value instanceof Uint8Array, transferTexts.notBytes)
    .refine(({ length }) => length > 0 && length <= transferLimits.pieceBytes, transferTexts.pieceSize),
});

export const importIdInput = z.strictObject({ id });

/** `siteUrl` is the former site's address, which Ghost files lack and their images need. */
export const startImportInput = z.strictObject({ id, siteUrl: webAddress.optional() });

export const listImportItemsInput = z.strictObject({
  id,
  page,
  kind: importKind.optional(),
  /** "noted": records with a sentence in the report; "lossy": those of which something is left out. */
  show: z.enum([...importItemState.options, "noted", "lossy"]).optional(),
});

/**
 * Numbers of an import's records of one kind. `noted` have a sentence in the report; `changed` are those of them that
 * are imported. The parts are the blocks of posts: imported as they are, in another shape, left out.
 */
export const importCount = z.object({
  kind: importKind,
  total: z.number(),
  waiting: z.number(),
  done: z.number(),
  skipped: z.number(),
  failed: z.number(),
  noted: z.number(),
  changed: z.number(),
  keptParts: z.number(),
  changedParts: z.number(),
  leftParts: z.number(),
});

/** Times are ISO 8601 in UTC. */
export const contentImport = z.object({
  id: z.number(),
  fileName: z.string(),
  byteSize: z.number(),
  state: importState,
  format: importFormat.nullable(),
  /** Address of the former site; "" if the file does not tell it. */
  siteUrl: z.string(),
  /** True if images can be fetched only after the administrator gave the former site's address. */
  needsSiteUrl: z.boolean(),
  /** Why the file was refused; "" otherwise. */
  fault: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  counts: z.array(importCount),
});

export const contentImports = z.array(contentImport);

export const importItem = z.object({
  id: z.number(),
  kind: importKind,
  title: z.string(),
  state: importItemState,
  /** Why it is not imported, or what is imported in another shape. */
  notes: z.array(z.string()),
  /** The parts that are left out of it. */
  losses: z.array(z.string()),
  /** The post that was created or updated. */
  postId: z.number().nullable(),
});

export const importItemPage = z.object({ items: z.array(importItem), total: z.number(), pageCount: z.number() });

export type BeginImportInput = z.output<typeof beginImportInput>;
export type ImportPieceInput = z.output<typeof importPieceInput>;
export type StartImportInput = z.output<typeof startImportInput>;
export type ListImportItemsInput = z.output<typeof listImportItemsInput>;
export type ImportCount = z.output<typeof importCount>;
export type ImportState = z.output<typeof importState>;
export type ImportFormat = z.output<typeof importFormat>;
export type ImportKind = z.output<typeof importKind>;
export type ContentImport = z.output<typeof contentImport>;
export type ImportItem = z.output<typeof importItem>;
