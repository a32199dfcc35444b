import { storedToken } from "@site/browser/stored-token.ts";

/** The member's, under the key that decisions.md 5 settles. */
export const memberToken = storedToken("userToken");
