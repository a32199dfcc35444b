import type { AddPasskeyInput } from "@site/contract/identity/second-factor/schema";
import { registrationAnswer, signInAnswer } from "./passkey-answers.ts";

/** The server's answer to a call for options; `options` is read with the schemas of `passkey-options.ts`. */
export type OptionsCall = Promise<{ options: Record<string, unknown> }>;

// The library and the schemas load while the call is running, because few visits use them.
const loadLibrary = () => Promise.all([import("@simplewebauthn/browser"), import("./passkey-options.ts")]);

/** The calls that add a passkey, of members or of administrators. */
interface AddingCalls {
  options: { mutate: (proof: { password: string; code?: string }) => OptionsCall };
  add: { mutate: (input: AddPasskeyInput) => Promise<{ message: string }> };
}

/**
 * Proves who adds a passkey and prepares its creation.
 * @returns a function that opens the browser's dialog and registers what it answers; it rejects if the user cancels
 * (`isCancelled`), or the device or the server refuses
 * @throws the error of the proof, for its form
 */
export async function preparePasskey(
  calls: AddingCalls,
  { password, code }: { password: string; code: string },
): Promise<(name?: string) => Promise<{ message: string }>> {
  const call = calls.options.mutate({ password, ...(code && { code }) });
  const [[{ startRegistration }, { creationOptions }], { options }] = await Promise.all([loadLibrary(), call]);
  return async (name) => {
    const response = registrationAnswer(await startRegistration({ optionsJSON: creationOptions.parse(options) }));
    return calls.add.mutate({ ...(name !== undefined && { name }), response });
  };
}

/**
 * Opens the browser's dialog to sign in with a passkey and returns what the server checks.
 * @throws the call's error, an error for which `isCancelled` is true, or that of the device
 */
export async function answerWithPasskey(call: OptionsCall): Promise<ReturnType<typeof signInAnswer>> {
  const [[{ startAuthentication }, { requestOptions }], { options }] = await Promise.all([loadLibrary(), call]);
  return signInAnswer(await startAuthentication({ optionsJSON: requestOptions.parse(options) }));
}

/** Returns true if the user closed the browser's dialog, which is not an error. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
}
