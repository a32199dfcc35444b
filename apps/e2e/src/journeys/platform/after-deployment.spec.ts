import { untilHydrated, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const MISSING = /404|Failed to fetch dynamically imported module|Failed to load resource/;

test("an open page whose chunks a deployment has removed is loaded again, once", async ({ page, pageErrors }) => {
  pageErrors.expect(MISSING);
  let documents = 0;
  let isGone = true;
  page.on("request", (request) => {
    if (request.resourceType() !== "document") return;
    documents++;
    isGone = false; // the new document names chunks that exist
  });
  await visit(page, "/hizmetler");
  const gone = await page.context().newPage(); // names the chunk of the blog
  const chunks: string[] = [];
  gone.on("request", (request) => {
    if (request.resourceType() === "script") chunks.push(new URL(request.url()).pathname);
  });
  await visit(gone, "/blog");
  await gone.close();
  const known = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const missing = chunks.filter((path) => !known.some((name) => name.endsWith(path)));
  expect(missing.length).toBeGreaterThan(0);

  await test.step("the document is loaded, and the page comes", async () => {
    isGone = true;
    await page.route(
      (url) => missing.includes(url.pathname),
      (route) => (isGone ? route.fulfill({ status: 404, body: "" }) : route.continue()),
    );
    documents = 0;
    await page.getByRole("link", { name: "Blog", exact: true }).first().click();
    await expect(page.getByRole("searchbox", { name: "Ara" })).toBeVisible();
    await expect.poll(() => documents).toBe(1);
    await page.unrouteAll();
  });
});

test("a part of a page whose chunk a deployment has removed is loaded with the document, once", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(MISSING);
  await visit(page, "/");
  let documents = 0;
  await page.route(/\/assets\/quick-message-/, (route) => route.fulfill({ status: 404, body: "" }));
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents++;
  });
  const button = page.getByRole("button", { name: "Hızlı mesaj gönder" });
  await Promise.all([page.waitForEvent("load"), button.click()]);
  await untilHydrated(page);
  await button.click(); // still missing: the document is not loaded a second time
  await expect(page.getByText("Form yüklenemedi.")).toBeVisible();
  expect(documents).toBe(1);
  await page.unrouteAll();
});
