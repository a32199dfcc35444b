import { storedToken } from "@site/browser/stored-token.ts";

/** The member's session token. The storage key is part of the documented interface. */
export const memberToken = storedToken("userToken");
