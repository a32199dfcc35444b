import { storedToken } from "./stored-token.ts";

/** The administrator's, under the key the specification fixes (admin-area.md section 9, "Storage"). */
export const adminToken = storedToken("adminToken");
