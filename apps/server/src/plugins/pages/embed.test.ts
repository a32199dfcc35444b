import { importDemoListings, importReference } from "@site/api";
import { signedInAdmin } from "@site/api/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { expectError } from "../../testing/expect-error.ts";
import { createTestHost, type TestHost } from "../../testing/host.ts";
import { parseXml } from "../../testing/parse-xml.ts";

const FORUM = "https://forum.example.org";
const UNION = "https://sendika.example.org:8443";
const STRANGER = "https://yabanci.example";

let host: TestHost;
let board: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["becayis"];
beforeAll(async () => {
  host = await createTestHost({ corsOrigins: [STRANGER] });
  board = (await signedInAdmin(host.app)).caller.admin.becayis;
  await importReference(host.app, {
    provinces: [
      { id: 6, name: "Ankara" },
      { id: 35, name: "İzmir" },
    ],
    districts: [6, 35].map((provinceId) => ({ id: provinceId * 100 + 1, provinceId, name: "Merkez" })),
    institutions: [
      { name: "Adalet Bakanlığı", kind: "ministry" },
      { name: "Sağlık Bakanlığı", kind: "ministry" },
    ],
    positions: [
      { name: "Zabıt Kâtibi", serviceClass: "GİH" },
      { name: "Hemşire", serviceClass: "SH" },
    ],
    rules: [],
  });
  const posts = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi", offerCityId: 6, wantedPlaces: [35] };
  const person = { firstName: "Ayşe", lastName: "Karaca" };
  const titles = [...Array.from({ length: 21 }, (_, index) => `Örnek ilan ${index}`), "Beni arayın: 0532 000 99 88"];
  await importDemoListings(
    host.app,
    titles.map((title, index) => ({ ...posts, ...person, title, description: "", email: `uye${index}@example.org` })),
  );
  const nurse = { institution: "Sağlık Bakanlığı", position: "Hemşire", title: "<b>Hemşire</b> & ebe" };
  await importDemoListings(host.app, [
    { ...posts, ...person, ...nurse, description: "", email: "hemsire@example.org" },
  ]);
  await host.app.db.pool.query("UPDATE listings SET created_at = created_at + id * interval '1 second'");
});

const get = (url: string, headers: Record<string, string> = {}) => host.server.inject({ url, headers });
const ancestorsIn = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];
const links = (html: string) => [...html.matchAll(/<a href="([^"]*)"([^>]*)>/g)];

describe("the list for other sites", () => {
  it("may be framed by the sites that the administrator names, and by none before", async () => {
    const before = await get("/becayis/embed");
    expect([before.statusCode, before.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(ancestorsIn(before.headers["content-security-policy"])).toBe("'none'");
    await board.settings.update({ embedOrigins: [FORUM, UNION] });
    const { headers } = await get("/becayis/embed");
    expect(ancestorsIn(headers["content-security-policy"])).toBe(`${FORUM} ${UNION}`);
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    for (const url of ["/becayis/rss.xml", "/rss.xml", "/api/becayis/embed", "/becayis/embed?kurum=yok"])
      expect([url, (await get(url)).headers["x-frame-options"]]).toEqual([url, "DENY"]);
  });

  it("runs only its own script and style", async () => {
    const { body, headers } = await get("/becayis/embed");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; .*script-src 'sha256-[^']+';.*form-action 'none'/);
    expect(policy).toMatch(/style-src 'sha256-/);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).toContain("postMessage");
  });

  it("shows the twenty newest as everybody sees them, and leads out of the frame", async () => {
    const { body } = await get("/becayis/embed?kurum=adalet-bakanligi&unvan=zabit-katibi");
    expect(body).toContain("<h1>Adalet Bakanlığı, Zabıt Kâtibi: becayiş ilanları</h1>");
    expect(body.match(/<li>/g)).toHaveLength(20);
    expect(body).toContain("Ayşe K***");
    expect(body).toContain("Beni arayın: •••");
    expect(body).not.toMatch(/Karaca|0532|Hemşire|Örnek ilan 1</);
    expect(links(body)).toHaveLength(21);
    for (const [, address = "", attributes = ""] of links(body)) {
      expect(address).toMatch(new RegExp(`^${host.app.siteUrl}/becayis.*[?]kaynak=gomulu$`));
      expect(attributes).toContain('target="_top"');
    }
  });

  it("writes what owners wrote as text, in RSS too", async () => {
    const page = await get("/becayis/embed?unvan=hemsire");
    expect(page.body).toContain("&lt;b&gt;Hemşire&lt;/b&gt; &amp; ebe");
    const rss = await get("/becayis/rss.xml?kurum=saglik-bakanligi&unvan=hemsire");
    expect([rss.statusCode, rss.headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    const channel = JSON.stringify(parseXml(rss.body));
    expect(channel).toContain("Ankara → İzmir: <b>Hemşire</b> & ebe");
    expect(channel).toContain(`${host.app.siteUrl}/becayis/rss.xml?kurum=saglik-bakanligi&unvan=hemsire`);
    expect(channel).toContain("?kaynak=gomulu");
    expect(channel).not.toContain("Karaca");
  });

  it("follows the board", async () => {
    const { rows } = await host.app.db.pool.query<{ id: number }>("SELECT id FROM listings WHERE title LIKE '%ebe'");
    expect((await get("/becayis/embed?unvan=hemsire")).body).toContain("ebe");
    await board.listings.remove({ id: rows[0]?.id ?? 0 });
    const { body } = await get("/becayis/embed?unvan=hemsire");
    expect(body).toContain("Şu anda ilan yok.");
  });

  it.each([
    "kurum=yok",
    "unvan=yok",
    "kurum=Adalet%20Bakanl%C4%B1%C4%9F%C4%B1",
    "kurum=a&kurum=b",
    `unvan=${"a".repeat(300)}`,
  ])("is not there for ?%s", async (query) => {
    for (const path of ["/becayis/embed", "/becayis/rss.xml"])
      expect((await get(`${path}?${query}`)).statusCode).toBe(404);
  });
});

describe("the list as JSON", () => {
  const list = z.object({ institution: z.string().nullable(), listings: z.array(z.object({ url: z.string() })) });

  it("is what everybody sees, for whoever asks", async () => {
    const answer = await get("/api/becayis/embed?institution=adalet-bakanligi");
    const { institution, listings } = list.parse(answer.json());
    expect([institution, listings.length]).toEqual(["Adalet Bakanlığı", 20]);
    expect(answer.body).not.toMatch(/Karaca|0532|user_id/);
    expectError(await get("/api/becayis/embed?institution=yok"), 404, "NOT_FOUND");
  });

  it("is read by pages of exactly the sites that may frame it", async () => {
    await board.settings.update({ embedOrigins: [FORUM] });
    const allowedFor = async (origin: string, url = "/api/becayis/embed") => {
      const { headers } = await get(url, { origin });
      return [headers["access-control-allow-origin"], String(headers.vary).toLowerCase().includes("origin")];
    };
    expect(await allowedFor(FORUM)).toEqual([FORUM, true]);
    for (const origin of [UNION, STRANGER, "null", `${FORUM}.yabanci.example`])
      expect([origin, await allowedFor(origin)]).toEqual([origin, [undefined, true]]);
    expect(await allowedFor(FORUM, "/api/becayis/listings")).toEqual([undefined, true]);
    expect(await allowedFor(STRANGER, "/api/becayis/listings")).toEqual([STRANGER, true]);
    const preflight = await host.server.inject({
      method: "OPTIONS",
      url: "/api/becayis/embed",
      headers: { origin: FORUM, "access-control-request-method": "GET" },
    });
    expect([preflight.statusCode, preflight.headers["access-control-allow-origin"]]).toEqual([204, FORUM]);
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
  });
});

it.each([["*"], ["https://a.example/b"], ["https://a;b.example"], [FORUM, FORUM]].map((origins) => [origins]))(
  "sites are refused unless each is an origin of its own: %j",
  async (embedOrigins) => {
    await expect(board.settings.update({ embedOrigins })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  },
);
