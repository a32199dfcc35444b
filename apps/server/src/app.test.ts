import { Agent, request } from "node:http";
import { expect, it } from "vitest";
import { createTestHost } from "./testing/host.ts";
import { ask } from "./testing/http.ts";

it("closes without waiting for idle keep-alive connections", async () => {
  const { server, origin, documents } = await createTestHost();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of ["/", "/", "/api/blog/posts"]) {
    await new Promise((resolve, reject) => {
      request(origin + path, { agent }, (response) => response.resume().on("end", resolve))
        .on("error", reject)
        .end();
    });
  }
  expect(documents.renders).toEqual(["/"]);
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
  await server.close(); // a keep-alive connection would last 72 s, beyond the time limit of the test
  agent.destroy();
});

it("sends nosniff and no software name with every kind of answer", async () => {
  const { origin, app } = await createTestHost();
  await app.db.prisma.redirect.create({ data: { fromPath: "/blog/eski", toPath: "/blog/yeni" } });
  const addresses = [
    "/",
    "/",
    "/yok",
    "/blog/",
    "/blog/eski",
    "/admin",
    "/api/blog/posts",
    "/api/yok",
    "/api/docs",
    "/api/openapi.json",
    "/trpc/blog.tags.list",
    "/trpc/yok",
    "/healthz",
    "/readyz",
    "/metrics",
    "/robots.txt",
    "/rss.xml",
    "/%zz",
    "/api/%zz",
  ];
  const statuses = new Set<number>();
  for (const method of ["GET", "HEAD", "POST"]) {
    for (const path of addresses) {
      const { statusCode, headers } = await ask(origin, path, { method });
      statuses.add(statusCode);
      expect([method, path, headers["x-content-type-options"], headers["x-powered-by"], headers.server]).toEqual([
        method,
        path,
        "nosniff",
        undefined,
        undefined,
      ]);
      const isCall = /^\/(?:api|trpc)\/[^%]/.test(path); // an encoded first character reaches no route
      expect([path, headers["cross-origin-resource-policy"]]).toEqual([path, isCall ? "same-origin" : undefined]);
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 400, 404, 415]));
});
