import type { SecretBox } from "./secret-box.ts";

/**
 * Returns an authenticated token that carries a value for one purpose.
 * @param purpose what the token opens, as in "comments.pending"
 */
export function sealToken({ secrets }: { secrets: SecretBox }, purpose: string, value: string): string {
  return Buffer.from(secrets.seal(`token:${purpose}`, value)).toString("base64url");
}

/** Returns the value of a token made for this purpose, or undefined for anything else. */
export function openToken({ secrets }: { secrets: SecretBox }, purpose: string, token: string): string | undefined {
  try {
    return secrets.open(`token:${purpose}`, Buffer.from(token, "base64url"));
  } catch {
    return undefined;
  }
}
