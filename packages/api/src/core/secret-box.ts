import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const VERSION = 1;
const NONCE_END = 1 + 12;
const TAG_END = NONCE_END + 16;

/** Stands for a stored secret; sending it back keeps the secret. */
export const SECRET_MASK = "••••••••";

/** Encrypts the secrets an administrator enters. A sealed text opens only for the column it was sealed for. */
export interface SecretBox {
  /** @param column table and column, as in "security_settings.secret_key" */
  seal(column: string, text: string): Uint8Array<ArrayBuffer>;
  /** @throws where the bytes were changed, belong to another column or were sealed under another APP_SECRET */
  open(column: string, sealed: Uint8Array): string;
}

/** AES-256-GCM under a key derived from APP_SECRET. Sealed bytes: version (1), nonce (12), tag (16), ciphertext. */
export function createSecretBox(appSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "", "secret-box", 32));
  return {
    seal(column, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(column));
      const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return new Uint8Array(Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), ciphertext]));
    },
    open(column, sealed) {
      if (sealed[0] !== VERSION) throw new Error(`${column} holds no secret this version can open`);
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, NONCE_END), { authTagLength: TAG_END - NONCE_END });
      decipher.setAAD(Buffer.from(column)).setAuthTag(sealed.subarray(NONCE_END, TAG_END));
      return Buffer.concat([decipher.update(sealed.subarray(TAG_END)), decipher.final()]).toString("utf8");
    },
  };
}

/** True for a masked secret that came back unchanged: no real key has a bullet in it. */
export function isMasked(secret: string): boolean {
  return secret.includes("•");
}
