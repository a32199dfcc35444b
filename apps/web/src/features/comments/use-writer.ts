import { adminToken } from "@site/browser/admin-token";
import { memberToken, trpc } from "../../framework/browser.ts";
import { useDiscardRejected } from "../session/use-discard-rejected.ts";

/** The reader as author of a new comment; the server checks the session again. */
export type Writer = { kind: "guest" } | { kind: "admin" } | { kind: "member"; name: string; email: string };

/** Returns the author of new comments; undefined while unknown. Deletes stored tokens that the server rejects. */
export function useWriter(): Writer | undefined {
  const admin = trpc.admin.session.profile.useQuery(undefined, { enabled: adminToken.read() !== null });
  const member = trpc.user.profile.get.useQuery(undefined, { enabled: memberToken.read() !== null });
  useDiscardRejected(adminToken, admin.error);
  useDiscardRejected(memberToken, member.error);
  if (admin.isLoading || member.isLoading) return undefined;
  if (admin.data) return { kind: "admin" };
  if (member.data) return { kind: "member", name: member.data.profile.firstName, email: member.data.user.email };
  return { kind: "guest" };
}
