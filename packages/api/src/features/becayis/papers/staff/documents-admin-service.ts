import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import {
  documentMimeType,
  type StaffDocument,
  type StaffDocumentFile,
} from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { discardFiles } from "../../../../core/storage/files.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { staffPath } from "../../paths.ts";
import { type DecidedRow, TAKE_DOCUMENT, VERIFY_MEMBER } from "./queries.ts";

const MAX_SHOWN = 200;
const named = { select: { name: true } } as const;

const decided = () => new AppError("CONFLICT", { message: adminStaffTexts.alreadyDecided });

/** Returns the documents that await a decision, the longest waiting first. */
export async function listStaffDocuments(app: App): Promise<StaffDocument[]> {
  const rows = await app.db.prisma.staffDocument.findMany({
    include: {
      institution: named,
      profile: {
        select: {
          currentPosition: named,
          currentCity: named,
          member: { select: { firstName: true, lastName: true } },
        },
      },
    },
    orderBy: { id: "asc" },
    take: MAX_SHOWN,
  });
  return rows.map(({ id, memberId, institution, mimeType, byteSize, createdAt, profile }) => ({
    id,
    memberId,
    member: `${profile.member.firstName} ${profile.member.lastName}`,
    institution: institution.name,
    position: profile.currentPosition?.name ?? null,
    city: profile.currentCity?.name ?? null,
    mimeType,
    byteSize,
    createdAt: createdAt.toISOString(),
  }));
}

/** Returns the file of a waiting document. @throws NOT_FOUND if it was decided on or the file is missing */
export async function openStaffDocument(app: App, id: number): Promise<StaffDocumentFile> {
  const row = await app.db.prisma.staffDocument.findUnique({ where: { id } });
  if (!row) throw new AppError("NOT_FOUND", { message: adminStaffTexts.alreadyDecided });
  const file = await app.files.get(row.storageKey);
  if (!file) throw new AppError("NOT_FOUND", { message: adminStaffTexts.fileMissing });
  return { mimeType: documentMimeType.parse(row.mimeType), content: file.toString("base64") };
}

/** Verifies the member of a document and deletes the document. @throws CONFLICT if it was already decided */
export function approveStaffDocument(app: App, id: number): Promise<void> {
  return decide(app, id, async (tx, { member_id, institution_id, institution }) => {
    const verified = await tx.$queryRawUnsafe<unknown[]>(VERIFY_MEMBER, member_id, institution_id, "document", null);
    if (verified.length === 0) throw decided();
    await notifyMember(app, tx, member_id, {
      event: "staff_verification",
      title: becayisNotificationTitles.staffApproved,
      message: institution,
      link: staffPath,
      mail: (name) => ({ template: "staff_approved", props: { name, institution, path: staffPath } }),
    });
  });
}

/** Refuses a document with a reason and deletes it. @throws CONFLICT if it was already decided */
export function refuseStaffDocument(app: App, id: number, reason: string): Promise<void> {
  return decide(app, id, (tx, { member_id, institution }) =>
    notifyMember(app, tx, member_id, {
      event: "staff_verification",
      title: becayisNotificationTitles.staffRefused,
      message: reason,
      link: staffPath,
      mail: (name) => ({ template: "staff_refused", props: { name, institution, path: staffPath, reason } }),
    }),
  );
}

/** Removes a document from the queue, so that only one decision succeeds, and deletes its file after the commit. */
async function decide(
  app: App,
  id: number,
  apply: (tx: Prisma.TransactionClient, document: DecidedRow) => Promise<void>,
): Promise<void> {
  const key = await changePages(app, ["becayis"], async (tx) => {
    const [document] = await tx.$queryRawUnsafe<DecidedRow[]>(TAKE_DOCUMENT, id);
    if (!document) throw decided();
    await apply(tx, document);
    return document.key;
  });
  await discardFiles(app, [key]);
}
