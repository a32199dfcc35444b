import { transferTexts } from "@site/contract/blog/transfer/labels";
import { contentImport, transferLimits } from "@site/contract/blog/transfer/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

const begin = async (byteSize: number) => {
  const answer = await host.server.inject({
    method: "POST",
    url: "/api/admin/imports",
    headers: admin.headers,
    payload: { fileName: "a.xml", byteSize },
  });
  return contentImport.parse(answer.json()).id;
};

const send = (id: number | string, index: number | string, payload: Buffer, headers: Record<string, string> = {}) =>
  host.server.inject({
    method: "PUT",
    url: `/api/admin/imports/${id}/pieces/${index}`,
    headers: { "content-type": "application/octet-stream", ...admin.headers, ...headers },
    payload,
  });

describe("a piece of a file", () => {
  it("is stored, and the file is read when all have arrived", async () => {
    const id = await begin(transferLimits.pieceBytes + 3);
    expect((await send(id, 0, Buffer.alloc(transferLimits.pieceBytes))).statusCode).toBe(200);
    expect((await send(id, 1, Buffer.from("abc"))).statusCode).toBe(200);
    const answer = await host.server.inject({
      method: "POST",
      url: `/api/admin/imports/${id}/read`,
      headers: admin.headers,
      payload: {},
    });
    expect(answer.json()).toMatchObject({ id, state: "reading" });
  });

  it("needs the administrator, before its body is read", async () => {
    const id = await begin(3);
    expectError(await send(id, 0, Buffer.from("abc"), { authorization: "Bearer baska" }), 401, "UNAUTHORIZED");
  });

  it("of another size, form or place is refused", async () => {
    const id = await begin(3);
    const tooLarge = await send(id, 0, Buffer.alloc(transferLimits.pieceBytes + 1));
    expectError(tooLarge, 413, "PAYLOAD_TOO_LARGE");
    expect(tooLarge.json()).toMatchObject({ message: transferTexts.pieceSize });
    expectError(await send(id, 0, Buffer.from("ab")), 400, "VALIDATION_FAILED");
    expectError(await send(id, -1, Buffer.from("abc")), 400, "VALIDATION_FAILED", {
      details: { fields: expect.anything() },
    });
    expectError(
      await send(id, 0, Buffer.from("{}"), { "content-type": "application/json" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    );
    expectError(await send(999_999, 0, Buffer.from("abc")), 404, "NOT_FOUND");
    expectError(await send("a", 0, Buffer.from("abc")), 400, "VALIDATION_FAILED", {
      details: { fields: expect.anything() },
    });
  });
});

describe("the archive", () => {
  it("is sent to the administrator alone", async () => {
    expectError(await host.server.inject("/api/admin/export"), 401, "UNAUTHORIZED");
    const answer = await host.server.inject({ url: "/api/admin/export", headers: admin.headers });
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "application/zip",
      "no-store",
    ]);
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="icerik-[\d-]+\.zip"$/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  it("closes its connection to the database when the reader goes away", async () => {
    const reading = new AbortController();
    const answer = await fetch(`${host.origin}/api/admin/export`, { headers: admin.headers, signal: reading.signal });
    await answer.body?.getReader().read();
    reading.abort();
    const open = () =>
      host.app.db.pool.query("SELECT 1 FROM pg_stat_activity WHERE application_name LIKE '%content-export%'");
    await expect.poll(async () => (await open()).rowCount, { timeout: 20_000 }).toBe(0);
  });
});
