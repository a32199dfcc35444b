import type { WebhookEvent } from "./types.ts";

const TOLERANCE_S = 300;

/** A delivery as it was received. */
export interface Delivery {
  /** Its headers. */
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** The body as text, before it is parsed. */
  body: string;
}

/** A delivery that was not sent by the site, or too long ago. */
export class WebhookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WebhookError";
  }
}

/**
 * Checks the signature of a delivery (Standard Webhooks 1.0) and returns its event.
 * @param secret the webhook's secret, with "whsec_"
 * @throws WebhookError for a wrong signature, or a time more than five minutes away
 */
export async function verifyWebhook({ headers, body }: Delivery, secret: string): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => read(headers, `webhook-${name}`));
  if (!id || !timestamp || !signatures) throw new WebhookError("the delivery is not signed");
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < TOLERANCE_S))
    throw new WebhookError("the delivery is too old");
  const bytes = fromBase64(secret.replace(/^whsec_/, ""));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(" ")) {
    const [version, value = ""] = signature.split(",");
    if (version === "v1" && (await crypto.subtle.verify("HMAC", key, fromBase64(value), signed)))
      return JSON.parse(body);
  }
  throw new WebhookError("the signature is wrong");
}

function read(headers: Delivery["headers"], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : found?.[0];
}

/** Returns the bytes of a text in base64; none if it is not in base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
