import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";
import { LIBRARY_IMAGE_OF } from "./queries.ts";

export const mediaData: StoredData = {
  tables: {
    library_images: "impersonal",
  },

  retention: [{ table: "library_images", where: "deleted_at < $1", days: retention.trashDays }],

  files: [{ folder: "library", findRow: LIBRARY_IMAGE_OF }],
};
