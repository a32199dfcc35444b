import { publicScreens } from "../../support/screens.ts";
import { getStructuredData } from "../../support/structured-data.ts";
import { expect, test } from "../../support/test.ts";

/** Returns a head tag's text from a page's HTML. */
const contentIn = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const getTypes = (html: string) => getStructuredData(html).map((data) => data["@type"]);

test("the structured data of every public page meets Google's requirements", async ({ request, baseURL }) => {
  for (const { path } of publicScreens) {
    const html = await (await request.get(path)).text();
    expect(() => getStructuredData(html), path).not.toThrow();
    for (const data of getStructuredData(html))
      if ("url" in data) expect(data.url.startsWith(`${baseURL}/`), `${path} ${data.url}`).toBe(true);
  }
  const wanted: Record<string, string[]> = {
    "/": ["WebSite", "ProfessionalService", "FAQPage"],
    "/hizmetler": ["FAQPage", "BreadcrumbList"],
    "/hizmetler/ozet": ["Service", "BreadcrumbList"],
    "/blog": ["BreadcrumbList"],
    "/blog/category/bilirkisilik": ["BreadcrumbList"],
    "/blog/tag/bilirkisi-raporu": ["BreadcrumbList"],
    "/blog/bilirkisi-raporu-nasil-okunur": ["Article", "BreadcrumbList"],
    "/becayis": ["BreadcrumbList", "ItemList"],
    "/becayis/listings/1": ["Offer", "BreadcrumbList"],
    "/becayis/ankara-izmir": ["BreadcrumbList", "ItemList"],
    "/gizlilik-politikasi": ["BreadcrumbList"],
  };
  for (const [path, types] of Object.entries(wanted))
    expect(getTypes(await (await request.get(path)).text()), path).toEqual(expect.arrayContaining(types));
});

test("special characters in a title break neither head nor structured data", async ({ request, api }) => {
  const title = 'Bir "tırnak" </script><script>window.isBroken = true</script> & <b>şey</b>';
  const { id } = await api.createPost({
    title,
    slug: "tirnakli-yazi",
    excerpt: 'Özet "tırnaklı" & <i>eğik</i>',
    content: "<p>Metin.</p>",
  });
  const html = await (await request.get("/blog/tirnakli-yazi")).text();
  expect(getStructuredData(html)).toEqual(
    expect.arrayContaining([expect.objectContaining({ "@type": "Article", headline: title })]),
  );
  expect(contentIn(html, "og:title")).toContain("&lt;script&gt;window.isBroken = true&lt;/script&gt; &amp; &lt;b&gt;");
  expect(contentIn(html, "description")).toBe("Özet &quot;tırnaklı&quot; &amp; &lt;i&gt;eğik&lt;/i&gt;");
  expect(html).not.toContain("<script>window.isBroken");
  await api.removePost(id);
});

test("every public page has a picture for link previews", async ({ request }) => {
  for (const { path, card } of [
    { path: "/", card: /\/og\/site\/site-/ },
    { path: "/blog", card: /\/og\/site\/site-/ },
    { path: "/hakkimda", card: /\/og\/pages\/hakkimda-/ },
    { path: "/becayis/listings/1", card: /\/og\/listings\/[a-z0-9-]+-[0-9a-f]{16}\.png$/ },
    {
      path: "/blog/bilirkisi-raporu-nasil-okunur",
      card: /\/og\/picture\/images\/blog\/bilirkisi-raporu-nasil-okunur\.webp\.jpg$/,
    },
    { path: "/hizmetler/ozet", card: /\/og\/services\/ozet-|\/og\/picture\/images\/services\/ozet\.webp\.jpg$/ },
  ]) {
    const html = await (await request.get(path)).text();
    const picture = contentIn(html, "og:image") ?? "";
    expect(picture, path).toMatch(card);
    const answer = await request.get(picture, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
      path,
      200,
      contentIn(html, "og:image:type"),
    ]);
    expect(["og:image:width", "og:image:height"].map((name) => contentIn(html, name))).toEqual(["1200", "630"]);
    expect(contentIn(html, "og:image:alt")).toBeTruthy();
    expect(contentIn(html, "twitter:image")).toBe(picture);
  }
});

test("a shared listing is one page however its reader came, and its printed sheet is for no search engine", async ({
  request,
}) => {
  const [plain, shared] = await Promise.all(
    ["/becayis/listings/1", "/becayis/listings/1?utm_source=paylasim"].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  expect(shared).toBe(plain);
  const canonical = /<link rel="canonical" href="[^"?]*(\/becayis\/ilan\/[^"?]+)">/.exec(plain ?? "")?.[1];
  const sheet = await request.get(`${canonical}/afis?utm_source=afis`);
  expect(sheet.status()).toBe(200);
  const html = await sheet.text();
  expect(contentIn(html, "robots")).toBe("noindex");
  expect(html).toContain("karekod");
  expect((await request.get("/becayis/ilan/yok-0/afis")).status()).toBe(404);
});

test("the administrator's head tags override the page's own", async ({ request, api }) => {
  const ours = {
    metaTitle: "Yönetenin başlığı",
    metaDescription: "Yönetenin açıklaması.",
    ogTitle: "Paylaşım başlığı",
    ogDescription: "Paylaşım açıklaması.",
    canonicalUrl: "https://example.org/hakkimda",
    robots: "noindex, follow",
  };
  await api.savePageSeo("hakkimda", ours);
  const html = await (await request.get("/hakkimda")).text();
  const names = ["description", "robots", "og:title", "og:description", "og:url"];
  expect([titleIn(html), ...names.map((name) => contentIn(html, name))]).toEqual([
    ours.metaTitle,
    ours.metaDescription,
    ours.robots,
    ours.ogTitle,
    ours.ogDescription,
    ours.canonicalUrl,
  ]);
  expect(html).toContain(`<link rel="canonical" href="${ours.canonicalUrl}">`);

  await api.savePageSeo("hakkimda", {
    metaTitle: "",
    metaDescription: "",
    ogTitle: "",
    ogDescription: "",
    canonicalUrl: "",
    robots: "index, follow",
  });
  const restored = await (await request.get("/hakkimda")).text();
  expect(titleIn(restored)).toBe("Hakkımda | Hukuk ve Yazılım");
  expect(contentIn(restored, "robots")).toBeUndefined();
});

test("later pages of a list keep their own title", async ({ request }) => {
  const [first, second] = await Promise.all(
    ["/blog", "/blog?sayfa=2"].map(async (path) => (await request.get(path)).text()),
  );
  expect(titleIn(first ?? "")).toBe("Blog | Hukuk ve Yazılım");
  expect(titleIn(second ?? "")).toMatch(/sayfa 2/);
  expect(contentIn(first ?? "", "description")).toBeTruthy();
  expect(contentIn(second ?? "", "description")).not.toBe(contentIn(first ?? "", "description"));
});
