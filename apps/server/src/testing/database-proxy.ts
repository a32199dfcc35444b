import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterTestFile } from "@site/db/testing";
import pg from "pg";

/** A TCP proxy to a database that can be shut and reopened to simulate an outage. */
export interface DatabaseProxy {
  /** Address of the database through the proxy. */
  url: string;
  /** Breaks all connections and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Starts a proxy. @param url address of the database */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { host, port: behind, user, password, database } = new pg.Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const inner = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${behind}`) : connect(behind, host);
    for (const end of [socket, inner]) {
      sockets.add(end);
      end.on("error", () => undefined);
      end.on("close", () => sockets.delete(end));
    }
    socket.pipe(inner).pipe(socket);
  });
  let port = 0;
  const open = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (typeof address === "object" && address) port = address.port;
  };
  const shut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  afterTestFile(shut);
  return { url: `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`, shut, open };
}
