import { adminToken } from "@site/browser/admin-token.ts";
import type { StoredToken } from "@site/browser/stored-token.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { memberToken } from "../../shared/lib/member-token.ts";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { useForgetRefused } from "../session/use-forget-refused.ts";

/** Who would write a comment here. The server decides again by the session. */
export type Writer = { kind: "guest" } | { kind: "admin" } | { kind: "member"; name: string; email: string };

/** Undefined until it is known. A stored token that opens nothing is thrown away (public-site.md section 6). */
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
  useForgetRefused(token, error);
  return { isPending: isLoading, data };
}
