import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** A balancer that opens a connection for each request has opened one within this time. */
const RECENT_MS = 30_000;
/** What a connection that was accepted last may need to send its first byte. */
const FIRST_BYTE_MS = 1_000;
/** A client that kept its connection may still use it until it has met the closed port. */
const KEPT_MS = 1_000;
/** Connections that wait to be accepted are lost with the listening socket: it is closed after a short turn in which none came. */
const SHORT_TURN_MS = 1;
const ACCEPT_MS = 2_000;
/** How long answers under way, and requests that are still coming in, are waited for. */
const FINISH_MS = 5_000;
const LOOK_EVERY_MS = 20;

/** The connections of the HTTP servers, and how they come to an end. */
export interface Traffic {
  /** True from the moment on at which the product begins to stop. */
  isStopping(): boolean;
  /** Looks after the connections of a server. */
  watch(server: Server): Server;
  /**
   * Ends all connections without dropping an answer. At first new ones are still accepted, each answer closing its connection,
   * so that balancers hear of the end (/readyz); then the ports are closed, later the idle connections; the others finish or are cut.
   * @param drainMs how long new connections are still accepted; where nobody is connected, none is waited for
   */
  stop(drainMs: number): Promise<void>;
}

export function createTraffic(): Traffic {
  const servers = new Set<Server>();
  const sockets = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  let lastConnection = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  const isInUse = () => sockets.size > 0 || performance.now() - lastConnection < RECENT_MS;

  async function acceptWaiting(): Promise<void> {
    const end = performance.now() + ACCEPT_MS;
    for (let isQuiet = false; !isQuiet && performance.now() < end; ) {
      const before = lastConnection;
      const begun = performance.now();
      await nextTurn();
      const isShort = performance.now() - begun < SHORT_TURN_MS; // in a long one more may have come since its only look
      isQuiet = lastConnection === before && isShort;
    }
  }

  async function finish(): Promise<void> {
    await acceptWaiting();
    // The HTTP server's own close() would also destroy idle connections, even where a request has arrived that is not yet read.
    for (const server of servers) if (server.listening) NetServer.prototype.close.call(server);
    const closedAt = performance.now();
    while (sockets.size > 0 && performance.now() - closedAt < FINISH_MS) {
      await sleep(LOOK_EVERY_MS);
      await nextTurn(); // what has arrived is read before a connection counts as idle
      const passedMs = performance.now() - closedAt;
      if (passedMs > FIRST_BYTE_MS) for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      if (passedMs > KEPT_MS) for (const server of servers) server.closeIdleConnections();
    }
    for (const socket of sockets) socket.destroy();
  }

  return {
    isStopping: () => isStopping,
    watch(server) {
      servers.add(server);
      server.on("connection", (socket: Socket) => {
        lastConnection = performance.now();
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      });
      server.prependListener("request", (_, response: ServerResponse) => {
        if (isStopping) return void response.setHeader("connection", "close");
        unanswered.add(response);
        response.once("close", () => unanswered.delete(response));
      });
      return server;
    },
    async stop(drainMs) {
      isStopping = true;
      for (const response of unanswered) if (!response.headersSent) response.setHeader("connection", "close");
      if (isInUse()) await sleep(drainMs);
      await finish();
    },
  };
}
