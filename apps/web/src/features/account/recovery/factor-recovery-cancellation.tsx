import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { toFormError } from "../../../shared/forms/to-form-error.ts";
import styles from "../auth-screen.module.css";

type State = { kind: "asking" | "busy" } | { kind: "done" | "failed"; text: string };

/**
 * Cancels a request to remove the second factor when the button is pressed. Loading the page must not do it: mail
 * scanners open links.
 * @param token the value from the link
 */
export function FactorRecoveryCancellation({ token }: { token: string }) {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<State>({ kind: "asking" });

  async function cancel(): Promise<void> {
    if (state.kind === "busy") return;
    setState({ kind: "busy" });
    try {
      const { message } = await client.auth.cancelFactorRecovery.mutate({ token });
      setState({ kind: "done", text: message });
    } catch (error) {
      const { message } = toFormError(error, factorRecoveryTexts.cancelFailed);
      setState({ kind: "failed", text: message ?? factorRecoveryTexts.cancelFailed });
    }
  }

  if (state.kind === "done")
    return (
      <>
        <p role="status">{state.text}</p>
        <a href={paths.forgotPassword} className={`button primary ${styles.wide}`}>
          Şifremi yenile
        </a>
      </>
    );
  return (
    <>
      <p>
        Şifreniz girilerek, hesabınızdaki iki adımlı doğrulamanın kaldırılması istendi. Bunu siz istemediyseniz iptal
        edin.
      </p>
      {state.kind === "failed" && <p role="alert">{state.text}</p>}
      <button
        type="button"
        className={`button primary ${styles.wide}`}
        aria-disabled={state.kind === "busy"}
        onClick={() => void cancel()}
      >
        {state.kind === "busy" ? "İptal ediliyor…" : "İsteği İptal Et"}
      </button>
    </>
  );
}
