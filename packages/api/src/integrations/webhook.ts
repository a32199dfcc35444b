import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { WebhookErrorReason } from "@site/contract/webhooks/schema";
import { ForbiddenTargetError, type OutboundGate } from "./outbound-gate.ts";
import { readRetryAfter } from "./retry-after.ts";

const TIMEOUT_MS = 10_000;
/** Status by which a receiver asks for an end (Standard Webhooks 1.0). */
const GONE = 410;
/** Statuses by which a receiver says that it is busy. */
const BUSY = [429, 503];

/** How a receiver answered; without a reason it took the message. */
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

/**
 * Sends a message to an address that an administrator gave. The gate checks all addresses of its name, and the socket
 * connects to a checked one. Redirects are not followed, and the body of the answer is not read.
 */
export async function postWebhook(
  gate: OutboundGate,
  message: Message,
  { timeoutMs = TIMEOUT_MS, signal }: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<WebhookAnswer> {
  const ending = new AbortController();
  const stop = () => ending.abort();
  signal?.addEventListener("abort", stop, { once: true });
  const late = async (): Promise<WebhookAnswer> => {
    await sleep(timeoutMs, undefined, { signal: ending.signal });
    return { status: null, reason: "timeout", retryAfter: 0 };
  };
  try {
    return await Promise.race([post(gate, message, ending.signal), late()]);
  } catch (error) {
    const reason = error instanceof ForbiddenTargetError ? "forbidden" : "unreachable";
    return { status: null, reason, retryAfter: 0 };
  } finally {
    ending.abort();
    signal?.removeEventListener("abort", stop);
  }
}

async function post(gate: OutboundGate, message: Message, signal: AbortSignal): Promise<WebhookAnswer> {
  const url = new URL(message.url);
  const isSecure = url.protocol === "https:";
  const lookup = await gate.admit(url.hostname, Number(url.port) || (isSecure ? 443 : 80), "web");
  const { request } = isSecure ? await import("node:https") : await import("node:http");
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(message.body),
    "user-agent": "site-webhooks/1",
    ...message.headers,
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    // Without an agent no socket of an earlier, differently resolved name is used again.
    request(url, { method: "POST", lookup, agent: false, headers, signal }, resolve)
      .on("error", reject)
      .end(message.body);
  });
  answer.destroy();
  const { statusCode: status = 0 } = answer;
  const retryAfter = BUSY.includes(status) ? readRetryAfter(answer.headers["retry-after"], Date.now()) : 0;
  return { status, reason: getReason(status), retryAfter };
}

function getReason(status: number): WebhookErrorReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === GONE) return "gone";
  return status >= 300 && status < 400 ? "redirect" : "status";
}
