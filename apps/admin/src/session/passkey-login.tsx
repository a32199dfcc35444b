import { Button } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { usePasskeyLogin } from "@site/browser/second-factor/use-passkey-login";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { KeyRound } from "lucide-react";
import { trpc } from "../api/trpc.ts";

interface Props {
  onSignedIn: (answer: { token: string; user: AdminUser }) => void;
  /** Called with the message of a failure, and with undefined before a new attempt. */
  onFailed: (failure: string | undefined) => void;
}

/** Signs in with a passkey, which replaces the password and the second factor. */
export function PasskeyLogin({ onSignedIn, onFailed }: Props) {
  const { session } = trpc.useUtils().client.admin;
  const login = usePasskeyLogin(session, {
    onAnswer: onSignedIn,
    onFailed: (error) => onFailed(getServerError(error)?.message ?? signInTexts.passkeyFailed),
  });
  if (!login) return null;

  function signIn(): void {
    onFailed(undefined);
    void login?.signIn();
  }

  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<KeyRound size={18} aria-hidden />}
      aria-disabled={login.isBusy}
      onClick={signIn}
    >
      Geçiş Anahtarı ile Giriş
    </Button>
  );
}
