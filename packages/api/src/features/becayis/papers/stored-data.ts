import { formatDay } from "@site/contract/common/days";
import { retention } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";
import type { StoredData } from "../../../core/app.ts";
import { type DataSection, onePage } from "../../../core/data-copy.ts";
import { listOwnChanges } from "./petitions/own-changes-service.ts";
import { listStaffProofs } from "./staff/export-service.ts";

const FIND_STAFF_DOCUMENT = "SELECT 1 FROM staff_documents WHERE storage_key = $1";

export const paperData: StoredData = {
  tables: {
    staff_verifications: { copiedIn: "staffProof" },
    staff_documents: { copiedIn: "staffProof" },
    staff_codes: { notCopied: "a secret" },
    staff_keys: "impersonal",
    institution_domains: "impersonal",
    application_windows: "impersonal",
    application_window_positions: "impersonal",
    window_readers: { copiedIn: "applicationWindows" },
    window_reminders: { notCopied: "the reminders are notifications" },
    calendar_feeds: { copiedIn: "calendarAddress" },
    petition_drafts: { copiedIn: "petitions" },
    petition_templates: "impersonal",
  },

  retention: [
    { table: "staff_codes", where: "expires_at < $1", days: 0 },
    { table: "application_windows", where: "removed_at < $1", days: retention.removedWindowsDays },
  ],

  files: [{ folder: "staff-documents", findRow: FIND_STAFF_DOCUMENT }],

  copy: async ({ app, tx, memberId }): Promise<DataSection[]> => [
    {
      key: "staffProof",
      title: "Kurum doğrulaması",
      columns: { kind: "Yol", institution: "Kurum", createdAt: "Zaman", expiresAt: "Geçerlilik" },
      pages: onePage(await listStaffProofs(tx, memberId)),
    },
    {
      key: "applicationWindows",
      title: "Size bildirilen başvuru dönemleri",
      columns: { institution: "Kurum", firstDay: "İlk gün", lastDay: "Son gün" },
      pages: onePage(await listToldWindows(tx, memberId)),
    },
    {
      key: "calendarAddress",
      title: "Takvim adresi",
      columns: { createdAt: "Zaman" },
      pages: onePage(await tx.calendarFeed.findMany({ where: { memberId } })),
    },
    {
      key: "petitions",
      title: "Dilekçelerinizdeki değişiklikler",
      columns: {
        updatedAt: "Zaman",
        addressee: "Verileceği makam",
        subject: "Konu",
        body: "Metin",
        attachments: "Ekler",
      },
      pages: onePage(await listOwnChanges(app, tx, memberId)),
    },
  ],

  erase: async ({ tx, memberId }) => {
    const documents = await tx.staffDocument.findMany({ where: { memberId } });
    return documents.map(({ storageKey }) => storageKey);
  },
};

/** Returns the windows that a member was notified of, for the copy of their data. */
async function listToldWindows(
  tx: Prisma.TransactionClient,
  memberId: number,
): Promise<{ institution: string; firstDay: string; lastDay: string }[]> {
  const rows = await tx.windowReader.findMany({
    where: { memberId },
    include: { window: { select: { institution: { select: { name: true } } } } },
    orderBy: { windowId: "asc" },
  });
  const toText = (day: Date) => formatDay(day.toISOString().slice(0, 10));
  return rows.map(({ window, firstDay, lastDay }) => ({
    institution: window.institution.name,
    firstDay: toText(firstDay),
    lastDay: toText(lastDay),
  }));
}
