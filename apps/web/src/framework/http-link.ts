import { adminToken } from "@site/browser/admin-token.ts";
import { createHttpLink } from "@site/browser/http-link.ts";
import { memberToken } from "../shared/lib/member-token.ts";

/** Sends the member's and the admin's token if both are stored; each procedure reads the one it needs. */
export const httpLink = createHttpLink(() => {
  const member = memberToken.read();
  const admin = adminToken.read();
  return { ...(member && { authorization: `Bearer ${member}` }), ...(admin && { "x-admin-token": admin }) };
});
