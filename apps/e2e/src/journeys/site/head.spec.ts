import type { Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { publicScreens } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

/** Returns the page's own head tags, or those of this HTML, without files, icons and tags of all pages. */
function getHead(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((source) => {
    const { head } = source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
    const tags = head.querySelectorAll(
      [
        'title, meta[property], meta[name]:not([name="viewport"], [name="theme-color"])',
        'link:is([rel="canonical"], [rel="prev"], [rel="next"], [rel="alternate"])',
        'script[type="application/ld+json"]',
      ].join(),
    );
    return [...tags].map((element) => element.outerHTML);
  }, html);
}

/** Adds a link to the page and follows it inside the site. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address, textContent: "ilerle" });
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, path);
}

test("client-side navigation sets the same head tags as loading the page", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  pageErrors.expect(/404/); // requests for missing pages
  const parser = await openBrowser(); // the policy of a blank page allows a parser
  const loadedHead = async (path: string) => getHead(parser, await (await page.request.get(path)).text());
  const moveAndCompare = async (path: string) => {
    const loaded = await loadedHead(path);
    expect(loaded.length, path).toBeGreaterThan(2);
    await moveTo(page, path);
    await expect.poll(() => getHead(page), { message: path, intervals: [50, 100, 200] }).toEqual(loaded);
  };
  await visit(page, "/uye-ol");
  expect(await getHead(page), "hydration changes nothing").toEqual(await loadedHead("/uye-ol"));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const { path } of publicScreens) await moveAndCompare(path);
  expect(await page.evaluate(() => "isSameDocument" in window), "no new document on the way").toBe(true);
});

test("a page of the article list links the previous and the next page", async ({ baseURL, request }) => {
  const getNeighbours = async (path: string) => {
    const html = await (await request.get(path)).text();
    return ["prev", "next"].map((rel) => new RegExp(`rel="${rel}" href="([^"]+)"`).exec(html)?.[1]);
  };
  expect(await getNeighbours("/blog")).toEqual([undefined, `${baseURL}/blog?sayfa=2`]);
  expect(await getNeighbours("/blog?sayfa=2")).toEqual([`${baseURL}/blog`, `${baseURL}/blog?sayfa=3`]);
  expect((await getNeighbours("/blog?ara=faiz"))[1]).toBeUndefined();
});
