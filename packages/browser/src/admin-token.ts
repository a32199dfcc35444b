import { storedToken } from "./stored-token.ts";

/** The administrator's token. The key is part of the documented interface. */
export const adminToken = storedToken("adminToken");
