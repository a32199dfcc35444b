import type { AppRouter } from "@site/api";
import { createTRPCClient } from "@trpc/client";
import { httpLink, memberToken } from "../../framework/browser.ts";
import { forgetDrafts } from "../../shared/forms/draft.ts";
import { endSubscription } from "../../shared/lib/push-subscription.ts";

/** Signs out locally even if the server does not answer. */
const TIMEOUT_MS = 3_000;

const client = createTRPCClient<AppRouter>({ links: [httpLink] });

/**
 * Ends the member's session on the server if it can be reached, and in this browser in any case.
 * @param goTo the address to load as a new document, which clears all data in memory
 */
export async function signOut(goTo: string): Promise<void> {
  const request = Promise.allSettled([client.auth.logout.mutate(), endSubscription()]);
  await Promise.race([request, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  memberToken.forget();
  forgetDrafts();
  location.assign(goTo);
}
