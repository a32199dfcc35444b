import { registrationAnswer, signInAnswer } from "./passkey-answers.ts";

/** The server's answer to a call for options; `options` is read with the schemas of `passkey-options.ts`. */
type OptionsCall = Promise<{ options: Record<string, unknown> }>;

// The library and the schemas load while the call is running, because few visits use them.
const loadLibrary = () => Promise.all([import("@simplewebauthn/browser"), import("./passkey-options.ts")]);

/**
 * Prepares the creation of a passkey.
 * @returns a function that opens the browser's dialog and returns what the server registers; it rejects if the user
 * cancels (`isCancelled`) or the device refuses
 * @throws the call's error
 */
export async function preparePasskey(call: OptionsCall): Promise<() => Promise<ReturnType<typeof registrationAnswer>>> {
  const [[{ startRegistration }, { creationOptions }], { options }] = await Promise.all([loadLibrary(), call]);
  return async () => registrationAnswer(await startRegistration({ optionsJSON: creationOptions.parse(options) }));
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
