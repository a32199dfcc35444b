import { adminToken } from "@site/browser/admin-token";
import { createQueryClient } from "@site/browser/query-client";
import { createLinks, trpc } from "./trpc.ts";

export const queryClient = createQueryClient();
export const trpcClient = trpc.createClient({ links: createLinks(forgetSession) });

/** Deletes the stored token and the cached data. SignedInArea then redirects to the sign-in. */
function forgetSession(): void {
  adminToken.forget();
  queryClient.clear();
}
