import { useHasToken } from "@site/browser/use-has-token";
import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { toFormError } from "../../../shared/forms/to-form-error.ts";
import styles from "../auth-screen.module.css";

type State = { kind: "asking" | "busy" } | { kind: "done" | "failed"; text: string };

/**
 * Verifies the new address when the button is pressed. Loading the page must not do it: mail scanners open links.
 * @param token the value from the link
 */
export function EmailChangeConfirmation({ token }: { token: string }) {
  const utils = trpc.useUtils();
  const isSignedIn = useHasToken(memberToken);
  const [state, setState] = useState<State>({ kind: "asking" });

  async function confirm(): Promise<void> {
    if (state.kind === "busy") return;
    setState({ kind: "busy" });
    try {
      const { message } = await utils.client.user.emailChange.confirm.mutate({ token });
      await utils.user.invalidate();
      setState({ kind: "done", text: message });
    } catch (error) {
      const { message, fields = {} } = toFormError(error, emailChangeTexts.confirmFailed);
      setState({ kind: "failed", text: message ?? Object.values(fields)[0] ?? emailChangeTexts.confirmFailed });
    }
  }

  if (state.kind === "done") {
    return (
      <>
        <p role="status">{state.text}</p>
        <a href={isSignedIn ? paths.memberSettings : paths.login} className={`button primary ${styles.wide}`}>
          {isSignedIn ? "Güvenlik ayarlarına git" : "Giriş Yap"}
        </a>
      </>
    );
  }
  return (
    <>
      <p>Bu bağlantının geldiği adres, hesabınızın yeni e-posta adresi olacak. Diğer oturumlarınız sonlandırılır.</p>
      {state.kind === "failed" && <p role="alert">{state.text}</p>}
      <button
        type="button"
        className={`button primary ${styles.wide}`}
        aria-disabled={state.kind === "busy"}
        onClick={() => void confirm()}
      >
        {state.kind === "busy" ? "Onaylanıyor…" : "Yeni adresimi onayla"}
      </button>
    </>
  );
}
