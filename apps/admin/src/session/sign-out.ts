import { adminToken } from "@site/browser/admin-token.ts";
import { paths } from "@site/contract/paths";
import { redirectDocument } from "react-router-dom";
import { trpcClient } from "../api/clients.ts";
import { forgetDrafts } from "../kit/draft.ts";

/**
 * Ends the session, also where the server cannot be told. The answer is a new document, which forgets all that was read.
 * An action of a route, so that unsaved changes are asked about first.
 */
export async function signOut(): Promise<Response> {
  await trpcClient.admin.session.logout.mutate().catch(() => undefined);
  forgetDrafts();
  adminToken.forget();
  return redirectDocument(paths.admin.login);
}
