import { adminToken } from "@site/browser/admin-token";
import { useHasToken } from "@site/browser/use-has-token";
import { trpc } from "../../framework/browser.ts";

/** Returns whether the server accepts the stored token of an administrator; false until it has answered. */
export function useIsAdmin(): boolean {
  const hasToken = useHasToken(adminToken);
  const { data } = trpc.admin.session.profile.useQuery(undefined, { enabled: hasToken });
  return hasToken && data !== undefined;
}
