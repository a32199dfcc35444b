import { importNotes } from "@site/contract/blog/transfer/labels";
import { redirectTexts } from "@site/contract/site/redirects/labels";
import { strToU8, zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { getContent, getRecords, importAll, plan, type Transfer } from "./testing/files.ts";
import { ghostExport } from "./testing/ghost-export.ts";
import { makeWxr } from "./testing/wxr.ts";

let app: TestApp;
let transfer: Transfer;
beforeAll(async () => {
  app = await createTestApp();
  transfer = (await signedInAdmin(app)).caller.admin.transfer;
});

const toRecord = async (id: number, title: string) =>
  (await getRecords(transfer, id)).find((record) => record.title === title);

describe("records of one file that look alike", () => {
  const guid = "https://eski.example.com/?p=100";
  const sameGuid = () =>
    makeWxr([
      { title: "Aynı guid bir", content: "<p>Bir</p>" },
      { title: "Aynı guid iki", content: "<p>İki</p>" },
    ])
      .toString()
      .replace(/<guid[^>]*>[^<]*</g, `<guid isPermaLink="false">${guid}<`);

  it("are two posts where two posts have one guid, however often the file is imported", async () => {
    const file = Buffer.from(sameGuid());
    expect((await plan(app, transfer, "a.xml", file)).counts).toMatchObject([{ kind: "post", total: 2, waiting: 2 }]);
    for (const done of [2, 0])
      expect((await importAll(app, transfer, "a.xml", file)).counts).toMatchObject([{ kind: "post", total: 2, done }]);
    const titles = (await getContent(app)).posts
      .map(({ title }) => title)
      .filter((title) => title.startsWith("Aynı guid"));
    expect(titles.toSorted()).toEqual(["Aynı guid bir", "Aynı guid iki"]);
  });

  it("are one post where a post stands in it twice, and the report says so", async () => {
    const item = /<item>.*?<\/item>/s.exec(makeWxr([{ title: "İkiz", content: "<p>x</p>" }]).toString())?.[0] ?? "";
    const file = Buffer.from(makeWxr([], { site: "http://ikiz.example", inChannel: item + item }));
    const { id, counts } = await importAll(app, transfer, "a.xml", file);
    expect(counts).toMatchObject([{ kind: "post", total: 2, done: 1, skipped: 1 }]);
    expect((await getRecords(transfer, id)).flatMap(({ notes }) => notes)).toContain(importNotes.duplicate);
  });

  it("are one term where two terms have one address, and the report names both", async () => {
    const tag = (slug: string, name: string) =>
      `<wp:tag><wp:tag_slug>${slug}</wp:tag_slug><wp:tag_name><![CDATA[${name}]]></wp:tag_name></wp:tag>`;
    const file = makeWxr([], { inChannel: tag("%c3%a7ay", "Çay") + tag("cay", "Cay!") });
    const { id, counts } = await importAll(app, transfer, "a.xml", file);
    expect(counts).toMatchObject([{ kind: "tag", total: 2, done: 1, skipped: 1 }]);
    expect((await toRecord(id, "Cay!"))?.notes).toEqual([importNotes.termMerged("cay")]);
  });
});

describe("redirects of an archive", () => {
  const site = { version: 1, siteUrl: "https://eski.example", exportedAt: "2024-01-01T00:00:00Z" };
  const archive = (files: Record<string, unknown>) =>
    zipSync(
      Object.fromEntries(
        Object.entries({ "site.json": site, "categories.json": [], "tags.json": [], "media.json": [], ...files }).map(
          ([name, content]) => [name, strToU8(JSON.stringify(content))],
        ),
      ),
    );
  const redirect = (fromPath: unknown, toPath: unknown) => ({ fromPath, toPath, isManual: true });

  it("pass the rules of typed ones; a bad row is named and blocks no other", async () => {
    await makePost(app, { slug: "canli-yazi" });
    const rows = [
      redirect("//evil.example/blog", "/blog"),
      redirect("/\\evil.example", "/blog"),
      redirect("/blog\r\nX: y", "/blog"),
      redirect("/\tevil", "/blog"),
      redirect("/a1", "https://evil.example/"),
      redirect("/a2", "javascript:alert(1)"),
      redirect("/a3", "blog"),
      redirect("/a4", "//evil.example"),
      redirect("/admin/posts", "/blog"),
      redirect("/blog", "/baska"),
      redirect("/blog/canli-yazi", "/baska"),
      redirect("/ayni", "/Ayni/"),
      redirect("/d1", "/d2"),
      redirect("/d2", "/d1"),
      redirect("/eski-%C3%A7al%C4%B1%C5%9Fma/", "/blog/canli-yazi"),
      redirect("/eski-çalışma", "/blog"),
      redirect(5, "/blog"),
      null,
      redirect("/iyi", "/blog"),
    ];
    const { id, state, counts } = await importAll(app, transfer, "a.zip", archive({ "redirects.json": rows }));
    expect(state).toBe("done");
    expect(counts).toMatchObject([
      { kind: "redirect", total: 17, done: 3, skipped: 14 },
      { kind: "other", total: 2, failed: 2 },
    ]);
    const stored = await app.db.prisma.redirect.findMany({ orderBy: { id: "asc" } });
    expect(stored.map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual([
      ["/d1", "/d2"],
      ["/eski-çalışma", "/blog/canli-yazi"],
      ["/iyi", "/blog"],
    ]);
    const getNotes = async (title: string) => (await toRecord(id, title))?.notes;
    expect(await getNotes("//evil.example/blog")).toEqual([importNotes.redirectInvalid(redirectTexts.invalid)]);
    expect(await getNotes("/blog")).toEqual([importNotes.redirectInvalid(redirectTexts.hasPage)]);
    expect(await getNotes("/blog/canli-yazi")).toEqual([importNotes.redirectHasPage]);
    expect(await getNotes("/d2")).toEqual([importNotes.redirectLoop]);
    expect(await getNotes("/eski-çalışma")).toEqual([importNotes.redirectExists]);
  });

  it("and every other row of it are read by themselves", async () => {
    const file = archive({
      "redirects.json": [],
      "categories.json": [{ name: "Slugsuz" }, { name: "Güzel", slug: "guzel", description: "" }],
      "tags.json": [{ name: "Kötü", slug: "KÖTÜ slug", description: "" }],
      "media.json": [{ fileName: "kotu.jpg" }],
      "posts/1.json": { title: "Eksik" },
    });
    const { id, state } = await importAll(app, transfer, "a.zip", file);
    expect(state).toBe("done");
    const failed = (await getRecords(transfer, id)).filter((record) => record.state === "failed");
    expect(failed.map(({ title }) => title).toSorted()).toEqual(["Eksik", "Kötü", "Slugsuz", "kotu.jpg"]);
    expect((await getContent(app)).categories.map(({ name }) => name)).toContain("Güzel");
  });
});

describe("a post that an import has prepared", () => {
  it("keeps links to files of the former site, and tells about them before and after", async () => {
    const html = '<p><a href="__GHOST_URL__/content/files/a.pdf">Belge</a> <a href="/hakkinda/">Sayfa</a></p>';
    const file = ghostExport(6, [{ title: "Belgeli", slug: "belgeli", fields: { html } }]);
    const planned = await plan(app, transfer, "a.json", file);
    expect(planned.needsSiteUrl).toBe(true);
    expect((await toRecord(planned.id, "Belgeli"))?.notes).toEqual([importNotes.oldLinks(2)]);
    await importAll(app, transfer, "a.json", file, "https://eski.example/");
    const contentOfPost = async (slug: string) =>
      (await app.db.prisma.post.findFirstOrThrow({ where: { slug } })).content;
    const rel = 'rel="noopener nofollow"';
    expect(await contentOfPost("belgeli")).toBe(
      `<p><a href="https://eski.example/content/files/a.pdf" ${rel}>Belge</a> ` +
        `<a href="https://eski.example/hakkinda/" ${rel}>Sayfa</a></p>`,
    );
    const other = JSON.parse(file.toString());
    Object.assign(other.db[0].data.posts[0], { uuid: "baska", title: "Adressiz", slug: "adressiz" });
    const { id } = await importAll(app, transfer, "a.json", Buffer.from(JSON.stringify(other)));
    expect(await contentOfPost("adressiz")).toBe("<p>Belge Sayfa</p>");
    expect((await toRecord(id, "Adressiz"))?.losses).toEqual([importNotes.oldLinksLost(2)]);
  });

  it("becomes a draft where its only content, an image, cannot be fetched", async () => {
    const fields = { html: '<img src="http://127.0.0.1:9/a.jpg" alt="x">' };
    const file = JSON.parse(ghostExport(6, [{ title: "Yalnız görsel", slug: "yalniz-gorsel", fields }]).toString());
    file.db[0].data.posts[0].uuid = "yalniz";
    await importAll(app, transfer, "a.json", Buffer.from(JSON.stringify(file)));
    expect(await app.db.prisma.post.findFirst({ where: { slug: "yalniz-gorsel" } })).toMatchObject({
      status: "draft",
      content: `<p>${importNotes.emptyContent}</p>`,
    });
  });
});
