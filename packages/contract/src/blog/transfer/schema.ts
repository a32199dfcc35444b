import { z } from "zod";
import { getKeys, id, requiredText, webAddress } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { page } from "../../common/paging.ts";
import * as blogFields from "../fields.ts";
import { importFormatLabels, importItemStateLabels, importKindLabels, transferTexts } from "./labels.ts";

const siteUrlField = z
  .string()
  .meta({ description: "Eski sitenin adresi · address of the former site", example: "https://eski-site.example.org" });

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

export const importFormat = getKeys(importFormatLabels).register(entities, { id: "ImportFormat" });
export const importKind = getKeys(importKindLabels).meta(fields.kind).register(entities, { id: "ImportKind" });
export const importItemState = getKeys(importItemStateLabels).register(entities, { id: "ImportItemState" });

/** A file is uploaded, read (the dry run), waits for the administrator, and runs until it is done. */
export const importState = z
  .enum(["uploading", "reading", "ready", "running", "done", "failed"])
  .register(entities, { id: "ImportState" });

export const beginImportInput = z
  .strictObject({
    fileName: requiredText(200, "Dosyanın adı gereklidir")
      .refine((name) => /\.(?:xml|json|zip)$/i.test(name), transferTexts.wrongEnding)
      .meta({ pattern: "\\.([xX][mM][lL]|[jJ][sS][oO][nN]|[zZ][iI][pP])$" })
      .meta(meaningOf(fields.fileName)),
    byteSize: z
      .int()
      .min(1, transferTexts.empty)
      .max(transferLimits.archiveBytes, transferTexts.archiveTooLarge)
      .meta(meaningOf(fields.byteSize)),
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
export const startImportInput = z.strictObject({ id, siteUrl: webAddress.optional().meta(meaningOf(siteUrlField)) });

export const listImportItemsInput = z.strictObject({
  id,
  page,
  kind: importKind.optional(),
  /** "noted": records with a sentence in the report; "lossy": those of which something is left out. */
  show: z
    .enum([...importItemState.options, "noted", "lossy"])
    .optional()
    .describe("Hangi kayıtlar · which records"),
});

/**
 * Numbers of an import's records of one kind. `noted` have a sentence in the report; `changed` are those of them that
 * are imported. The parts are the blocks of posts: imported as they are, in another shape, left out.
 */
export const importCount = z
  .object({
    kind: importKind,
    total: fields.total,
    waiting: fields.waiting,
    done: z.number().describe("Bitenlerin sayısı · number of those that are done"),
    skipped: fields.skipped,
    failed: fields.failed,
    noted: z.number().describe("Not düşülenlerin sayısı · number of those with a note"),
    changed: blogFields.changed,
    keptParts: z.number().describe("Korunan parçaların sayısı · number of kept parts"),
    changedParts: z.number().describe("Değişen parçaların sayısı · number of changed parts"),
    leftParts: z.number().describe("Bırakılan parçaların sayısı · number of parts left out"),
  })
  .register(entities, { id: "ImportCount" });

/** Times are ISO 8601 in UTC. */
export const contentImport = z
  .object({
    id: fields.id,
    fileName: fields.fileName,
    byteSize: z.number().meta(meaningOf(fields.byteSize)),
    state: importState.meta(fields.state),
    format: importFormat
      .nullable()
      .describe("Dosyanın biçimi; okunmadan null · format of the file; null before it is read"),
    /** Address of the former site; "" if the file does not tell it. */
    siteUrl: siteUrlField,
    /** True if images can be fetched only after the administrator gave the former site's address. */
    needsSiteUrl: z
      .boolean()
      .describe("Eski sitenin adresi gerekiyorsa true · true if the address of the former site is needed"),
    /** Why the file was refused; "" otherwise. */
    fault: z.string().meta(fields.fault),
    createdAt: fields.createdAt,
    finishedAt: fields.finishedAt.nullable(),
    counts: z.array(importCount).meta(fields.stats),
  })
  .register(entities, { id: "ContentImport" });

export const contentImports = z.array(contentImport);

export const importItem = z
  .object({
    id: fields.id,
    kind: importKind,
    title: fields.title,
    state: importItemState.meta(fields.state),
    /** Why it is not imported, or what is imported in another shape. */
    notes: z
      .array(z.string())
      .meta(meaningOf(fields.notes))
      .meta({ example: ["Metin düzeltildi."] }),
    /** The parts that are left out of it. */
    losses: z.array(z.string()).describe("Alınamayanlar · what could not be taken over"),
    /** The post that was created or updated. */
    postId: fields.postId.nullable(),
  })
  .register(entities, { id: "ImportItem" });

export const importItemPage = z
  .object({
    items: z.array(importItem).meta(fields.items),
    total: fields.total,
    pageCount: fields.pageCount,
  })
  .register(entities, { id: "ImportItemPage" });

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
