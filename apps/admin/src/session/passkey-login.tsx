import { Button } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { signInAnswer } from "@site/browser/passkeys/passkey-answers";
import type { AdminUser } from "@site/contract/account/sign-in/admin-schema";
import { signInTexts } from "@site/contract/account/sign-in/labels";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { trpc } from "../api/trpc.ts";

interface Props {
  onSignedIn: (answer: { token: string; user: AdminUser }) => void;
  /** Called with the text of a failure, and without one before a new attempt. */
  onFailed: (failure: string | undefined) => void;
}

/** Signs in with a passkey, which counts as both steps. */
export function PasskeyLogin({ onSignedIn, onFailed }: Props) {
  const { session } = trpc.useUtils().client.admin;
  const [isBusy, setBusy] = useState(false);
  if (!("PublicKeyCredential" in window)) return null;

  async function signIn(): Promise<void> {
    setBusy(true);
    onFailed(undefined);
    try {
      const [{ startAuthentication }, { requestOptions }, { options }] = await Promise.all([
        import("@simplewebauthn/browser"),
        import("@site/browser/passkeys/passkey-options"),
        session.passkeyOptions.mutate(),
      ]);
      const response = await startAuthentication({ optionsJSON: requestOptions.parse(options) });
      onSignedIn(await session.passkeyLogin.mutate({ response: signInAnswer(response) }));
    } catch (error) {
      // closing the browser's dialog is no failure
      if (!(error instanceof Error && error.name === "NotAllowedError"))
        onFailed(getServerError(error)?.message ?? signInTexts.passkeyFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<KeyRound size={18} aria-hidden />}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void signIn()}
    >
      Geçiş Anahtarı ile Giriş
    </Button>
  );
}
