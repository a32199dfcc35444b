import { beforeAll, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../testing/host.ts";
import { sharedDocument } from "../testing/shared-document.ts";
import { getCalls, getEvents } from "./document.ts";
import { REFERENCE_POLICY } from "./reference-page.ts";
import { renderText } from "./reference-text.ts";

let host: TestHost;
let page: string;
beforeAll(async () => {
  host = await createTestHost();
  page = (await host.server.inject("/api/docs")).body;
});

it("contains every call with its texts in both languages, and can be read without a script", () => {
  for (const { operation } of getCalls(sharedDocument)) {
    expect(page).toContain(`id="${operation.operationId}"`);
    expect(page).toContain(operation.summary);
    expect(page).toContain(String(operation["x-summary-en"]));
  }
  expect(page.match(/<form class="try" hidden/g)?.length).toBeGreaterThan(200);
});

it("lets nothing but this site's files run", async () => {
  const { headers } = await host.server.inject("/api/docs");
  expect(headers["content-security-policy"]).toBe(REFERENCE_POLICY);
  expect(REFERENCE_POLICY).not.toMatch(/unsafe|https?:|\*/);
  expect(page).not.toMatch(/<script(?! src="\/docs\.js" defer><\/script>)| on\w+=| style=/);
});

it("escapes the document's texts", () => {
  expect(renderText("**a** `<b>`\n\n- <i>")).toBe(
    "<p><strong>a</strong> <code>&lt;b&gt;</code></p><ul><li>&lt;i&gt;</li></ul>",
  );
});

it("shows events with headers and bodies and every schema, in less than 150 KB", async () => {
  for (const { path } of getEvents(sharedDocument)) expect(page).toContain(`id="olay-${path}"`);
  expect(page).toContain("webhook-signature");
  for (const name of Object.keys(sharedDocument.components.schemas)) expect(page).toContain(`id="sema-${name}"`);
  for (const encoding of ["br", "gzip"]) {
    const answer = await host.server.inject({ url: "/api/docs", headers: { "accept-encoding": encoding } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(150_000);
  }
});
