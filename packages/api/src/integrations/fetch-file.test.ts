import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterTestFile } from "@site/db/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { type FetchErrorReason, fetchFile } from "./fetch-file.ts";
import { createOutboundGate, type OutboundGate } from "./outbound-gate.ts";

let port: number;
let answer: RequestListener = (_, response) => response.end("picture");
let asked: (string | undefined)[] = [];
beforeAll(async () => {
  const server = createServer((request, response) => {
    asked.push(request.headers.host);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
  afterTestFile(
    () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(done);
      }),
  );
});

const open = createOutboundGate([{ host: "127.0.0.1" }]);
const strict = createOutboundGate([]);
const fetchFrom = (
  address: string,
  gate: OutboundGate = open,
  options: { maxBytes?: number; timeoutMs?: number } = {},
) => fetchFile(address, { gate, maxBytes: 1_000, ...options });
const reason = (name: FetchErrorReason) => expect.objectContaining({ reason: name });
const here = (path = "/") => `http://127.0.0.1:${port}${path}`;

it("a file is fetched, also after redirects", async () => {
  answer = ({ url }, response) =>
    url === "/a" ? response.writeHead(302, { location: "/b" }).end() : response.end(`from ${url}`);
  expect((await fetchFrom(here("/a"))).toString()).toBe("from /b");
});

describe("a private address is refused", () => {
  it.each([
    "127.0.0.1",
    "localhost",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.0.1",
    "169.254.169.254",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:a9fe:a9fe]",
    "[fd00::1]",
    "[fe80::1]",
    "2130706433",
    "0x7f000001",
    "017700000001",
    "0177.0.0.1",
    "127.1",
    "0",
    "127.0.0.1.",
  ])("%s", async (host) => {
    asked = [];
    for (const suffix of ["", ":25", ":587", `:${port}`])
      await expect(fetchFrom(`http://${host}${suffix}/`, strict)).rejects.toEqual(reason("forbidden"));
    expect(asked).toEqual([]);
  });

  it("after a redirect", async () => {
    for (const location of [
      "http://10.0.0.1/",
      "//169.254.169.254/latest/meta-data",
      "http://[::1]:25/",
      "http://2852039166/",
    ]) {
      answer = (_, response) => response.writeHead(302, { location }).end();
      await expect(fetchFrom(here())).rejects.toEqual(reason("forbidden"));
    }
  });

  it("when a name is resolved differently the second time", async () => {
    let lookups = 0;
    const rebinding = createOutboundGate([], async () => [
      { address: lookups++ === 0 ? "192.0.2.1" : "127.0.0.1", family: 4 },
    ]);
    asked = [];
    await expect(fetchFrom(`http://a.example.org:${port}/`, rebinding)).rejects.toEqual(reason("forbidden"));
    const toPublic = createOutboundGate([], async () => [
      { address: lookups++ < 2 ? "93.184.216.34" : "127.0.0.1", family: 4 },
    ]);
    await expect(fetchFrom(`http://a.example.org:${port}/`, toPublic, { timeoutMs: 300 })).rejects.toBeDefined();
    expect(asked).toEqual([]); // the socket went to the address that was checked
  });
});

it.each<[string, () => string, RequestListener, FetchErrorReason]>([
  ["another protocol", () => "file:///etc/passwd", (_, response) => response.end(), "address"],
  [
    "a redirect to a file",
    here,
    (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
    "address",
  ],
  ["credentials", () => `http://a:b@127.0.0.1:${port}/`, (_, response) => response.end(), "address"],
  ["a missing file", here, (_, response) => response.writeHead(404).end(), "status"],
  ["an endless redirect", here, (_, response) => response.writeHead(302, { location: "/" }).end(), "redirects"],
  ["a large file", here, (_, response) => response.end(Buffer.alloc(2_000)), "tooLarge"],
  [
    "an endless file",
    here,
    (_, response) => void setInterval(() => response.write(Buffer.alloc(500)), 1).unref(),
    "tooLarge",
  ],
  ["a silent server", here, () => undefined, "timeout"],
  [
    "a cut answer",
    here,
    (request, response) => void response.write("a", () => request.socket.destroy()),
    "unreachable",
  ],
])("is refused: %s", async (_, address, listener, expected) => {
  answer = listener;
  await expect(fetchFrom(address(), open, { timeoutMs: expected === "timeout" ? 200 : 5_000 })).rejects.toEqual(
    reason(expected),
  );
});
