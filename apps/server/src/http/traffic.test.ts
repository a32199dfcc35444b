import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createTraffic, type Traffic } from "./traffic.ts";

interface Watched {
  traffic: Traffic;
  server: Server;
  /** Opens a connection and sends this text. */
  open(text: string): Promise<Socket>;
  /** Lets the pending requests to /slow be answered. */
  release(): void;
}

async function startWatched(): Promise<Watched> {
  const traffic = createTraffic();
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/slow") waiting.push(() => response.end("done"));
    else response.end("done");
  });
  traffic.watch(server).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const open = async (text: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    if (text !== "") socket.write(text);
    return socket;
  };
  return { traffic, server, open, release: () => waiting.splice(0).forEach((answer) => void answer()) };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

async function findText(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString();
  });
  await once(socket, "close");
  return text;
}

it("stops in spite of connections that are silent, have sent half a head or have received their answer", async () => {
  const { traffic, open, server } = await startWatched();
  const accepted = once(server, "connection");
  const sockets = [await open(""), await open("GET / HT"), await open(get("/"))];
  await accepted;
  const closed = Promise.all(sockets.map(findText));
  await traffic.stop(0);
  expect((await closed).map((text) => text.slice(0, 12))).toEqual(["", "", "HTTP/1.1 200"]);
});

it("finishes running answers, and each late answer closes its connection", async () => {
  const { traffic, server, open, release } = await startWatched();
  const asked = once(server, "request");
  const slow = await open(get("/slow"));
  await asked;
  const answer = findText(slow);
  const stopped = traffic.stop(500);
  expect(traffic.isStopping()).toBe(true);
  expect(await findText(await open(get("/")))).toMatch(/^HTTP\/1\.1 200 OK\r\nconnection: close\r\n/i);
  release();
  expect(await answer).toMatch(/done$/);
  await stopped;
  expect(server.listening).toBe(false);
});
