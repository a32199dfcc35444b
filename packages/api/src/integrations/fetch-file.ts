import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ForbiddenTargetError, type OutboundGate } from "./outbound-gate.ts";

const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;
const USER_AGENT = "Mozilla/5.0 (compatible; content import)";

export type FetchErrorReason =
  | "forbidden"
  | "address"
  | "status"
  | "redirects"
  | "tooLarge"
  | "timeout"
  | "unreachable";

/** Thrown where a file could not be fetched. */
export class FetchError extends Error {
  readonly reason: FetchErrorReason;

  constructor(reason: FetchErrorReason, detail = "") {
    super(`${reason} ${detail}`.trim());
    this.reason = reason;
  }
}

interface Options {
  gate: OutboundGate;
  maxBytes: number;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Fetches a file from the internet. Each address on the way passes the gate, and the socket connects to the address
 * that the gate has checked.
 * @throws FetchError
 */
export async function fetchFile(address: string, { signal, ...options }: Options): Promise<Buffer> {
  const ending = new AbortController();
  const stop = () => ending.abort();
  signal?.addEventListener("abort", stop, { once: true });
  const late = async () => {
    await sleep(options.timeoutMs ?? TIMEOUT_MS, undefined, { signal: ending.signal });
    throw new FetchError("timeout");
  };
  try {
    return await Promise.race([follow(address, { ...options, signal: ending.signal }), late()]);
  } catch (error) {
    throw toFetchError(error);
  } finally {
    ending.abort();
    signal?.removeEventListener("abort", stop);
  }
}

async function follow(address: string, options: Options & { signal: AbortSignal }): Promise<Buffer> {
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const url = toWebAddress(next);
    const answer = await request(url, options);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      if (!URL.canParse(headers.location, url)) throw new FetchError("address");
      next = new URL(headers.location, url).href;
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new FetchError("status", String(statusCode));
    }
    return readBounded(answer, options.maxBytes);
  }
  throw new FetchError("redirects");
}

function toWebAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new FetchError("address");
  return url;
}

async function request(url: URL, { gate, signal }: Options & { signal: AbortSignal }): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const lookup = await gate.admit(url.hostname, port, "web");
  const { get } = isSecure ? await import("node:https") : await import("node:http");
  return new Promise((resolve, reject) => {
    const headers = { accept: "image/*", "accept-encoding": "identity", "user-agent": USER_AGENT };
    // Without an agent no socket of an earlier, differently resolved name is used again.
    get(url, { lookup, agent: false, headers, signal }, resolve).on("error", reject);
  });
}

async function readBounded(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer) {
    if (!Buffer.isBuffer(piece)) throw new FetchError("unreachable");
    length += piece.length;
    if (length > maxBytes) {
      answer.destroy();
      throw new FetchError("tooLarge");
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function toFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  if (error instanceof ForbiddenTargetError) return new FetchError("forbidden", error.message);
  return new FetchError("unreachable", error instanceof Error ? error.message : String(error));
}
