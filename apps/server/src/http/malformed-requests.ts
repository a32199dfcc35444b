import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { AppError, toPublicError } from "@site/api";
import type { ConnectionError } from "fastify";
import { errorBody } from "../plugins/guards/errors.ts";

/** Status lines for error codes of Node's parser: header too large and request timeout. */
const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Creates the handler for malformed requests, which Node rejects before routing.
 * @param headers headers of every answer
 */
export function rejectMalformed(headers: Record<string, string>) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(errorBody(toPublicError(new AppError("MALFORMED_REQUEST")), randomUUID()));
    const own = {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const head = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${STATUS_LINES[error.code] ?? "400 Bad Request"}\r\n${head.join("")}\r\n${body}`);
  };
}

/** Returns the address to route; a page path that cannot be decoded becomes one that shows the "not found" page. */
export function routableUrl({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (!url.includes("%") || /^\/(?:api|trpc)(?:\/|$)/.test(url)) return url;
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? url);
    return url;
  } catch {
    return "/*";
  }
}
