import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const VERSION = 1;
const NONCE_END = 1 + 12;
const TAG_END = NONCE_END + 16;

/** Replaces a stored secret in answers; sending it back keeps the secret. */
export const SECRET_MASK = "••••••••";

/** Encrypts values at rest. A sealed value opens only in the context it was sealed for. */
export interface SecretBox {
  /** Encrypts a text. @param context from `getCell`, or a token's purpose */
  seal(context: string, text: string): Uint8Array<ArrayBuffer>;
  /** Decrypts a value. @throws if the bytes, the context or APP_SECRET differ */
  open(context: string, sealed: Uint8Array): string;
}

/**
 * Returns the context of a database cell, so that a sealed value copied to another row or column does not open.
 * @param column table and column, as in "security_settings.secret_key"
 */
export function getCell(column: string, id: number): string {
  return `${column}:${id}`;
}

/**
 * Creates a secret box: AES-256-GCM with a key derived from APP_SECRET. Layout: version (1), nonce (12), tag (16),
 * ciphertext.
 */
export function createSecretBox(appSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "", "secret-box", 32));
  return {
    seal(context, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return new Uint8Array(Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), ciphertext]));
    },
    open(context, sealed) {
      if (sealed[0] !== VERSION) throw new Error(`${context} holds no secret this version can open`);
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, NONCE_END), {
        authTagLength: TAG_END - NONCE_END,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(NONCE_END, TAG_END));
      return Buffer.concat([decipher.update(sealed.subarray(TAG_END)), decipher.final()]).toString("utf8");
    },
  };
}

/** Returns whether a value is the mask sent back unchanged; real keys contain no bullet. */
export function isMasked(secret: string): boolean {
  return secret.includes("•");
}
