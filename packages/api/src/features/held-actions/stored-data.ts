import type { StoredData } from "../../core/app.ts";

export const heldActionData: StoredData = { tables: { held_actions: "impersonal" } };
