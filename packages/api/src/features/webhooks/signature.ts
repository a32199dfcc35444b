import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** Makes a signing secret in the form of the Standard Webhooks specification. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString("base64");
}

/** Returns the headers of a message, signed with each secret (Standard Webhooks 1.0). */
export function signedHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signatures.join(" ") };
}
