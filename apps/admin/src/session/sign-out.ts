import { adminToken } from "@site/browser/admin-token";
import { adminPaths } from "@site/contract/admin-paths";
import { redirectDocument } from "react-router-dom";
import { trpcClient } from "../api/clients.ts";
import { forgetDrafts } from "../kit/drafts/draft.ts";
import { endAutosave } from "../kit/drafts/use-autosave.ts";

/**
 * Ends the session, even if the server cannot be reached, and loads a new document, so that no data stays in memory. It
 * is a route action, so that LeaveGuard can ask about unsaved changes first.
 */
export async function signOut(): Promise<Response> {
  await endAutosave();
  await trpcClient.admin.session.logout.mutate().catch(() => undefined);
  forgetDrafts();
  adminToken.forget();
  return redirectDocument(adminPaths.login);
}
