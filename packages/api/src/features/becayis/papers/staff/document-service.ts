import { randomBytes } from "node:crypto";
import { adminPaths } from "@site/contract/admin-paths";
import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import { documentLimitBytes } from "@site/contract/becayis/papers/staff/schema";
import { adminNotificationTexts } from "@site/contract/notifications/admin-labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { lockAccount } from "../../../../core/database/row-lock.ts";
import { discardFiles } from "../../../../core/storage/files.ts";
import { openImage, processImage } from "../../../../core/storage/images.ts";
import { notifyAdmin } from "../../../notifications/service.ts";
import { documentTypes, findDocumentType } from "./policy.ts";
import { STORE_DOCUMENT, WITHDRAW_DOCUMENT } from "./queries.ts";
import { findStaffRow } from "./service.ts";

/** Folder of the documents, which backups exclude. */
const FOLDER = "staff-documents";

const refused = (message: string) => new AppError("VALIDATION_FAILED", { message, fields: { file: message } });

/**
 * Stores a document that proves the member's institution, replaces a former one and notifies the administrators.
 * Pictures are re-encoded without metadata.
 * @param file base64, bare or as a data URL
 * @throws VALIDATION_FAILED for another type or too many bytes, TOO_MANY_REQUESTS, CONFLICT
 */
export async function sendStaffDocument(app: App, memberId: number, file: string): Promise<void> {
  const row = await findStaffRow(app, memberId);
  if (!row?.institution_id) throw refused(staffTexts.institutionMissing);
  const institutionId = row.institution_id;
  const upload = Buffer.from(file.slice(file.indexOf(",") + 1), "base64");
  if (upload.length > documentLimitBytes) throw refused(staffTexts.documentTooLarge);
  const mimeType = findDocumentType(upload);
  if (!mimeType) throw refused(staffTexts.documentUnreadable);
  await app.limits.take("staffDocuments", String(memberId));
  const content = await withoutMetadata(upload, mimeType);
  const key = `${FOLDER}/${randomBytes(16).toString("hex")}.${documentTypes[mimeType]}`;
  try {
    await app.files.put(key, content);
    const former = await app.db.prisma.$transaction(async (tx) => {
      await lockAccount(tx, "member", memberId); // of two concurrent uploads the second replaces the first
      const removed = await removeDocument(tx, memberId);
      const [stored] = await tx.$queryRawUnsafe<{ id: number }[]>(
        STORE_DOCUMENT,
        memberId,
        institutionId,
        key,
        mimeType,
        content.length,
      );
      if (!stored) throw new AppError("CONFLICT", { message: staffTexts.institutionChanged });
      await notifyAdmin(tx, {
        type: "staff_document",
        ...adminNotificationTexts.staffDocument,
        link: adminPaths.verifications,
        recordId: stored.id,
      });
      return removed;
    });
    await discardFiles(app, former);
  } catch (error) {
    await discardFiles(app, [key]);
    throw error;
  }
}

/** Deletes the member's waiting document; idempotent. */
export async function withdrawStaffDocument(app: App, memberId: number): Promise<void> {
  await discardFiles(app, await app.db.prisma.$transaction((tx) => removeDocument(tx, memberId)));
}

/** Deletes the row of a member's document. @returns the key of its file, to be removed after the commit */
async function removeDocument(tx: Prisma.TransactionClient, memberId: number): Promise<string[]> {
  const removed = await tx.$queryRawUnsafe<{ key: string }[]>(WITHDRAW_DOCUMENT, memberId);
  return removed.map(({ key }) => key);
}

async function withoutMetadata(upload: Buffer, mimeType: keyof typeof documentTypes): Promise<Buffer> {
  if (mimeType === "application/pdf") return upload;
  const refuse = () => {
    throw refused(staffTexts.documentUnreadable);
  };
  const picture = await openImage(upload, "file").catch(refuse);
  return processImage(() =>
    (mimeType === "image/png" ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer().catch(refuse),
  );
}
