import { addPasskeyInput, passkeyLoginInput } from "@site/contract/identity/second-factor/schema";
import { expect, it } from "vitest";
import { registrationAnswer, signInAnswer } from "./passkey-answers.ts";

const credential = {
  id: "abc",
  rawId: "abc",
  type: "public-key" as const,
  clientExtensionResults: { credProps: { rk: true, authenticatorDisplayName: "Kasa" }, prf: { enabled: true } },
  aBrowsersOwn: 1,
};

it("hands on what the server reads of a new passkey", () => {
  const response = {
    clientDataJSON: "e30",
    attestationObject: "o2M",
    transports: ["internal", "telepathy"],
    publicKeyAlgorithm: -7,
  };
  const answer = registrationAnswer({ ...credential, response });
  expect(addPasskeyInput.parse({ response: answer }).response).toMatchObject({
    id: "abc",
    clientExtensionResults: {},
    response: { clientDataJSON: "e30", attestationObject: "o2M", transports: ["internal"] },
  });
});

it("hands on what the server reads of a sign-in", () => {
  const response = { clientDataJSON: "e30", authenticatorData: "SZY", signature: "MEU", userHandle: "bWU", extra: 1 };
  const answer = signInAnswer({ ...credential, response });
  const { extra, ...known } = response;
  expect(passkeyLoginInput.parse({ response: answer }).response).toMatchObject({ id: "abc", response: known });
});
