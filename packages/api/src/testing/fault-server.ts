import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

/** Faults that any service on the internet can show. */
export type Fault = "refused" | "quota" | "failed" | "hangs" | "closes" | "invalidJson" | "wrongShape" | "huge";

const HUGE_BYTES = 50 * 1024 * 1024;
const PIECE = Buffer.alloc(256 * 1024, " ");

/** Listens on this machine. */
export async function listenLocally(server: Server, port: number): Promise<{ url: string; close(): Promise<void> }> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Answers with 50 MB in pieces and stops when the client closes the connection. */
export async function answerHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" });
  await pipeline(hugePieces(), response);
}

function* hugePieces(): Generator<Buffer> {
  for (let sent = 0; sent < HUGE_BYTES; sent += PIECE.length) yield PIECE;
}
