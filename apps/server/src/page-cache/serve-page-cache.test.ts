import { brotliDecompressSync } from "node:zlib";
import { makePost } from "@site/api/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../testing/host.ts";
import { ask } from "../testing/http.ts";

let host: TestHost;
let url: string;

beforeAll(async () => {
  host = await createTestHost();
  await makePost(host.app, { slug: "bir-yazi", title: "Bir yazı" });
  url = host.origin;
});

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "accept-encoding": "identity" };

/** Returns all headers of an answer but its date, which no two answers share. */
const getHeaders = ({ headers }: Response) => {
  const { date: _, ...others } = Object.fromEntries(headers);
  return others;
};

describe("a cached page", () => {
  it("has the same headers and body as the rendered answer", async () => {
    const first = await fetch(`${url}/blog/bir-yazi`, { headers: BROWSER });
    const body = await first.text();
    const second = await fetch(`${url}/blog/bir-yazi`, { headers: BROWSER });
    expect(await second.text()).toBe(body);
    expect(host.documents.renders).toEqual(["/blog/bir-yazi"]);
    expect(getHeaders(second)).toEqual(getHeaders(first));
    expect(getHeaders(first)).toHaveProperty("content-security-policy");
  });

  it("has the same headers as the compressed rendered answer, and as one that the client has", async () => {
    await makePost(host.app, { slug: "uc-kez" });
    for (const encoding of ["br", "gzip"]) {
      host.pages.purge(["posts"]);
      const askFor = (headers: Record<string, string> = {}) =>
        fetch(`${url}/blog/uc-kez`, { headers: { ...BROWSER, "accept-encoding": encoding, ...headers } });
      const first = await askFor();
      const second = await askFor();
      expect(second.headers.get("content-encoding")).toBe(encoding);
      const { etag, "content-length": length } = getHeaders(first); // the second body is compressed better
      expect({ ...getHeaders(second), etag, "content-length": length }).toEqual(getHeaders(first));
      const known = { "if-none-match": first.headers.get("etag") ?? "" };
      const kept = await askFor(known);
      host.pages.purge(["posts"]);
      const rendered = await askFor(known);
      expect([kept.status, rendered.status]).toEqual([304, 304]);
      expect(getHeaders(kept)).toEqual(getHeaders(rendered));
    }
  });

  it("has the same bytes as the rendered answer, compressed or not", async () => {
    const bodyIn = async (encoding: string) =>
      (await ask(url, "/blog/bir-yazi", { headers: { ...BROWSER, "accept-encoding": encoding } })).bytes;
    host.pages.purge(["posts"]);
    const [quick, best] = [await bodyIn("br"), await bodyIn("br")];
    const plain = await bodyIn("identity");
    for (const compressed of [quick, best]) expect(brotliDecompressSync(compressed)).toEqual(plain);
    expect(plain.toString()).toContain("<h1>Bir yazı</h1>");
  });

  it("is answered with 304 if the client has it", async () => {
    const { headers } = await fetch(`${url}/blog/bir-yazi`, { headers: BROWSER });
    const again = await fetch(`${url}/blog/bir-yazi`, {
      headers: { ...BROWSER, "if-none-match": headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("counts its reader", async () => {
    await fetch(`${url}/blog/bir-yazi`, {
      headers: { ...BROWSER, "user-agent": "Mozilla/5.0 (Macintosh) Safari/605.1.15" },
    });
    await host.app.views.flush();
    const { view_count } = (
      await host.app.db.pool.query<{ view_count: number }>("SELECT view_count FROM posts WHERE slug = 'bir-yazi'")
    ).rows[0] ?? { view_count: 0 };
    expect(view_count).toBe(1); // one address is one reader, whatever its user agents
  });

  it.each(["dnt", "sec-gpc"])("does not count a reader who refuses it by %s, rendered or cached", async (name) => {
    const { slug } = await makePost(host.app);
    host.documents.renders.length = 0;
    for (let n = 0; n < 2; n++) await fetch(`${url}/blog/${slug}`, { headers: { ...BROWSER, [name]: "1" } });
    expect(host.documents.renders).toEqual([`/blog/${slug}`]);
    const countViews = async () => {
      await host.app.views.flush();
      return (await host.app.db.prisma.post.findFirstOrThrow({ where: { slug } })).viewCount;
    };
    expect(await countViews()).toBe(0);
    await fetch(`${url}/blog/${slug}`, { headers: BROWSER });
    expect(await countViews()).toBe(1);
  });

  it("is rendered again after a purge", async () => {
    await fetch(`${url}/blog/bir-yazi`, { headers: BROWSER });
    host.documents.renders.length = 0;
    host.pages.purge(["posts"]);
    for (let n = 0; n < 2; n++) expect((await fetch(`${url}/blog/bir-yazi`, { headers: BROWSER })).status).toBe(200);
    expect(host.documents.renders).toEqual(["/blog/bir-yazi"]);
  });
});

it("does not cache documents of the admin area", async () => {
  const ask = async () => (await fetch(`${url}/admin/posts`, { headers: BROWSER })).headers;
  await ask();
  const second = await ask();
  expect(second.get("cache-control")).toBe("no-store");
  expect(second.get("content-security-policy")).toContain("style-src 'self' 'unsafe-inline'");
});
