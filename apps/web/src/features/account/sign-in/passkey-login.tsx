import { usePasskeyLogin } from "@site/browser/second-factor/use-passkey-login";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { KeyRound } from "lucide-react";
import { type Client, trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../auth-screen.module.css";

type Answer = Awaited<ReturnType<Client["auth"]["passkeyLogin"]["mutate"]>>;

/**
 * Signs in with a passkey, which the browser asks for.
 * @param onAnswer opens the session
 */
export function PasskeyLogin({ onAnswer }: { onAnswer: (answer: Promise<Answer>) => Promise<void> }) {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const login = usePasskeyLogin(client.auth, {
    onAnswer: (answer) => onAnswer(Promise.resolve(answer)),
    onFailed: () =>
      showToast({ kind: "error", title: signInTexts.loginFailedTitle, message: signInTexts.passkeyFailed }),
  });
  if (!login) return null;

  return (
    <>
      <p className={styles.or}>veya</p>
      <button
        type="button"
        className={`button ${styles.wide}`}
        aria-disabled={login.isBusy}
        onClick={() => void login.signIn()}
      >
        <KeyRound size={18} aria-hidden />
        Geçiş anahtarı ile giriş
      </button>
    </>
  );
}
