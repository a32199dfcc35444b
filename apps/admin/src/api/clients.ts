import { adminToken } from "@site/browser/admin-token.ts";
import { createQueryClient } from "@site/browser/query-client.ts";
import { createLinks, trpc } from "./trpc.ts";

export const queryClient = createQueryClient();
export const trpcClient = trpc.createClient({ links: createLinks(forgetSession) });

/** The guard of the area then leads to the sign-in. */
function forgetSession(): void {
  adminToken.forget();
  queryClient.clear();
}
