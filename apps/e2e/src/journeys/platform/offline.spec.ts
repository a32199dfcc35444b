import type { Page } from "@playwright/test";
import { untilHydrated, visit } from "../../support/pages.ts";
import { expectAccessible, expectLargeTargets } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

test.use({ serviceWorkers: "allow" });

const FIRST = { path: "/blog/bilirkisi-raporu-nasil-okunur", title: "Bilirkişi Raporu Nasıl Okunur?" };
const SECOND = { path: "/blog/kucuk-ekipler-icin-yedekleme", title: "Küçük Ekipler İçin Güvenilir Yedekleme" };

/** Returns the paths of the cached articles, oldest first. */
function cachedArticles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open("articles")).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until an article's style sheets and fonts are cached. */
async function untilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedArticles(page), { timeout: 20_000 }).toContain(path);
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await (await caches.open("article-files")).keys()).filter(({ url }) => url.endsWith(".woff2")).length,
      ),
    )
    .toBeGreaterThan(0);
}

const NO_CONNECTION =
  /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module|Unable to preload CSS/;
const privacyLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Gizlilik Politikası" });
const offlineHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Bağlantı yok" });

test("read articles are available offline, and other pages show the offline page", async ({
  page,
  context,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  await visit(page, FIRST.path);
  await untilCached(page, FIRST.path);
  await test.step("the site is installable", async () => {
    const cdp = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await page.getByRole("searchbox", { name: "Ara" }).fill("yedekleme");
  await page.getByRole("main").getByRole("link", { name: SECOND.title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: SECOND.title })).toBeVisible();
  await untilCached(page, SECOND.path);

  pageErrors.expect(NO_CONNECTION); // the comments, which are not cached
  await context.setOffline(true);
  await test.step("a link inside an article opens the cached copy of another", async () => {
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement("a"), {
        href: `${path}#yorumlar`,
        textContent: "Okunmuş yazı",
      });
      document.querySelector("main")?.prepend(link);
    }, FIRST.path);
    await page.getByRole("link", { name: "Okunmuş yazı" }).click();
    await expect(page.getByRole("heading", { level: 1, name: FIRST.title })).toBeVisible();
  });

  await test.step("a read article is complete", async () => {
    await page.goto(`${FIRST.path}?utm_source=x`);
    await expect(page.getByRole("heading", { level: 1, name: FIRST.title })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Source Serif 4/);
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.locator("#yorumlar").scrollIntoViewIfNeeded();
    await expect(page.getByText("Yorumlar yüklenirken bir hata oluştu.")).toBeVisible();
  });

  await test.step("another page shows the offline page with the list of read articles", async () => {
    await page.goto("/hakkimda");
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page.getByRole("listitem").getByRole("link")).toHaveText([SECOND.title, FIRST.title]);
    await expectAccessible(page); // a document of its own, which no component test can show
    await expectLargeTargets(page);
    await page.getByRole("listitem").getByRole("link", { name: SECOND.title }).click();
    await expect(page.getByRole("heading", { level: 1, name: SECOND.title })).toBeVisible();
  });

  await test.step("a link on it leads to the offline page instead of a broken screen", async () => {
    await untilHydrated(page); // before hydration the link would request a document
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.clearBrowserCache"); // the script of the next page
    await privacyLink(page).click();
    await expect(offlineHeading(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/gizlilik-politikasi");
  });

  await test.step("the admin area shows the offline page", async () => {
    await page.goto("/admin/login");
    await expect(offlineHeading(page)).toBeVisible();
  });

  await test.step("the requested page opens after reconnecting", async () => {
    await page.goto("/gizlilik-politikasi").catch(() => undefined);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Yeniden dene" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gizlilik Politikası" })).toBeVisible();
  });

  await test.step("a cached script without its data leads to the offline page too", async () => {
    await visit(page, FIRST.path);
    await privacyLink(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gizlilik Politikası" })).toBeVisible();
    const script = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").find(({ name }) => /\/assets\/static-page[\w-]*\.js$/.test(name))
          ?.name ?? "",
    );
    await visit(page, FIRST.path); // the previous document's data are gone
    await page.evaluate((address) => import(address), script);
    await context.setOffline(true);
    await privacyLink(page).click();
    await expect(offlineHeading(page)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step("an error of the server is no lost connection", async () => {
    await visit(page, FIRST.path);
    pageErrors.expect(/status of 500/);
    await page.route("**/trpc/**", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "Hakkımda" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bir Hata Oluştu" })).toBeVisible();
  });
});

test("a withdrawn article leaves the cache, which keeps twenty articles and nothing of the API or other areas", async ({
  page,
  api,
}) => {
  const { id } = await api.createPost({
    title: "Kısa ömürlü yazı",
    slug: "kisa-omurlu-yazi",
    content: "<p>Bir süre buradadır.</p>",
  });
  await visit(page, "/blog/kisa-omurlu-yazi");
  await expect.poll(() => cachedArticles(page), { timeout: 20_000 }).toContain("/blog/kisa-omurlu-yazi");
  // The post must exist until its comments have loaded.
  await expect(page.getByText("Henüz yorum yok. İlk yorumu siz yazın.")).toBeVisible();
  await api.removePost(id);
  const response = await page.goto("/blog/kisa-omurlu-yazi");
  expect(response?.status()).toBe(404);
  await expect.poll(() => cachedArticles(page)).not.toContain("/blog/kisa-omurlu-yazi");

  const paths = Array.from({ length: 21 }, (_, index) => `/blog/arsiv-notu-${index + 1}`);
  await page.evaluate(async (all) => {
    const { active } = await navigator.serviceWorker.ready;
    for (const read of [...all, "/admin/login", "/api/blog/posts", "/profil", "/blog/boyle-bir-yazi-yok"])
      active?.postMessage({ read });
  }, paths);
  await expect.poll(() => cachedArticles(page), { timeout: 30_000 }).toEqual(paths.slice(1));
  const others = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return kept.flat().filter((path) => !/^\/(?:blog\/|assets\/|images\/|favicon\.svg$|offline\.html$)/.test(path));
  });
  expect(others).toEqual([]);
});

test("the site's worker and manifest are served for an installation", async ({ request }) => {
  const worker = await request.get("/sw.js");
  expect([worker.status(), worker.headers()["cache-control"], worker.headers()["content-type"]]).toEqual([
    200,
    "no-cache",
    expect.stringContaining("javascript"),
  ]);
  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(await (await request.get("/")).text()) ?? [];
  const answer = await request.get(address);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { icons: { src: string }[] } = await answer.json();
  expect(manifest).toMatchObject({ name: "Hukuk ve Yazılım", lang: "tr", start_url: "/" });
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
});
