import { limits } from "@site/contract/common/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, makePost, type TestApp } from "../../../testing/index.ts";

let app: TestApp;
const find = async (q: string) => (await anonymousCaller(app).blog.search({ q })).map((post) => post.slug);

beforeAll(async () => {
  app = await createTestApp();
  await makePost(app, { slug: "isik", title: "IŞIK ve Gölge", content: "<p>Bir deneme metni.</p>" });
  await makePost(app, { slug: "bilirkisilik", title: "Bilirkişilik Üzerine", content: "<p>Raporun okunması.</p>" });
  await makePost(app, { slug: "dava", title: "Bir dava günlüğü", content: "<p>Mahkemede geçen bir gün.</p>" });
  await makePost(app, { slug: "taslak", title: "Işıklı taslak", status: "draft" });
  await makePost(app, { slug: "gelecek", title: "Işıklı gelecek", publishedAt: "2999-01-01T00:00:00Z" });
});

describe("searching the blog", () => {
  it.each([
    ["isik", "isik"],
    ["ışık", "isik"],
    ["IŞIK", "isik"],
    ["Işık gölge", "isik"],
    ["bilirkisi", "bilirkisilik"],
    ["BİLİRKİŞİ", "bilirkisilik"],
    ["davalar", "dava"],
    ["raporu", "bilirkisilik"],
    ["mahkeme", "dava"],
    ["bilirkşilik", "bilirkisilik"],
  ])("finds by %s", async (query, slug) => {
    expect(await find(query)).toContain(slug);
  });

  it("excludes drafts and scheduled posts", async () => {
    expect(await find("ışıklı")).not.toContain("taslak");
    expect(await find("ışıklı")).not.toContain("gelecek");
  });

  it("ignores punctuation and operators", async () => {
    expect(await find("& | ! ( ) :*")).toEqual([]);
    expect(await find("isik & ' \" \\ <->")).toContain("isik");
  });

  it("offers similar titles only when nothing matches", async () => {
    await makePost(app, { slug: "bilirkise", title: "Bilirkşilik diye yazılan" });
    expect(await find("bilirkşilik")).toEqual(["bilirkise"]);
    expect(await find("bilirkişiilk")).toContain("bilirkisilik");
  });

  it("shows the same posts as cards on the site's screens", async () => {
    const { search, searchCards } = anonymousCaller(app).blog;
    for (const q of ["isik", "davalar", "bilirkişiilk", "hiçbiri", "&"]) {
      const posts = await search({ q });
      expect(await searchCards({ q })).toEqual(posts.map(({ imageAlt: _, tags: __, ...card }) => card));
    }
  });

  it("finds old posts by title among many text hits", async () => {
    await app.db.pool.query(`INSERT INTO posts (title, slug, content, content_text, status, published_at)
      SELECT 'Sıradan yazı ' || n, 'yazi-' || n, '', 'tebligat', 'published', now() - n * interval '1 minute'
      FROM generate_series(1, 600) n`);
    await makePost(app, { slug: "eski", title: "Tebligat Nasıl Yapılır?", publishedAt: "2001-01-01T00:00:00Z" });
    expect(await find("tebligat")).toEqual(["eski", ...Array.from({ length: 9 }, (_, n) => `yazi-${n + 1}`)]);
    expect(
      (await anonymousCaller(app).blog.search({ q: "tebligat", limit: 20, offset: 590 })).map(({ slug }) => slug),
    ).toEqual(Array.from({ length: 11 }, (_, n) => `yazi-${n + 590}`));
  });

  it("offers one screen of similar titles where hundreds are alike", async () => {
    const { search } = anonymousCaller(app).blog;
    const { searchScreenLimit: limit } = limits;
    expect(await search({ q: "sıradann", limit })).toHaveLength(limit);
    expect(await search({ q: "sıradann", limit, offset: limit })).toEqual([]);
  });
});
