import { httpDoor } from "../lib/http-door.ts";
import { memberToken } from "../lib/member-token.ts";

/**
 * Ends the member's session (public-site.md section 4): on the server, where it can be told, and here in any case.
 * @param goTo where to go then, in a new document: it forgets all that was read
 */
export async function signOut(goTo: string): Promise<void> {
  await httpDoor.mutation("auth.logout").catch(() => undefined);
  memberToken.forget();
  location.assign(goTo);
}
