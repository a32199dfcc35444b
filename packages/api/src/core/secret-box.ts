import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const VERSION = 1;
const NONCE_END = 1 + 12;
const TAG_END = NONCE_END + 16;

/** Stands for a stored secret; sending it back keeps the secret. */
export const SECRET_MASK = "••••••••";

/** Encrypts what nobody may read at rest. A sealed text opens only in the place it was sealed for. */
export interface SecretBox {
  /** @param place made by `cellOf`, or the purpose of a token */
  seal(place: string, text: string): Uint8Array<ArrayBuffer>;
  /** @throws where the bytes were changed, belong to another place or were sealed under another APP_SECRET */
  open(place: string, sealed: Uint8Array): string;
}

/**
 * Names the place of a sealed value: copied to another row or column it does not open.
 * @param column table and column, as in "security_settings.secret_key"
 */
export function cellOf(column: string, id: number): string {
  return `${column}:${id}`;
}

/** AES-256-GCM under a key derived from APP_SECRET. Sealed bytes: version (1), nonce (12), tag (16), ciphertext. */
export function createSecretBox(appSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "", "secret-box", 32));
  return {
    seal(place, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
      const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return new Uint8Array(Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), ciphertext]));
    },
    open(place, sealed) {
      if (sealed[0] !== VERSION) throw new Error(`${place} holds no secret this version can open`);
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, NONCE_END), {
        authTagLength: TAG_END - NONCE_END,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(NONCE_END, TAG_END));
      return Buffer.concat([decipher.update(sealed.subarray(TAG_END)), decipher.final()]).toString("utf8");
    },
  };
}

/** True for a masked secret that came back unchanged: no real key has a bullet in it. */
export function isMasked(secret: string): boolean {
  return secret.includes("•");
}
