import type { PasskeyLoginInput } from "@site/contract/identity/second-factor/schema";
import { useState } from "react";
import { answerWithPasskey, isCancelled, type OptionsCall } from "./passkeys.ts";

/** The calls of a sign-in, of members or of administrators. */
interface Calls<Answer> {
  passkeyOptions: { mutate: () => OptionsCall };
  passkeyLogin: { mutate: (input: PasskeyLoginInput) => Promise<Answer> };
}

interface Results<Answer> {
  onAnswer: (answer: Answer) => unknown;
  /** Not called for a person who closed the browser's dialog. */
  onFailed: (error: unknown) => void;
}

/** Returns a function that signs in with a passkey, and whether it runs; undefined where the browser knows none. */
export function usePasskeyLogin<Answer>(calls: Calls<Answer>, { onAnswer, onFailed }: Results<Answer>) {
  const [isBusy, setBusy] = useState(false);

  async function signIn(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const response = await answerWithPasskey(calls.passkeyOptions.mutate());
      await onAnswer(await calls.passkeyLogin.mutate({ response }));
    } catch (error) {
      if (!isCancelled(error)) onFailed(error);
    } finally {
      setBusy(false);
    }
  }

  return "PublicKeyCredential" in window ? { isBusy, signIn } : undefined;
}
