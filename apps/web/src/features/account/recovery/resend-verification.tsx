import { useHasToken } from "@site/browser/use-has-token";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { registrationTexts } from "@site/contract/members/registration/labels";
import { paths } from "@site/contract/paths";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { useAction } from "../../member/use-action.ts";
import { useReturnPath } from "../return/use-return-path.ts";

interface Props {
  /** The value of an earlier link; it identifies the recipient without a session. */
  link?: string;
}

/**
 * Sends a new verification mail to the recipient of an earlier link or to the signed-in member, never to a typed
 * address.
 */
export function ResendVerification({ link }: Props) {
  const { client } = trpc.useUtils();
  const isSignedIn = useHasToken(memberToken);
  const returnPath = useReturnPath();
  const returning = returnPath ? { returnPath } : {};
  const { isBusy, run } = useAction(registrationTexts.resendFailed);

  if (!link && !isSignedIn) {
    return (
      <p>
        Yeni bir doğrulama e-postası istemek için <a href={withReturnPath(paths.login, returnPath)}>giriş yapın</a>.
      </p>
    );
  }
  const send = () =>
    link
      ? client.auth.renewVerificationLink.mutate({ token: link, ...returning })
      : client.auth.resendVerification.mutate(returning);
  return (
    <button type="button" className="button" aria-disabled={isBusy} onClick={() => void run(send)}>
      {isBusy ? "Gönderiliyor…" : "Doğrulama E-postasını Yeniden Gönder"}
    </button>
  );
}
