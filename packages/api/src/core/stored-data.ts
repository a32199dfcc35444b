import type { StoredData } from "./app.ts";

export const coreData: StoredData = {
  tables: { rate_limits: "impersonal", upstream_states: "impersonal" },
  retention: [{ table: "rate_limits", where: "expire < extract(epoch FROM $1) * 1000", days: 0 }],
};
