import { storedToken } from "./stored-token.ts";

/** The administrator's token. The key is part of the documented interface: scripts of third parties read it. */
export const adminToken = storedToken("adminToken");
