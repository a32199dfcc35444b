import type { AppRouter } from "@site/api";
import { localStore } from "@site/browser/browser-store";
import { createTRPCClient } from "@trpc/client";
import { httpLink, memberToken } from "../../framework/browser.ts";
import { forgetDrafts } from "../../shared/forms/draft.ts";

/** Prefix of the storage keys of the joining person and of the waiting listing, which are deleted too. */
const WAITING = "waiting";

/** The time to wait for the server before signing out in this browser alone. */
const TIMEOUT_MS = 3_000;

const client = createTRPCClient<AppRouter>({ links: [httpLink] });

/**
 * Ends the member's session in this browser, and on the server if it can be reached.
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
