import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { FuzzRequest } from "@site/server/testing/fuzz/requests";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const RAW_TIMEOUT_MS = 2_000;

/**
 * Sends a request and reads the whole answer.
 * @returns the status; 0 if the connection closed without an answer
 */
export function send(origin: string, request: FuzzRequest, more: Record<string, string>): Promise<number> {
  return request.kind === "raw" ? sendRaw(origin, request.bytes) : sendHttp(origin, request, more);
}

function sendHttp(
  origin: string,
  { method, path, headers, body }: Extract<FuzzRequest, { kind: "http" }>,
  more: Record<string, string>,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    httpRequest({ hostname, port, method, path, headers: { ...headers, ...length, ...more }, agent }, (answer) => {
      answer.resume().on("close", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", () => resolve(0))
      .end(body);
  });
}

function sendRaw(origin: string, bytes: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let head = "";
    const socket = connect(Number(port), hostname)
      // With an incomplete request, client and server wait for each other.
      .setTimeout(RAW_TIMEOUT_MS, () => socket.destroy())
      .on("data", (data) => {
        if (head.length < 20) head += data.toString("latin1");
      })
      .on("error", () => undefined)
      .on("close", () => resolve(Number(head.slice(9, 12))));
    socket.write(bytes, "latin1");
  });
}
