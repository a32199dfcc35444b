import type { WebhookErrorReason } from "@site/contract/webhooks/schema";
import type { OutboundGate } from "./outbound-gate.ts";
import { postOutbound } from "./outbound-post.ts";
import { readRetryAfter } from "./retry-after.ts";

/** Status by which a receiver wants no more messages (Standard Webhooks 1.0). */
const GONE = 410;
/** Statuses by which a receiver says that it is busy. */
const BUSY = [429, 503];

/** How a receiver answered; without a reason it accepted the message. */
export interface WebhookAnswer {
  status: number | null;
  reason: WebhookErrorReason | null;
  /** Seconds that a busy receiver asks to wait; 0 if it names none. */
  retryAfter: number;
}

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a message to an address that an administrator gave, through the gate. */
export async function postWebhook(
  gate: OutboundGate,
  { url, headers, body }: Message,
  options: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<WebhookAnswer> {
  const common = { "content-type": "application/json", "user-agent": "site-webhooks/1" };
  const answer = await postOutbound(gate, { url, headers: { ...common, ...headers }, body }, options);
  if ("fault" in answer) return { status: null, reason: answer.fault, retryAfter: 0 };
  const { status } = answer;
  const retryAfter = BUSY.includes(status) ? readRetryAfter(answer.headers["retry-after"], Date.now()) : 0;
  return { status, reason: getReason(status), retryAfter };
}

function getReason(status: number): WebhookErrorReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === GONE) return "gone";
  return status >= 300 && status < 400 ? "redirect" : "status";
}
