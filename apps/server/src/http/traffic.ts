import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Milliseconds in which a load balancer that opens one connection per request has opened one. */
const RECENT_MS = 30_000;
/** Milliseconds in which a newly accepted connection sends its first byte. */
const FIRST_BYTE_MS = 1_000;
/** Milliseconds in which a client may reuse a keep-alive connection after the port is closed. */
const KEEP_ALIVE_GRACE_MS = 1_000;
/**
 * The port is closed after a turn of the event loop this short (ms) without new connections, because closing it drops
 * connections that are not accepted yet.
 */
const SHORT_TURN_MS = 1;
const ACCEPT_MS = 2_000;
/** Milliseconds for running answers and incoming requests to finish. */
const FINISH_MS = 5_000;
const POLL_MS = 20;

/** Tracks the connections of the HTTP servers and ends them in order. */
export interface Traffic {
  /** Returns true once the product has begun to stop. */
  isStopping(): boolean;
  /** Tracks the connections of a server. */
  watch(server: Server): Server;
  /**
   * Ends all connections without dropping an answer. First, new connections are still accepted while /readyz reports
   * the stop, and each answer closes its connection. Then the ports are closed, then idle connections; the others
   * finish or are destroyed.
   * @param drainMs how long new connections are accepted; skipped if nobody is connected
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
      // During a longer turn more connections may have arrived.
      const isShort = performance.now() - begun < SHORT_TURN_MS;
      isQuiet = lastConnection === before && isShort;
    }
  }

  async function finish(): Promise<void> {
    await acceptWaiting();
    // Server.close() of node:http also destroys idle connections, including those with an unread request.
    for (const server of servers) if (server.listening) NetServer.prototype.close.call(server);
    const closedAt = performance.now();
    while (sockets.size > 0 && performance.now() - closedAt < FINISH_MS) {
      await sleep(POLL_MS);
      await nextTurn(); // reads buffered data before a connection counts as idle
      const passedMs = performance.now() - closedAt;
      if (passedMs > FIRST_BYTE_MS) for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      if (passedMs > KEEP_ALIVE_GRACE_MS) for (const server of servers) server.closeIdleConnections();
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
