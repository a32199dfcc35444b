import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");
/** Authenticator flags: user present and verified; for a new credential also attested data. */
const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** Creates a software passkey (W3C Web Authentication, ES256, attestation "none"). */
export function createAuthenticator(siteUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, credential: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(new URL(siteUrl).hostname), Buffer.of(flags), count, credential]);
  };
  const common = { id: base64url(id), rawId: base64url(id), type: "public-key" as const, clientExtensionResults: {} };

  return {
    register(challenge: string, origin = siteUrl) {
      // COSE key: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const data = authenticatorData(
        PRESENT_AND_VERIFIED | HAS_CREDENTIAL,
        Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]),
      );
      const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.of(0xa0),
        text("authData"),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ["internal" as const],
        },
      };
    },
    sign(challenge: string, origin = siteUrl) {
      const data = authenticatorData(PRESENT_AND_VERIFIED);
      const client = clientData("webauthn.get", challenge, origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
