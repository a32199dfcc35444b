import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { httpLink, memberToken, trpc } from "../../framework/browser.ts";
import { useToast } from "../../shared/ui/toast.tsx";
import { watchSession } from "./watch-session.ts";

/**
 * Provides a tRPC client for the calls of members. It ends the session in this browser when an answer says that the
 * server has ended it.
 */
export function MemberTrpc({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [client] = useState(() =>
    trpc.createClient({
      links: [
        watchSession(memberToken, () => {
          memberToken.forget();
          queryClient.removeQueries({ queryKey: [["user"]] });
          showToast({ kind: "error", message: signInTexts.sessionExpired });
        }),
        httpLink,
      ],
    }),
  );
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}
