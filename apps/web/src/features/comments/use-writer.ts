import { adminToken } from "@site/browser/admin-token";
import type { StoredToken } from "@site/browser/stored-token";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { memberToken, useTrpc } from "../../framework/browser.ts";
import { useDiscardRejected } from "../session/use-discard-rejected.ts";

/** The author of a new comment; the server checks the session again. */
export type Writer = { kind: "guest" } | { kind: "admin" } | { kind: "member"; name: string; email: string };

/** Returns the author; undefined while unknown. Discards stored tokens that the server rejects. */
export function useWriter(): Writer | undefined {
  const trpc = useTrpc();
  const admin = useWhoIs(
    adminToken,
    useQuery({ ...trpc.admin.session.profile.queryOptions(), enabled: adminToken.read() !== null }),
  );
  const member = useWhoIs(
    memberToken,
    useQuery({ ...trpc.user.profile.get.queryOptions(), enabled: memberToken.read() !== null }),
  );
  if (admin.isPending || member.isPending) return undefined;
  if (admin.data) return { kind: "admin" };
  if (member.data) return { kind: "member", name: member.data.profile.firstName, email: member.data.user.email };
  return { kind: "guest" };
}

function useWhoIs<Data>(token: StoredToken, { isLoading, data, error }: UseQueryResult<Data, unknown>) {
  useDiscardRejected(token, error);
  return { isPending: isLoading, data };
}
