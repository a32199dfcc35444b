import { beforeAll, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../../testing/host.ts";

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
});

const read = (url: string, headers: Record<string, string> = {}) => host.server.inject({ url, headers });

it("the reference lets its own scripts run and asks no other host", async () => {
  expect((await read("/api/docs")).headers.location).toBe("/api/docs/");
  const { body, headers } = await read("/api/docs/");
  expect(body).toContain('<html lang="tr">');
  expect(body).not.toMatch(/https?:\/\/(?!localhost)/);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
});

it("its script and the document are sent compressed, and once", async () => {
  for (const url of ["/api/docs/js/scalar.js", "/api/openapi.json"]) {
    const answer = await read(url, { "accept-encoding": "br" });
    expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, "br"]);
    expect(answer.rawPayload.length).toBeLessThan(1_000_000);
    const known = await read(url, { "accept-encoding": "br", "if-none-match": String(answer.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
  }
});
