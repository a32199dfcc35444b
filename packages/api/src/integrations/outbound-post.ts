import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ForbiddenTargetError, type OutboundGate } from "./outbound-gate.ts";

const TIMEOUT_MS = 10_000;

export type PostFault = "timeout" | "forbidden" | "unreachable";

/** Status and headers of an answer, or why there is none. */
export type PostAnswer = { status: number; headers: IncomingHttpHeaders } | { fault: PostFault };

interface Message {
  url: string;
  headers: Record<string, string | number>;
  body: string | Buffer;
}

/**
 * Sends a message to an address that a user gave. The gate checks all addresses of its name, and the socket connects to
 * a checked one. Redirects are not followed, and the body of the answer is not read.
 */
export async function postOutbound(
  gate: OutboundGate,
  message: Message,
  { timeoutMs = TIMEOUT_MS, signal }: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<PostAnswer> {
  const ending = new AbortController();
  const stop = () => ending.abort();
  signal?.addEventListener("abort", stop, { once: true });
  const late = async (): Promise<PostAnswer> => {
    await sleep(timeoutMs, undefined, { signal: ending.signal });
    return { fault: "timeout" };
  };
  try {
    return await Promise.race([post(gate, message, ending.signal), late()]);
  } catch (error) {
    return { fault: error instanceof ForbiddenTargetError ? "forbidden" : "unreachable" };
  } finally {
    ending.abort();
    signal?.removeEventListener("abort", stop);
  }
}

async function post(gate: OutboundGate, message: Message, signal: AbortSignal): Promise<PostAnswer> {
  const url = new URL(message.url);
  const isSecure = url.protocol === "https:";
  const lookup = await gate.admit(url.hostname, Number(url.port) || (isSecure ? 443 : 80), "web");
  const { request } = isSecure ? await import("node:https") : await import("node:http");
  const headers = { "content-length": Buffer.byteLength(message.body), ...message.headers };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    // Without an agent no socket of an earlier, differently resolved name is used again.
    request(url, { method: "POST", lookup, agent: false, headers, signal }, resolve)
      .on("error", reject)
      .end(message.body);
  });
  answer.destroy();
  const { statusCode: status = 0 } = answer;
  return { status, headers: answer.headers };
}
