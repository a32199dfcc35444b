import type { Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { publicScreens } from "../../support/screens.ts";
import { getStructuredData } from "../../support/structured-data.ts";
import { expect, test } from "../../support/test.ts";

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute("content");
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

test("special characters in a title break neither head nor structured data", async ({ page, api }) => {
  const title = 'Bir "tırnak" </script><script>window.isBroken = true</script> & <b>şey</b>';
  const { id } = await api.createPost({
    title,
    slug: "tirnakli-yazi",
    excerpt: 'Özet "tırnaklı" & <i>eğik</i>',
    content: "<p>Metin.</p>",
  });
  const response = await visit(page, "/blog/tirnakli-yazi");
  expect(getStructuredData((await response?.text()) ?? "")).toEqual(
    expect.arrayContaining([expect.objectContaining({ "@type": "Article", headline: title })]),
  );
  expect(await content(page, "og:title")).toContain(title);
  expect(await content(page, "description")).toBe('Özet "tırnaklı" & <i>eğik</i>');
  expect(await page.evaluate(() => "isBroken" in window)).toBe(false);
  await api.removePost(id);
});

test("every public page has a picture for link previews", async ({ request }) => {
  for (const { path, card } of [
    { path: "/", card: /\/og\/site\/site-/ },
    { path: "/blog", card: /\/og\/site\/site-/ },
    { path: "/hakkimda", card: /\/og\/pages\/hakkimda-/ },
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

test("the administrator's head tags override the page's own, on load and after navigation", async ({ page, api }) => {
  const ours = {
    metaTitle: "Yönetenin başlığı",
    metaDescription: "Yönetenin açıklaması.",
    ogTitle: "Paylaşım başlığı",
    ogDescription: "Paylaşım açıklaması.",
    canonicalUrl: "https://example.org/hakkimda",
    robots: "noindex, follow",
  };
  await api.savePageSeo("hakkimda", ours);
  await visit(page, "/hakkimda");
  await expect(page).toHaveTitle(ours.metaTitle);
  const said = Object.fromEntries(
    await Promise.all(
      ["description", "robots", "og:title", "og:description", "og:url"].map(async (name) => [
        name,
        await content(page, name),
      ]),
    ),
  );
  expect(said).toEqual({
    description: ours.metaDescription,
    robots: ours.robots,
    "og:title": ours.ogTitle,
    "og:description": ours.ogDescription,
    "og:url": ours.canonicalUrl,
  });
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(ours.canonicalUrl);

  await visit(page, "/gizlilik-politikasi");
  await page.getByRole("contentinfo").getByRole("link", { name: "Hakkımda" }).click();
  await expect(page).toHaveTitle(ours.metaTitle);
  await expect.poll(() => content(page, "description")).toBe(ours.metaDescription);

  await api.savePageSeo("hakkimda", {
    metaTitle: "",
    metaDescription: "",
    ogTitle: "",
    ogDescription: "",
    canonicalUrl: "",
    robots: "index, follow",
  });
  const restored = await (await page.request.get("/hakkimda")).text();
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
