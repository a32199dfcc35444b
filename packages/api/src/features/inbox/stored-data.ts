import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";

export const inboxData: StoredData = {
  tables: {
    contact_messages: { notCopied: "nobody has proven who wrote it" },
    saved_replies: "impersonal",
  },

  retention: [
    { table: "contact_messages", where: "created_at < $1", days: retention.contactMessagesDays },
    { table: "contact_messages", where: "deleted_at < $1", days: retention.trashDays },
  ],
};
