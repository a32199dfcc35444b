import type { AppRouter } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import { createHttpLink } from "@site/browser/calls/http-link";
import type { TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { confirmAgain } from "./confirm-again.ts";
import { endExpiredSession } from "./end-expired-session.ts";
import { askForPassword } from "./password-question.ts";

/** Typed hooks of every procedure: `trpc.admin.posts.page.useQuery(…)`. */
export const trpc = createTRPCReact<AppRouter>();

/**
 * Returns the links of the tRPC client.
 * @param onExpired called when the server rejects the current session
 */
export function createLinks(onExpired: () => void): TRPCLink<AppRouter>[] {
  return [
    endExpiredSession(onExpired),
    confirmAgain(askForPassword),
    createHttpLink(() => {
      const token = adminToken.read();
      const headers: Record<string, string> = {};
      if (token !== null) headers["x-admin-token"] = token;
      return headers;
    }),
  ];
}
