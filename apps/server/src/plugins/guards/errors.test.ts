import { connect } from "node:net";
import { createTestApp, makeCategory, makePost } from "@site/api/testing";
import { afterTestFile } from "@site/db/testing";
import Fastify, { type InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabaseProxy } from "../../testing/database-proxy.ts";
import { expectError } from "../../testing/expect-error.ts";
import { connectAgain, createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";
import { registerErrors } from "./errors.ts";

/** Log levels of pino. */
const [DEBUG, INFO] = [20, 30];

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});

const post = (payload: InjectOptions["payload"], type = "application/json", url = "/api/admin/tags") =>
  host.server.inject({ method: "POST", url, headers: { ...admin.headers, "content-type": type }, payload });

describe("an invalid request", () => {
  it("is rejected if its body is not JSON", async () => {
    for (const payload of ['{"name": ', " ", "{'name': 1}", "undefined", "\u0000", '{"name":"a"}x'])
      expectError(await post(payload), 400, "MALFORMED_JSON");
  });

  it("is rejected if its body is not an object", async () => {
    for (const payload of ["null", "[]", '"text"', "7", "true"])
      expectError(await post(payload), 400, "MALFORMED_REQUEST");
  });

  it("is rejected if a text contains NUL, is too long or has the wrong type", async () => {
    for (const name of ["a\u0000b", "x".repeat(121), 5, null, {}, ["a"], { not: "" }]) {
      expectError(await post({ name, slug: "a" }), 400, "VALIDATION_FAILED", {
        details: { fields: { name: expect.any(String) } },
      });
    }
  });

  it("lists all invalid fields and uses the first as message", async () => {
    const response = await post({});
    expectError(response, 400, "VALIDATION_FAILED", {
      details: { fields: { name: "Etiket adı gereklidir", slug: "Slug gereklidir" } },
    });
    expect(response.json()).toMatchObject({ message: "Etiket adı gereklidir" });
  });

  it("is rejected if its address is malformed", async () => {
    for (const url of ["/api/blog/posts/%E0%A4%A", "/api/%", "/trpc/%zz"])
      expectError(await host.server.inject(url), 400, "MALFORMED_REQUEST");
  });

  it("is rejected if its body exceeds one mebibyte", async () => {
    const payload = JSON.stringify({ name: "x".repeat(1024 * 1024) });
    for (const url of ["/api/admin/tags", "/api/admin/login", "/trpc/admin.session.login"])
      expectError(await post(payload, "application/json", url), 413, "PAYLOAD_TOO_LARGE");
  });

  it("is rejected if its content type is not JSON", async () => {
    for (const type of [
      "text/plain",
      "application/xml",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/octet-stream",
      "text/json",
    ]) {
      for (const url of ["/api/admin/tags", "/trpc/admin.tags.create"])
        expectError(await post("--x\r\n\r\nname=x\r\n--x--", type, url), 415, "UNSUPPORTED_MEDIA_TYPE");
    }
    expect((await post('{"name":"Etiket","slug":"harfli"}', "application/json; charset=utf-8")).statusCode).toBe(200);
  });
});

describe("a request aborted by its client", () => {
  it("is logged at debug level, not as a fault", async () => {
    const lines: { level: number; msg: string }[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const server = Fastify({ logger: { level: "debug", stream } });
    registerErrors(server);
    server.post("/", () => ({}));
    afterTestFile(() => server.close());
    const { port } = new URL(await server.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(port), "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
    await expect.poll(() => lines.some(({ msg }) => msg === "incoming request")).toBe(true);
    socket.destroy();
    await expect.poll(() => lines.find(({ msg }) => msg === "request aborted")).toMatchObject({ level: DEBUG });
    expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
  });
});

describe("a request to a missing resource", () => {
  it("answers 404 for an unknown address", async () => {
    const unknown: InjectOptions[] = [
      { url: "/api" },
      { url: "/api/" },
      { url: "/api/yok" },
      { url: "/api/admin/yok", headers: admin.headers },
      { url: "/api/blog/posts/a/b" },
      { url: `/api/blog/posts/${"x".repeat(2_100)}` },
      { method: "POST", url: "/api", payload: {} },
      { method: "POST", url: "/api/becayis/yok", payload: {} },
      { method: "POST", url: "/yok", payload: {} },
      { method: "DELETE", url: "/blog" },
    ];
    for (const request of unknown) expectError(await host.server.inject(request), 404, "ROUTE_NOT_FOUND");
  });

  it("answers 405 for an unsupported method", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const)
      expectError(await host.server.inject({ method, url: "/api/blog/posts" }), 405, "METHOD_NOT_ALLOWED");
    expectError(await host.server.inject({ url: "/api/admin/login" }), 405, "METHOD_NOT_ALLOWED");
  });

  it("answers 404 with the name of the missing record", async () => {
    expectError(await host.server.inject("/api/blog/posts/yok"), 404, "NOT_FOUND");
    expectError(
      await host.server.inject({ url: "/api/admin/posts/2147483646", headers: admin.headers }),
      404,
      "NOT_FOUND",
    );
  });
});

describe("a rejected request", () => {
  it("answers 401 before other errors", async () => {
    expectError(await host.server.inject("/api/admin/posts/abc"), 401, "UNAUTHORIZED");
    expectError(
      await host.server.inject({
        method: "POST",
        url: "/api/admin/tags",
        headers: { authorization: `Bearer a_${"x".repeat(43)}` },
        payload: {},
      }),
      401,
      "UNAUTHORIZED",
    );
    expectError(
      await post({ username: "kimse", password: "yanlis" }, "application/json", "/api/admin/login"),
      401,
      "INVALID_CREDENTIALS",
    );
  });

  it("has the documented flags at top level", async () => {
    const category = await makeCategory(host.app);
    await makePost(host.app, { categoryId: category.id });
    const response = await host.server.inject({
      method: "DELETE",
      url: `/api/admin/categories/${category.id}`,
      headers: admin.headers,
    });
    expectError(response, 409, "CONFLICT", { requiresMove: true, postCount: 1 });
    expectError(
      await post({ name: "Bir", slug: "ayni" }).then(() => post({ name: "İki", slug: "ayni" })),
      409,
      "CONFLICT",
      { details: { fields: { slug: expect.any(String) } } },
    );
  });
});

it("hides the details of internal errors", async () => {
  const broken = await createTestHost();
  const { headers } = await signIn(broken);
  await broken.app.db.pool.query("DROP TABLE tags CASCADE");
  for (const request of [{ url: "/api/blog/tags" }, { url: "/api/admin/tags", headers }]) {
    const response = await broken.server.inject(request);
    expectError(response, 500, "INTERNAL");
    expect(response.body).not.toContain("tags");
  }
  const call = await broken.server.inject({ url: "/trpc/blog.tags.list" });
  expect([call.statusCode, call.body.includes("tags"), call.body.includes("Beklenmeyen bir hata oluştu")]).toEqual([
    500,
    false,
    true,
  ]);
});

it("answers 503 while the database is down and recovers afterwards", async () => {
  const app = await createTestApp();
  const door = await openDatabaseProxy(app.db.url);
  const { server, app: away } = await createTestHost({ app: await connectAgain(app, door.url) });
  const { headers } = await signIn({ server, app: away });
  const requests: InjectOptions[] = [
    { url: "/api/blog/posts?limit=5" },
    { url: "/api/homepage/config" },
    { url: "/api/admin/tags", headers },
    { method: "POST", url: "/api/admin/tags", headers, payload: { name: "Etiket", slug: "kesinti" } },
    { method: "POST", url: "/api/admin/login", payload: { username: "kimse", password: "yanlis" } },
    { url: "/sitemap.xml" },
  ];
  await server.inject("/api/blog/posts");
  await door.shut();
  for (const request of requests) expectError(await server.inject(request), 503, "UNAVAILABLE");
  expect((await server.inject("/api/blog/posts")).statusCode).toBe(200); // visitors share it
  await door.open();
  for (const request of requests.slice(0, 4)) expect((await server.inject(request)).statusCode).toBe(200);
});
