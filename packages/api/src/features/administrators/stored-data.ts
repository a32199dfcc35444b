import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";

export const administratorData: StoredData = {
  tables: { admins: "impersonal", admin_invitations: "impersonal" },
  retention: [
    {
      table: "admin_invitations",
      where: "LEAST(COALESCE(accepted_at, revoked_at, expires_at), expires_at) < $1",
      days: retention.spentLinksDays,
    },
  ],
};
