import { keyLimits } from "@site/contract/keys/schema";
import type { StoredData } from "../../core/app.ts";

export const keyData: StoredData = {
  tables: {
    api_keys: "impersonal",
  },

  retention: [
    {
      table: "api_keys",
      where: "LEAST(COALESCE(revoked_at, expires_at), expires_at) < $1",
      days: keyLimits.keptDays,
    },
  ],
};
