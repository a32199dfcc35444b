import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** A balancer that opens a connection for each request has opened one within this time. */
const RECENT_MS = 30_000;
/** What a connection that was accepted last may need to send its first byte. */
const FIRST_BYTE_MS = 1_000;
/** Connections that wait to be accepted are lost with the listening socket: it is closed after turns in which none came. */
const QUIET_TURNS = 3;
const ACCEPT_MS = 500;
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
   * so that balancers hear of the end (/readyz); then idle ones are closed, the others finish or are cut.
   * @param drainMs how long new connections are still accepted; where nobody is connected, none is waited for
   */
  stop(drainMs: number): Promise<void>;
}

export function createTraffic(): Traffic {
  const servers = new Set<Server>();
  const sockets = new Set<Socket>();
  let lastConnection = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  const isInUse = () => sockets.size > 0 || performance.now() - lastConnection < RECENT_MS;

  async function acceptWaiting(): Promise<void> {
    const end = performance.now() + ACCEPT_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
      const before = lastConnection;
      await nextTurn();
      quiet = lastConnection === before ? quiet + 1 : 0;
    }
  }

  async function finish(): Promise<void> {
    await acceptWaiting();
    for (const server of servers) if (server.listening) server.close();
    const closedAt = performance.now();
    while (sockets.size > 0 && performance.now() - closedAt < FINISH_MS) {
      const mayStillBegin = performance.now() - closedAt < FIRST_BYTE_MS;
      for (const socket of sockets) if (socket.bytesRead === 0 && !mayStillBegin) socket.destroy();
      for (const server of servers) server.closeIdleConnections();
      await sleep(LOOK_EVERY_MS);
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
      return server;
    },
    async stop(drainMs) {
      isStopping = true;
      for (const server of servers) server.prependListener("request", (_, response: ServerResponse) => response.setHeader("connection", "close"));
      if (isInUse()) await sleep(drainMs);
      await finish();
    },
  };
}
