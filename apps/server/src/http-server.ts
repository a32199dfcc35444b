import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** As long as Fastify's own server keeps an idle connection. */
const KEEP_ALIVE_MS = 72_000;
/** A request has to be here whole after this time, and an answer that waits to be read has to make progress within it. */
const PATIENCE_MS = 20_000;
const CHECK_EVERY_MS = 1_000;

export interface HttpServerOptions {
  /** Answers a request before the framework does; false where it cannot. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** On answers that are made here. */
  headers: Record<string, string>;
  /** For tests. */
  stallTimeoutMs?: number;
}

/** Makes the HTTP server under the framework: it cuts off whoever sends or reads too slowly, and reads every form of a target. */
export function createHttpServer(
  { answer, headers, stallTimeoutMs = PATIENCE_MS }: HttpServerOptions,
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
      if (lacksHost(request)) refuse(response, 400);
      else if (!answer(request, response)) {
        response.on("timeout", cutStalled);
        handler(request, response);
      }
    },
  );
  server.setTimeout(stallTimeoutMs); // counted anew with every byte that is read or written
  server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => refuse(response, 417));

  function refuse(response: ServerResponse, status: 400 | 417): void {
    response.writeHead(status, { ...headers, "content-length": 0, connection: "close" }).end();
  }
  return server;
}

/** Silence of a connection is a stall only where an answer waits to be read: the handler may need its time. */
function cutStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/** RFC 9112, 3.2: a request names its host, since HTTP/1.1. Node's own refusal would lack our headers. */
function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === "1.1";
}

/** The path and query of a target without its fragment, also of an absolute one (RFC 9112, 3.2.2); a path nobody has for what is neither. */
function originForm(target: string): string {
  const [address = ""] = target.split("#", 1);
  if (address.startsWith("/")) return address;
  const [, path = ""] = /^https?:\/\/[^/?]*(.*)$/i.exec(address) ?? [undefined, "/*"];
  return path.startsWith("/") ? path : `/${path}`;
}
