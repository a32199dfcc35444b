import { Button } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { answerWithPasskey, isCancelled } from "@site/browser/passkeys/passkeys";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
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
      const response = await answerWithPasskey(session.passkeyOptions.mutate());
      onSignedIn(await session.passkeyLogin.mutate({ response }));
    } catch (error) {
      if (!isCancelled(error)) onFailed(getServerError(error)?.message ?? signInTexts.passkeyFailed);
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
