import type { AddPasskeyInput, PasskeyLoginInput } from "@site/contract/identity/second-factor/schema";

// Selects the fields that the server reads from the browser's responses, because it refuses others, which browsers and
// extensions add.

type Registration = AddPasskeyInput["response"];
type SignIn = PasskeyLoginInput["response"];

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Returns the answer that registers a new passkey. Transports that the server does not know are left out. */
export function registrationAnswer(
  given: Credential & { response: Omit<Registration["response"], "transports"> & { transports?: string[] } },
): Registration {
  const { clientDataJSON, attestationObject, transports = [] } = given.response;
  const known = TRANSPORTS.filter((transport) => transports.includes(transport));
  return { ...toCredential(given), response: { clientDataJSON, attestationObject, transports: known } };
}

/** Returns the answer that signs in with a passkey. */
export function signInAnswer(given: Credential & Pick<SignIn, "response">): SignIn {
  const { clientDataJSON, authenticatorData, signature, userHandle } = given.response;
  return { ...toCredential(given), response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

type Credential = Pick<SignIn, "id" | "rawId" | "type" | "authenticatorAttachment">;

function toCredential({ id, rawId, type, authenticatorAttachment }: Credential) {
  return { id, rawId, type, authenticatorAttachment, clientExtensionResults: {} };
}
