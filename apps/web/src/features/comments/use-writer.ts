import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { serverFaultOf } from "../../shared/forms/server-fault.ts";
import { adminToken } from "../../shared/lib/admin-token.ts";
import { useTrpc } from "../../shared/lib/trpc.tsx";

/** Who would write a comment here. The server decides again by the session. */
export type Writer = { kind: "guest" } | { kind: "admin" };

/** Undefined until it is known. A stored token that opens nothing is thrown away (public-site.md section 6). */
export function useWriter(): Writer | undefined {
  const trpc = useTrpc();
  const hasToken = adminToken.read() !== null;
  const { isPending, data, error } = useQuery({ ...trpc.admin.session.profile.queryOptions(), enabled: hasToken });
  useEffect(() => {
    if (serverFaultOf(error)?.code === "UNAUTHORIZED") adminToken.forget();
  }, [error]);
  if (hasToken && isPending) return undefined;
  return { kind: data ? "admin" : "guest" };
}
