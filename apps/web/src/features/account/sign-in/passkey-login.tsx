import { answerWithPasskey, isCancelled } from "@site/browser/passkeys/passkeys";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { type Client, trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../auth-screen.module.css";

type Answer = ReturnType<Client["auth"]["passkeyLogin"]["mutate"]>;

/**
 * Signs in with a passkey.
 * @param onAnswer opens the session
 */
export function PasskeyLogin({ onAnswer }: { onAnswer: (answer: Answer) => Promise<void> }) {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  if (!("PublicKeyCredential" in window)) return null;

  async function signIn(): Promise<void> {
    setBusy(true);
    try {
      const response = await answerWithPasskey(client.auth.passkeyOptions.mutate());
      await onAnswer(client.auth.passkeyLogin.mutate({ response }));
    } catch (error) {
      if (!isCancelled(error))
        showToast({ kind: "error", title: signInTexts.loginFailedTitle, message: signInTexts.passkeyFailed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className={styles.or}>veya</p>
      <button
        type="button"
        className={`button ${styles.wide}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void signIn()}
      >
        <KeyRound size={18} aria-hidden />
        Geçiş anahtarı ile giriş
      </button>
    </>
  );
}
