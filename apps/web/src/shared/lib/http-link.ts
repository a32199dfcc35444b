import { adminToken } from "@site/browser/admin-token.ts";
import { createHttpLink } from "@site/browser/http-link.ts";
import { memberToken } from "./member-token.ts";

/** Sends both tokens where both are stored: each call looks for its own. */
export const httpLink = createHttpLink(() => {
  const member = memberToken.read();
  const admin = adminToken.read();
  return { ...(member && { authorization: `Bearer ${member}` }), ...(admin && { "x-admin-token": admin }) };
});
