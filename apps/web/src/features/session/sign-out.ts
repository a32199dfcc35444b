import type { AppRouter } from "@site/api";
import { localStore } from "@site/browser/browser-store";
import { createTRPCClient } from "@trpc/client";
import { httpLink, memberToken } from "../../framework/browser.ts";
import { forgetDrafts } from "../../shared/forms/draft.ts";

/** Begins the keys of what the next person at this browser must not see: who joins, and the listing that waits. */
const WAITING = "waiting";

/** Signs out locally even if the server does not answer. */
const TIMEOUT_MS = 3_000;

const client = createTRPCClient<AppRouter>({ links: [httpLink] });

/**
 * Ends the member's session on the server if it can be reached, and in this browser in any case.
 * @param goTo the address to load as a new document, which clears all data in memory
 */
export async function signOut(goTo: string): Promise<void> {
  const request = client.auth.logout.mutate().catch(() => undefined);
  await Promise.race([request, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  memberToken.forget();
  forgetDrafts();
  localStore.removeAll(WAITING);
  location.assign(goTo);
}
