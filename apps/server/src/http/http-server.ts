import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Keep-alive timeout; equals Fastify's default. */
const KEEP_ALIVE_MS = 72_000;
/** Milliseconds in which a request must arrive whole, and in which a waiting answer must make progress. */
const STALL_TIMEOUT_MS = 20_000;
const CHECK_EVERY_MS = 1_000;

export interface HttpServerOptions {
  /** Tries to answer a request before Fastify sees it; returns false if it cannot. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  headers: Record<string, string>;
  /** Milliseconds; shorter in tests. */
  stallTimeoutMs?: number;
}

/** Creates the HTTP server below Fastify. It closes stalled connections and normalises all forms of request targets. */
export function createHttpServer(
  { answer, headers, stallTimeoutMs = STALL_TIMEOUT_MS }: HttpServerOptions,
  handler: RequestListener,
): Server {
  const timing = {
    headersTimeout: stallTimeoutMs,
    requestTimeout: stallTimeoutMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, stallTimeoutMs / 4),
  };
  const server = createServer(
    { ...timing, requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      const { url = "/" } = request;
      if (!url.startsWith("/") || url.includes("#")) request.url = originForm(url);
      if (!hasOneHost(request)) refuse(response, 400);
      else if (!answer(request, response)) {
        response.on("timeout", destroyStalled);
        handler(request, response);
      }
    },
  );
  server.setTimeout(stallTimeoutMs); // restarts with every byte read or written
  server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => refuse(response, 417));

  function refuse(response: ServerResponse, status: 400 | 417): void {
    response.writeHead(status, { ...headers, "content-length": 0, connection: "close" }).end();
  }
  return server;
}

/** Destroys an idle connection if an answer waits to be read; otherwise the handler may still be working. */
function destroyStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/**
 * Returns whether a request names one host, as HTTP/1.1 requires (RFC 9112, 3.2): of two, a proxy might use the other
 * one. Node's own 400 would lack our headers.
 */
function hasOneHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  return host.length === 1 || (host.length === 0 && httpVersion !== "1.1");
}

/**
 * Returns path and query of a target, without fragment, from origin or absolute form (RFC 9112, 3.2.2); other forms
 * become a path that does not exist.
 */
function originForm(target: string): string {
  const [address = ""] = target.split("#", 1);
  if (address.startsWith("/")) return address;
  const [, path = ""] = /^https?:\/\/[^/?]*(.*)$/i.exec(address) ?? [undefined, "/*"];
  return path.startsWith("/") ? path : `/${path}`;
}
