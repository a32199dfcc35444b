import type { StoredData } from "../../core/app.ts";

export const trashData: StoredData = {
  tables: {
    trash_items: "impersonal",
  },

  retention: [
    { table: "trash_items", where: "purge_after < $1", days: 0 },
    {
      table: "trash_items", // a title must not outlive its message's retention period
      where: "deleted_at < $1 AND entity = 'contactMessage' AND entity_id NOT IN (SELECT id FROM contact_messages)",
      days: 0,
    },
  ],
};
