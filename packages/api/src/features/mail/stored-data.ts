import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";
import { type DataSection, getPages, where } from "../../core/data-copy.ts";

export const mailData: StoredData = {
  tables: { email_logs: { copiedIn: "mails" }, smtp_configs: "impersonal" },

  retention: [{ table: "email_logs", where: "status <> 'pending' AND created_at < $1", days: retention.emailLogDays }],

  copy: async ({ tx, mails }): Promise<DataSection[]> => [
    {
      key: "mails",
      title: "Gönderilen e-postalar",
      columns: { createdAt: "Zaman", subject: "Konu", status: "Durum" },
      pages: getPages((page) => tx.emailLog.findMany(where(mails, page))),
    },
  ],

  erase: async ({ tx, mails }) => {
    await tx.emailLog.deleteMany({ where: mails });
    return [];
  },
};
