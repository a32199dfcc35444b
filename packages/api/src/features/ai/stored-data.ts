import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";

export const aiData: StoredData = {
  tables: {
    ai_calls: "impersonal",
    ai_configurations: "impersonal",
    ai_creation_steps: "impersonal",
    ai_creations: "impersonal",
    ai_settings: "impersonal",
    prompt_templates: "impersonal",
    photo_credits: "impersonal",
    unsplash_settings: "impersonal",
  },

  retention: [{ table: "ai_calls", where: "at < $1", days: retention.auditEntriesDays }],
};
