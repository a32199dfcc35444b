import { importDemoListings, importReference } from "@site/api";
import { signedInAdmin } from "@site/api/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestHost, type TestHost } from "../../testing/host.ts";
import { parseXml } from "../../testing/parse-xml.ts";

let host: TestHost;
let board: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["becayis"];
beforeAll(async () => {
  host = await createTestHost();
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

const get = (url: string) => host.server.inject({ url });
async function read(url: string): Promise<string> {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  return JSON.stringify(parseXml(body));
}

describe("the board's feed", () => {
  it("has the twenty newest listings as everybody sees them", async () => {
    const channel = await read("/becayis/rss.xml?kurum=adalet-bakanligi&unvan=zabit-katibi");
    expect(channel).toContain("Adalet Bakanlığı, Zabıt Kâtibi: becayiş ilanları");
    expect(channel.match(/"guid"/g)).toHaveLength(20);
    expect(channel).toContain("Ayşe K***");
    expect(channel).toContain("Beni arayın: •••");
    expect(channel).not.toMatch(/Karaca|0532|Hemşire|Örnek ilan 1"/);
    expect(channel).toContain(`${host.app.siteUrl}/becayis/rss.xml?kurum=adalet-bakanligi&unvan=zabit-katibi`);
  });

  it.each([
    ["", "/becayis"],
    ["?kurum=adalet-bakanligi", "/becayis/kurum/adalet-bakanligi"],
    ["?kurum=adalet-bakanligi&unvan=zabit-katibi", "/becayis/kurum/adalet-bakanligi/zabit-katibi"],
    ["?unvan=hemsire", "/becayis?pozisyon=hemsire"],
  ])("belongs to the page that shows the same: %s", async (query, page) => {
    const { body } = await get(`/becayis/rss.xml${query}`);
    expect(body).toContain(`<link>${host.app.siteUrl}${page}</link>`);
  });

  it("writes what owners wrote as text", async () => {
    expect(await read("/becayis/rss.xml?kurum=saglik-bakanligi&unvan=hemsire")).toContain(
      "Ankara → İzmir: <b>Hemşire</b> & ebe",
    );
  });

  it("names an entry alike whatever its title becomes, and follows the board", async () => {
    const { rows } = await host.app.db.pool.query<{ id: number }>("SELECT id FROM listings WHERE title LIKE '%ebe'");
    const id = rows[0]?.id ?? 0;
    const guid = `${host.app.siteUrl}/becayis/ilan/${id}"`;
    const address = "/becayis/rss.xml?unvan=hemsire";
    expect(await read(address)).toContain(guid);
    const { version } = await board.listings.get({ id });
    await board.listings.correct({ id, version, title: "Lojmanlı hemşire" });
    const changed = await read(address);
    expect(changed).toContain("Lojmanlı hemşire");
    expect(changed).toContain(guid);
    await board.listings.remove({ id });
    expect(await read(address)).not.toContain('"item"');
  });

  it.each([
    "kurum=yok",
    "unvan=yok",
    "kurum=Adalet%20Bakanl%C4%B1%C4%9F%C4%B1",
    "kurum=a&kurum=b",
    `unvan=${"a".repeat(300)}`,
  ])("is not there for ?%s", async (query) => {
    expect((await get(`/becayis/rss.xml?${query}`)).statusCode).toBe(404);
  });
});
