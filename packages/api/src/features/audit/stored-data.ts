import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";

export const auditData: StoredData = {
  tables: {
    audit_entries: { notCopied: "a record of administrators" },
  },

  retention: [{ table: "audit_entries", where: "created_at < $1", days: retention.auditEntriesDays }],

  erase: async ({ tx, memberId }) => {
    await tx.auditEntry.deleteMany({ where: { actorKind: "member", actorId: memberId } });
    return [];
  },
};
