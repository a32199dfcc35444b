import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterTestFile } from "@site/db/testing";

/** A message as a receiver gets it. */
export interface ReceivedMessage {
  id: string;
  timestamp: string;
  signatures: string[];
  body: string;
}

/** A program that receives webhooks. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** The answer to later messages: status and headers, or a promise to wait for. */
  answer: { status: number; headers?: Record<string, string>; after?: Promise<unknown> };
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const { headers } = request;
    receiver.received.push({
      id: String(headers["webhook-id"]),
      timestamp: String(headers["webhook-timestamp"]),
      signatures: String(headers["webhook-signature"]).split(" "),
      body: await text(request),
    });
    const { status, headers: given, after } = receiver.answer;
    await after;
    response.writeHead(status, given).end("taken");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterTestFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/olaylar`,
    received: [],
    answer: { status: 204 },
  };
  return receiver;
}

/** Returns whether one of a message's signatures is the secret's, as the Standard Webhooks specification asks. */
export function isSigned({ id, timestamp, signatures, body }: ReceivedMessage, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return signature.startsWith("v1,") && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
