import { createTestApp, makePost } from "@site/api/testing";
import type { InjectOptions } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openDatabaseProxy } from "../testing/database-proxy.ts";
import { connectAgain, createTestHost, type SignedIn, signIn, type TestHost } from "../testing/host.ts";

const PATIENCE = { timeout: 25_000 };

let host: TestHost;
let admin: SignedIn;
beforeAll(async () => {
  host = await createTestHost();
  admin = await signIn(host);
});
beforeEach(() => {
  host.pages.clear();
  host.documents.renders.length = 0;
});

const ask = (method: NonNullable<InjectOptions["method"]>, url: string, payload?: object) =>
  host.server.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const textOf = async (url: string, { get } = host) => (await get(url)).body.match(/<h1>(.*)<\/h1>/)?.[1];
const idOf = (body: unknown) => z.object({ id: z.number() }).parse(body).id;

describe("a write", () => {
  const post = { title: "İlk hâli", slug: "purge-yazisi", content: "<p>Metin</p>", status: "published" };
  const url = `/blog/${post.slug}`;

  it("shows at once in every page it touches: publishing, changing, hiding, moving and deleting a post", async () => {
    expect([await textOf(url), await textOf("/blog")]).toEqual(["Sayfa Bulunamadı", ""]);
    const id = idOf((await ask("POST", "/api/admin/posts", post)).json());
    expect([await textOf(url), await textOf("/blog")]).toEqual(["İlk hâli", "İlk hâli"]);

    await ask("PUT", `/api/admin/posts/${id}`, { ...post, title: "İkinci hâli" });
    expect([await textOf(url), await textOf("/blog")]).toEqual(["İkinci hâli", "İkinci hâli"]);

    await ask("PUT", `/api/admin/posts/${id}`, { ...post, status: "draft" });
    expect([await textOf(url), await textOf("/blog")]).toEqual(["Sayfa Bulunamadı", ""]);

    await ask("PUT", `/api/admin/posts/${id}`, { ...post, title: "Geri" });
    expect([await textOf(url), await textOf("/blog")]).toEqual(["Geri", "Geri"]);

    await ask("DELETE", `/api/admin/posts/${id}`);
    expect([await textOf(url), await textOf("/blog")]).toEqual(["Sayfa Bulunamadı", ""]);
  });

  it("leaves the pages it does not touch as they are", async () => {
    for (const address of ["/", "/blog"]) await textOf(address);
    await makePost(host.app);
    for (const address of ["/", "/blog"]) await textOf(address);
    expect(host.documents.renders).toEqual(["/", "/blog", "/blog"]);
    await ask("PUT", "/api/admin/homepage/about", { title: "Hakkında", description: "Metin" });
    for (const address of ["/", "/blog"]) await textOf(address);
    expect(host.documents.renders).toEqual(["/", "/blog", "/blog", "/"]);
  });

  it("of a setting shows at once in the frame of every page", async () => {
    for (const name of ["Birinci ad", "İkinci ad"]) {
      await ask("PUT", "/api/admin/site-settings", { settingKey: "site_name", value: name });
      expect([await textOf("/"), await textOf("/")]).toEqual([name, name]);
    }
  });

  it("that fails makes no page stale", async () => {
    await makePost(host.app, { slug: "alinmis" });
    await textOf("/blog");
    expect((await ask("POST", "/api/admin/posts", { ...post, slug: "alinmis" })).statusCode).toBe(409);
    await textOf("/blog");
    expect(host.documents.renders).toEqual(["/blog"]);
  });
});

describe("an address that moved", () => {
  it("leads to the newest one in one step, and nowhere once it is in use again", async () => {
    const { id } = await makePost(host.app, { slug: "birinci", title: "Taşınan" });
    const move = (slug: string) =>
      ask("PUT", `/api/admin/posts/${id}`, { title: "Taşınan", slug, content: "<p>Metin</p>", status: "published" });
    await textOf("/blog/birinci");
    for (const slug of ["ikinci", "ucuncu"]) expect((await move(slug)).statusCode).toBe(200);
    for (const old of ["birinci", "ikinci"]) {
      const response = await host.get(`/blog/${old}`);
      expect([response.statusCode, response.headers.location]).toEqual([301, "/blog/ucuncu"]);
      expect(response.headers["cache-control"]).toBe("public, max-age=0, must-revalidate"); // or a browser would never look again
    }
    await move("birinci");
    expect(await textOf("/blog/birinci")).toBe("Taşınan");
    for (const old of ["ikinci", "ucuncu"])
      expect((await host.get(`/blog/${old}`)).headers.location).toBe("/blog/birinci");
  });
});

describe("while a page is being rendered", () => {
  it("others who want it wait for the same render", async () => {
    const { slug } = await makePost(host.app);
    const release = host.documents.hold();
    const readers = Array.from({ length: 8 }, () => host.get(`/blog/${slug}`));
    await expect.poll(() => host.documents.renders, PATIENCE).toEqual([`/blog/${slug}`]);
    release();
    expect((await Promise.all(readers)).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect(host.documents.renders).toEqual([`/blog/${slug}`]);
  });

  it("a write keeps the result from being kept, and from being given to anybody who asks after it", async () => {
    const { id, slug } = await makePost(host.app, { title: "Eski" });
    const release = host.documents.hold();
    const before = host.get(`/blog/${slug}`);
    await expect.poll(() => host.documents.renders, PATIENCE).toHaveLength(1);
    await ask("PUT", `/api/admin/posts/${id}`, { title: "Yeni", slug, content: "<p>Metin</p>", status: "published" });
    const after = host.get(`/blog/${slug}`);
    await expect.poll(() => host.documents.renders, PATIENCE).toHaveLength(2);
    release();
    expect((await before).body).toContain("Eski");
    expect((await after).body).toContain("Yeni");
    expect(await textOf(`/blog/${slug}`)).toBe("Yeni");
    expect(host.documents.renders).toHaveLength(2);
  });

  it("a write keeps the old frame from being kept", async () => {
    const setName = (value: string) => ask("PUT", "/api/admin/site-settings", { settingKey: "site_name", value });
    await setName("Eski ad");
    const release = host.documents.hold();
    const before = host.get("/");
    await expect.poll(() => host.documents.renders, PATIENCE).toHaveLength(1);
    await setName("Yeni ad");
    release();
    expect((await before).body).toContain("Eski ad");
    expect(await textOf("/")).toBe("Yeni ad");
  });
});

describe("another instance", () => {
  const countListeners = async () => {
    const { rows } = await host.app.db.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'page purges' AND query LIKE 'LISTEN%' AND state = 'idle'",
    );
    return rows.length;
  };

  /** One that hears by now: it forgot everything when it began to, and has heard of a write since. */
  async function startOther(url?: string): Promise<TestHost> {
    const present = await countListeners();
    const other = await createTestHost({ app: await connectAgain(host.app, url), listens: true });
    await expect.poll(countListeners, PATIENCE).toBe(present + 1);
    await makePost(host.app);
    await expect.poll(() => other.pages.generation(), PATIENCE).toBe(2);
    return other;
  }

  const update = (id: number, slug: string) =>
    ask("PUT", `/api/admin/posts/${id}`, { title: "Yeni", slug, content: "<p>Metin</p>", status: "published" });

  it("hears of a write and forgets the pages it made stale, and no others", async () => {
    const other = await startOther();
    const { id, slug } = await makePost(host.app, { title: "Eski" });
    await expect.poll(() => other.pages.generation(), PATIENCE).toBe(3);
    expect(await textOf(`/blog/${slug}`, other)).toBe("Eski");
    await textOf("/", other);
    other.documents.renders.length = 0;
    await update(id, slug);
    await expect.poll(() => textOf(`/blog/${slug}`, other), PATIENCE).toBe("Yeni");
    await textOf("/", other);
    expect(other.documents.renders).toEqual([`/blog/${slug}`]);
  });

  it("outlives its connection, and forgets everything once it has a new one: nobody knows what it missed", async () => {
    const door = await openDatabaseProxy(host.app.db.url);
    const other = await startOther(door.url);
    const { id, slug } = await makePost(host.app, { title: "Eski" });
    await expect.poll(() => other.pages.generation(), PATIENCE).toBe(3);
    expect(await textOf(`/blog/${slug}`, other)).toBe("Eski");
    await door.shut();
    await update(id, slug);
    expect(await textOf(`/blog/${slug}`, other)).toBe("Eski");
    await door.open();
    await expect.poll(() => textOf(`/blog/${slug}`, other), PATIENCE).toBe("Yeni");
  });

  it("survives that the database ends its connection with a word, as it does when it is restarted", async () => {
    const other = await startOther();
    await host.app.db.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'page purges'",
    );
    await expect.poll(() => other.pages.generation(), PATIENCE).toBeGreaterThan(2);
    expect(await textOf("/blog", other)).toContain("Bir yazı");
  });
});

describe("while the database is away", () => {
  it("kept pages are still served, and others say in Turkish that the service is away", async () => {
    const app = await createTestApp();
    const door = await openDatabaseProxy(app.db.url);
    const away = await createTestHost({ app: await connectAgain(app, door.url) });
    const { slug } = await makePost(app, { title: "Duran" });
    for (const url of ["/", "/blog", `/blog/${slug}`]) await textOf(url, away);
    const other = await makePost(app);
    await door.shut();
    for (const encoding of ["br", "gzip", "identity"]) {
      const kept = await away.get(`/blog/${slug}`, { "accept-encoding": encoding });
      expect([encoding, kept.statusCode]).toEqual([encoding, 200]);
    }
    for (const url of [`/blog/${other.slug}`, "/hakkimda", "/boyle/bir/yer-yok"]) {
      const { statusCode, headers, body } = await away.get(url);
      expect([url, statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
        url,
        503,
        "text/html; charset=utf-8",
        "no-store",
      ]);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(body).toContain("<h1>Bir Hata Oluştu</h1>");
      expect(body).toContain("Hizmete şu anda ulaşılamıyor.");
      expect(body).not.toMatch(/ECONN|127\.0\.0\.1| {4}at /);
    }
    await door.open();
    expect([await textOf(`/blog/${other.slug}`, away), await textOf("/boyle/bir/yer-yok", away)]).toEqual([
      "Bir yazı",
      "Sayfa Bulunamadı",
    ]);
  });
});
