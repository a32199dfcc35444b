import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchAnswer } from "./fetch-answer.ts";

const answers: Record<string, [number, string]> = {
  "/ok": [200, '[{"result":{}}]'],
  "/refused": [401, '[{"error":{"json":{"message":"Hayır"}}}]'],
  "/fatal": [400, '{"error":{"json":{"message":"Hayır"}}}'],
  "/limit": [429, '{"message":"Çok fazla istek gönderdiniz.","error":"Çok fazla istek gönderdiniz."}'],
  "/proxy": [502, "<h1>Bad Gateway</h1>"],
  "/list": [500, '{"message":1}'],
  "/silent": [503, ""],
  "/long": [500, "x".repeat(100_000)],
};

let server: Server;
let address = "";
beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const [status, body] = answers[url] ?? [404, ""];
    response.writeHead(status).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  if (typeof listening === "object" && listening) address = `http://127.0.0.1:${listening.port}`;
});
afterAll(() => server.close());

it("returns tRPC's responses unchanged", async () => {
  for (const path of ["/ok", "/refused", "/fatal"]) {
    const response = await fetchAnswer(address + path);
    expect([path, response.status, await response.text()]).toEqual([path, ...(answers[path] ?? [])]);
  }
});

it.each([
  ["/limit", "Çok fazla istek gönderdiniz."],
  ["/proxy", "502: <h1>Bad Gateway</h1>"],
  ["/list", '500: {"message":1}'],
  ["/silent", "Request failed"],
  ["/long", `500: ${"x".repeat(500)}`],
])("rejects with the text of any other response: %s", async (path, message) => {
  await expect(fetchAnswer(address + path)).rejects.toThrow(new Error(message));
});
