import { createTestApp, makePost } from "@site/api/testing";
import type { InjectOptions } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openDatabaseProxy } from "../testing/database-proxy.ts";
import { connectAgain, createTestHost, type SignedIn, signIn, type TestHost } from "../testing/host.ts";

const POLL_OPTIONS = { timeout: 25_000 };

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
const findText = async (url: string, { get } = host) => (await get(url)).body.match(/<h1>(.*)<\/h1>/)?.[1];
const getId = (body: unknown) => z.object({ id: z.number() }).parse(body).id;

describe("purging after a write", () => {
  const post = { title: "İlk hâli", slug: "purge-yazisi", content: "<p>Metin</p>", status: "published" };
  const url = `/blog/${post.slug}`;

  it("updates all affected pages when a post is published, changed, hidden, moved or deleted", async () => {
    expect([await findText(url), await findText("/blog")]).toEqual(["Sayfa Bulunamadı", ""]);
    const id = getId((await ask("POST", "/api/admin/posts", post)).json());
    expect([await findText(url), await findText("/blog")]).toEqual(["İlk hâli", "İlk hâli"]);

    await ask("PUT", `/api/admin/posts/${id}`, { ...post, title: "İkinci hâli" });
    expect([await findText(url), await findText("/blog")]).toEqual(["İkinci hâli", "İkinci hâli"]);

    await ask("PUT", `/api/admin/posts/${id}`, { ...post, status: "draft" });
    expect([await findText(url), await findText("/blog")]).toEqual(["Sayfa Bulunamadı", ""]);

    await ask("PUT", `/api/admin/posts/${id}`, { ...post, title: "Geri" });
    expect([await findText(url), await findText("/blog")]).toEqual(["Geri", "Geri"]);

    await ask("DELETE", `/api/admin/posts/${id}`);
    expect([await findText(url), await findText("/blog")]).toEqual(["Sayfa Bulunamadı", ""]);
  });

  it("keeps unaffected pages cached", async () => {
    for (const address of ["/", "/blog"]) await findText(address);
    await makePost(host.app);
    for (const address of ["/", "/blog"]) await findText(address);
    expect(host.documents.renders).toEqual(["/", "/blog", "/blog"]);
    await ask("PUT", "/api/admin/homepage/about", { title: "Hakkında", description: "Metin" });
    for (const address of ["/", "/blog"]) await findText(address);
    expect(host.documents.renders).toEqual(["/", "/blog", "/blog", "/"]);
  });

  it("updates the frame of every page when a setting changes", async () => {
    for (const name of ["Birinci ad", "İkinci ad"]) {
      await ask("PUT", "/api/admin/site-settings", { settingKey: "site_name", value: name });
      expect([await findText("/"), await findText("/")]).toEqual([name, name]);
    }
  });

  it("purges nothing if the write fails", async () => {
    await makePost(host.app, { slug: "alinmis" });
    await findText("/blog");
    expect((await ask("POST", "/api/admin/posts", { ...post, slug: "alinmis" })).statusCode).toBe(409);
    await findText("/blog");
    expect(host.documents.renders).toEqual(["/blog"]);
  });
});

describe("a moved address", () => {
  it("redirects to the newest address in one step, and stops once the address is used again", async () => {
    const { id } = await makePost(host.app, { slug: "birinci", title: "Taşınan" });
    const move = (slug: string) =>
      ask("PUT", `/api/admin/posts/${id}`, { title: "Taşınan", slug, content: "<p>Metin</p>", status: "published" });
    await findText("/blog/birinci");
    for (const slug of ["ikinci", "ucuncu"]) expect((await move(slug)).statusCode).toBe(200);
    for (const old of ["birinci", "ikinci"]) {
      const response = await host.get(`/blog/${old}`);
      expect([response.statusCode, response.headers.location]).toEqual([301, "/blog/ucuncu"]);
      // Browsers must revalidate the redirect.
      expect(response.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
    await move("birinci");
    expect(await findText("/blog/birinci")).toBe("Taşınan");
    for (const old of ["ikinci", "ucuncu"])
      expect((await host.get(`/blog/${old}`)).headers.location).toBe("/blog/birinci");
  });
});

describe("requests during a render", () => {
  it("share the same render", async () => {
    const { slug } = await makePost(host.app);
    const release = host.documents.hold();
    const readers = Array.from({ length: 8 }, () => host.get(`/blog/${slug}`));
    await expect.poll(() => host.documents.renders, POLL_OPTIONS).toEqual([`/blog/${slug}`]);
    release();
    expect((await Promise.all(readers)).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect(host.documents.renders).toEqual([`/blog/${slug}`]);
  });

  it("neither join nor cache a render that a write has made stale, and share one that begins after it", async () => {
    const { id, slug } = await makePost(host.app, { title: "Eski" });
    const release = host.documents.hold();
    const before = host.get(`/blog/${slug}`);
    await expect.poll(() => host.documents.renders, POLL_OPTIONS).toHaveLength(1);
    const after: Promise<{ body: string }>[] = [];
    for (const title of ["Ara", "Yeni"]) {
      await ask("PUT", `/api/admin/posts/${id}`, { title, slug, content: "<p>Metin</p>", status: "published" });
      after.push(host.get(`/blog/${slug}`), host.get(`/blog/${slug}`));
    }
    await host.get("/healthz"); // was asked after the readers, who now wait
    expect(host.documents.renders).toHaveLength(1);
    release();
    expect((await before).body).toContain("Eski");
    for (const { body } of await Promise.all(after)) expect(body).toContain("Yeni");
    expect(await findText(`/blog/${slug}`)).toBe("Yeni");
    expect(host.documents.renders).toHaveLength(2);
    expect(host.pages.stats().rendersAtOnce).toBe(1);
  });

  it("do not cache a frame that a write has made stale", async () => {
    const setName = (value: string) => ask("PUT", "/api/admin/site-settings", { settingKey: "site_name", value });
    await setName("Eski ad");
    const release = host.documents.hold();
    const before = host.get("/");
    await expect.poll(() => host.documents.renders, POLL_OPTIONS).toHaveLength(1);
    await setName("Yeni ad");
    release();
    expect((await before).body).toContain("Eski ad");
    expect(await findText("/")).toBe("Yeni ad");
  });
});

describe("another instance", () => {
  /** Starts an instance, whose listener clears the cache when it begins, and waits until it has received one purge. */
  async function startOther(url?: string): Promise<TestHost> {
    const other = await createTestHost({ app: await connectAgain(host.app, url), listens: true });
    expect(other.pages.stats().purges, "it listens before it answers").toBe(1);
    await makePost(host.app);
    await expect.poll(() => other.pages.stats().purges, POLL_OPTIONS).toBe(2);
    return other;
  }

  const update = (id: number, slug: string) =>
    ask("PUT", `/api/admin/posts/${id}`, { title: "Yeni", slug, content: "<p>Metin</p>", status: "published" });

  it("purges only the pages that a write of the first instance made stale", async () => {
    const other = await startOther();
    const { id, slug } = await makePost(host.app, { title: "Eski" });
    await expect.poll(() => other.pages.stats().purges, POLL_OPTIONS).toBe(3);
    expect(await findText(`/blog/${slug}`, other)).toBe("Eski");
    await findText("/", other);
    other.documents.renders.length = 0;
    await update(id, slug);
    await expect.poll(() => findText(`/blog/${slug}`, other), POLL_OPTIONS).toBe("Yeni");
    await findText("/", other);
    expect(other.documents.renders).toEqual([`/blog/${slug}`]);
  });

  it("shows a setting that was saved in the first instance", async () => {
    const other = await startOther();
    const saved = ask("PUT", "/api/admin/site-settings/bulk", { site_name: "Eski ad" });
    expect((await saved).statusCode).toBe(200);
    await expect.poll(() => findText("/", other), POLL_OPTIONS).toBe("Eski ad");
    await ask("PUT", "/api/admin/site-settings/bulk", { site_name: "Yeni ad" });
    await expect.poll(() => findText("/", other), POLL_OPTIONS).toBe("Yeni ad");
  });

  it("clears its cache after it has reconnected, because purges may have been missed", async () => {
    const proxy = await openDatabaseProxy(host.app.db.url);
    const other = await startOther(proxy.url);
    const { id, slug } = await makePost(host.app, { title: "Eski" });
    await expect.poll(() => other.pages.stats().purges, POLL_OPTIONS).toBe(3);
    expect(await findText(`/blog/${slug}`, other)).toBe("Eski");
    await proxy.shut();
    await update(id, slug);
    expect(await findText(`/blog/${slug}`, other)).toBe("Eski");
    await proxy.open();
    await expect.poll(() => findText(`/blog/${slug}`, other), POLL_OPTIONS).toBe("Yeni");
  });

  it("reconnects after the database has closed its connection, as a restart does", async () => {
    const other = await startOther();
    await host.app.db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'notifications'`,
    );
    await expect.poll(() => other.pages.stats().purges, POLL_OPTIONS).toBeGreaterThan(2);
    expect(await findText("/blog", other)).toContain("Bir yazı");
  });
});

describe("while the database is away", () => {
  it("serves cached pages and answers others with a Turkish error page", async () => {
    const app = await createTestApp();
    const door = await openDatabaseProxy(app.db.url);
    const away = await createTestHost({ app: await connectAgain(app, door.url) });
    const { slug } = await makePost(app, { title: "Duran" });
    for (const url of ["/", "/blog", `/blog/${slug}`]) await findText(url, away);
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
    expect([await findText(`/blog/${other.slug}`, away), await findText("/boyle/bir/yer-yok", away)]).toEqual([
      "Bir yazı",
      "Sayfa Bulunamadı",
    ]);
  });
});
