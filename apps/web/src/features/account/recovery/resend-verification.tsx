import { authTexts } from "@site/contract/auth/labels";
import { paths } from "../../../paths.ts";
import { useHasToken } from "../../../shared/hooks/use-has-token.ts";
import { memberToken } from "../../../shared/lib/member-token.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { useAction } from "../../../shared/member/use-action.ts";

/** Sends a new verification mail to the member; somebody who is not signed in does that first, for nobody else's address may be asked for. */
export function ResendVerification() {
  const { client } = useTrpc();
  const isSignedIn = useHasToken(memberToken);
  const { isBusy, run } = useAction(authTexts.resendFailed);

  if (!isSignedIn) {
    return (
      <p>
        Yeni bir doğrulama e-postası istemek için <a href={paths.login}>giriş yapın</a>.
      </p>
    );
  }
  return (
    <button type="button" className="button" aria-disabled={isBusy} onClick={() => void run(() => client.auth.resendVerification.mutate())}>
      {isBusy ? "Gönderiliyor…" : "Doğrulama E-postasını Yeniden Gönder"}
    </button>
  );
}
