import { describe, expect, it } from "vitest";
import { blogAnswer, contentSoFar, sanitiseGenerated, toGeneratedBlog } from "./generated-text.ts";

const SITE = "https://site.example.org";
const getBlog = (answer: object, link: string | null = null) =>
  toGeneratedBlog(blogAnswer.parse({ title: "Başlık", content: "<p>Metin</p>", ...answer }), link, SITE);

describe("a model's HTML", () => {
  it("keeps the allowed link alone, written anew", async () => {
    const html = [
      '<p><a href="/blog/kira" onclick="x()" title="t">bir</a>',
      '<a href="https://site.example.org/blog/kira">iki</a>',
      '<a href="/blog/baska">üç</a>',
      '<a href="https://evil.example/blog/kira">dört</a>',
      '<a href="//evil.example/blog/kira">beş</a>',
      '<a href="/blog/kira?x=1">altı</a>',
      '<a href="javascript:alert(1)">yedi</a>',
      '<a href="mailto:a@b.example">sekiz</a></p>',
    ].join(" ");
    expect(await sanitiseGenerated(html, "kira", SITE)).toBe(
      '<p><a href="/blog/kira">bir</a> <a href="/blog/kira">iki</a> üç dört beş altı yedi sekiz</p>',
    );
  });

  it("keeps no link where none is allowed", async () => {
    expect(await sanitiseGenerated('<p><a href="/blog/kira">bir</a></p>', null, SITE)).toBe("<p>bir</p>");
  });

  it("loses scripts, images, frames, forms and styles", async () => {
    const html =
      '<h2 style="color:red">Baş</h2><script>alert(1)</script><img src="https://evil.example/x.png" onerror="x()">' +
      '<iframe src="https://evil.example"></iframe><form action="/x"><input></form>' +
      '<p onclick="x()">Son</p><svg onload="x()">';
    expect(await sanitiseGenerated(html, null, SITE)).toBe('<h2 id="bas">Baş</h2><p>Son</p>');
  });
});

describe("a model's answer", () => {
  it("decides neither status, author nor settings", async () => {
    const blog = await getBlog({
      status: "published",
      authorId: 1,
      publishedAt: "2020-01-01",
      settings: {},
      isFeatured: true,
    });
    expect(Object.keys(blog).toSorted()).toEqual(
      [
        "title",
        "slug",
        "excerpt",
        "content",
        "tags",
        "category",
        "seoTitle",
        "seoDescription",
        "seoKeywords",
      ].toSorted(),
    );
  });

  it("is plain text of bounded length outside of its content", async () => {
    const blog = await getBlog({
      title: `<b>Kira</b>\u202e\0 ${"a".repeat(500)}`,
      excerpt: '<img src=x onerror="alert(1)">Özet',
      seoKeywords: ["kira", "ev"],
      tags: ["Kira", "kira ", "<i>Ev</i>", "!!!", ...Array.from({ length: 30 }, (_, at) => `etiket ${at}`)],
      slug: "../../Kötü Adres?",
    });
    expect(blog.title.length).toBeLessThanOrEqual(200);
    expect(blog.title).not.toMatch(/[<>\0\u202e]/);
    expect(blog).toMatchObject({ excerpt: "Özet", seoKeywords: "kira, ev", slug: "kotu-adres" });
    expect(blog.tags.slice(0, 3)).toEqual(["kira", "Ev", "etiket 0"]);
    expect(blog.tags).toHaveLength(10);
  });

  it.each([
    {},
    { title: "x" },
    { content: "<p>x</p>" },
    { title: 1, content: "x" },
    [],
    null,
    { title: " ", content: "x" },
  ])("of another form is refused: %j", (answer) => {
    expect(blogAnswer.safeParse(answer).success).toBe(false);
  });
});

describe("the content of an unfinished answer", () => {
  const whole = JSON.stringify({ title: "T", content: '<p>"Kira" \\ ğüş\n😀</p>', tags: [] });

  it("grows with the answer and never fails", () => {
    let longest = "";
    for (let length = 0; length <= whole.length; length++) {
      const content = contentSoFar(whole.slice(0, length));
      expect('<p>"Kira" \\ ğüş\n😀</p>'.startsWith(content.replace(/[\ud800-\udbff]$/, ""))).toBe(true);
      if (content.length > longest.length) longest = content;
    }
    expect(longest).toBe('<p>"Kira" \\ ğüş\n😀</p>');
  });
});
