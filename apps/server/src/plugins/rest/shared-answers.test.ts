import { brotliDecompressSync } from "node:zlib";
import { makePost, signedInAdmin } from "@site/api/testing";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestHost, signIn, type TestHost } from "../../testing/host.ts";

let host: TestHost;
let id: number;
beforeAll(async () => {
  host = await createTestHost();
  ({ id } = await makePost(host.app, { slug: "bir-yazi", title: "Eski başlık" }));
});
beforeEach(async () => {
  await retitle("Eski başlık");
  host.pages.purge(["posts"]);
});

/** Changes the title without a purge, so that only a call that runs shows it. */
const retitle = (title: string) => host.app.db.pool.query("UPDATE posts SET title = $2 WHERE id = $1", [id, title]);
const ask = (url: string, headers: Record<string, string> = {}) => host.server.inject({ url, headers });
const LIST = "/api/blog/posts?limit=9&offset=0";

describe("an answer of a call", () => {
  it("is shared by visitors until a write changes it", async () => {
    const first = await ask(LIST);
    await retitle("Yeni başlık");
    const second = await ask(LIST);
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
    host.pages.purge(["settings"]);
    expect((await ask(LIST)).body).toContain("Eski başlık");
    host.pages.purge(["posts"]);
    const third = await ask(LIST);
    expect(third.body).toContain("Yeni başlık");
    expect(third.headers.etag).not.toBe(first.headers.etag);
  });

  it("ends with all pages, because purges may have been missed", async () => {
    await ask(LIST);
    await retitle("Yeni başlık");
    host.pages.clear();
    expect((await ask(LIST)).body).toContain("Yeni başlık");
  });

  it("is that of its input, however the address is written", async () => {
    await ask(LIST);
    await retitle("Yeni başlık");
    for (const url of ["/api/blog/posts?offset=0&limit=9", `${LIST}&utm_source=bulten`])
      expect((await ask(url)).body).toContain("Eski başlık");
    expect((await ask("/api/blog/posts?limit=8&offset=0")).body).toContain("Yeni başlık");
  });

  it("is given to callers with others' cookies too, but kept by no cache of theirs", async () => {
    await ask(LIST);
    await retitle("Yeni başlık");
    const answer = await ask(LIST, { cookie: "theme=dark; _ga=GA1.1.7" });
    expect([answer.headers["cache-control"], answer.body.includes("Eski başlık")]).toEqual(["no-store", true]);
  });

  it("is neither given to callers with an identity nor made by them", async () => {
    await ask(LIST);
    await retitle("Yeni başlık");
    const { token } = await signedInAdmin(host.app);
    const { headers: session } = await signIn(host);
    const identities: Record<string, string>[] = [
      ...["admin_session", "member_session", "__Host-member_session", "registration"].map((name) => ({
        cookie: `theme=dark; ${name}=u_${"a".repeat(43)}`,
      })),
      { "x-admin-token": token },
      { "admin-token": token },
      session,
    ];
    for (const headers of identities) {
      const answer = await ask(LIST, headers);
      expect([answer.headers["cache-control"], answer.body.includes("Yeni başlık")]).toEqual(["no-store", true]);
    }
    expect((await ask(LIST)).body).toContain("Eski başlık");
  });

  it("that was refused is asked again", async () => {
    expect((await ask("/api/blog/posts/baska-adres")).statusCode).toBe(404);
    await host.app.db.pool.query("UPDATE posts SET slug = 'baska-adres' WHERE id = $1", [id]);
    const found = await ask("/api/blog/posts/baska-adres");
    await host.app.db.pool.query("UPDATE posts SET slug = 'bir-yazi' WHERE id = $1", [id]);
    expect(found.statusCode).toBe(200);
    expect((await ask("/api/blog/posts?limit=1000")).statusCode).toBe(400);
  });

  it("has the fields of its schema alone, in each encoding with an ETag of its own", async () => {
    const plain = await ask(LIST);
    expect(Object.keys(plain.json()[0]).sort()).toEqual(
      [
        ...["category", "excerpt", "featuredImage", "id", "imageAlt", "imageSize", "publishedAt", "readingTime"],
        ...["slug", "tags", "title", "viewCount"],
      ].sort(),
    );
    for (let n = 0; n < 12; n++) await makePost(host.app, { title: `Uzun liste ${n}` });
    const [long, quick, best] = [
      await ask(LIST),
      await ask(LIST, { "accept-encoding": "br" }),
      await ask(LIST, { "accept-encoding": "br" }),
    ];
    expect(new Set([long, quick, best].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { rawPayload } of [quick, best]) expect(brotliDecompressSync(rawPayload).toString()).toBe(long.body);
    const known = { "accept-encoding": "br", "if-none-match": String(best.headers.etag) };
    const again = await ask(LIST, known);
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, "", best.headers.vary]);
  });
});
