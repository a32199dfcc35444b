import { webhookLimits } from "@site/contract/webhooks/schema";
import type { StoredData } from "../../core/app.ts";

export const webhookData: StoredData = {
  tables: {
    webhook_endpoints: "impersonal",
    webhook_calls: "impersonal",
    webhook_deliveries: "impersonal",
  },

  retention: [
    { table: "webhook_deliveries", where: "created_at < $1 AND state <> 'waiting'", days: webhookLimits.keptDays },
  ],
};
