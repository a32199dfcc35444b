import { forgetDrafts } from "../../shared/forms/draft.ts";
import { httpTransport } from "../../shared/lib/http-transport.ts";
import { memberToken } from "../../shared/lib/member-token.ts";

/** A server that does not answer keeps nobody signed in. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Ends the member's session (public-site.md section 4): on the server, where it can be told, and here in any case.
 * @param goTo where to go then, in a new document: it forgets all that was read
 */
export async function signOut(goTo: string): Promise<void> {
  const told = httpTransport.mutation("auth.logout").catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  memberToken.forget();
  forgetDrafts();
  location.assign(goTo);
}
