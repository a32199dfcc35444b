import { signInTexts } from "@site/contract/account/sign-in/labels";
import { type ReactNode, useState } from "react";
import { createTrpc, httpTransport, memberToken, TrpcProvider, useQueries } from "../../framework/browser.ts";
import { useToast } from "../../shared/ui/toast.tsx";
import { watchSession } from "./watch-session.ts";

/** Provides the client for calls that need a member, and ends the session here when an answer says it is over. */
export function MemberTrpc({ children }: { children: ReactNode }) {
  const queries = useQueries();
  const showToast = useToast();
  const [trpc] = useState(() =>
    createTrpc(
      queries,
      watchSession(httpTransport, memberToken, () => {
        memberToken.forget();
        void queries.change((client) => client.removeQueries({ queryKey: [["user"]] }));
        showToast({ kind: "error", message: signInTexts.sessionExpired });
      }),
    ),
  );
  return <TrpcProvider value={trpc}>{children}</TrpcProvider>;
}
