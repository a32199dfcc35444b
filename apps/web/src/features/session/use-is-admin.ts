import { adminToken } from "@site/browser/admin-token";
import { useHasToken } from "@site/browser/use-has-token";
import { trpc } from "../../framework/browser.ts";

/** Returns whether the server knows the stored token of an administrator; false until it has said so. */
export function useIsAdmin(): boolean {
  const hasToken = useHasToken(adminToken);
  const { data } = trpc.admin.session.profile.useQuery(undefined, { enabled: hasToken });
  return hasToken && data !== undefined;
}
