import { visit } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a long article whose headings are called as parts of the page are comes alive, and its headings are reached", async ({
  page,
  api,
}) => {
  const headings = ["State", "Root", "app_state", "app_root", "Yorumlar", "İçerik", "Header"];
  const content = `${headings.map((text) => `<h2>${text}</h2>`).join("")}${"<p>Uzun bir metnin bir paragrafı.</p>".repeat(2_000)}<h2>Son söz</h2>`;
  const { id } = await api.createPost({ title: "Başlıklar", slug: "basliklarin-adlari", content });
  await visit(page, "/blog/basliklarin-adlari#son-soz");
  await expect(page.getByRole("heading", { name: "Son söz" })).toBeInViewport();
  expect(
    await page.evaluate(() =>
      ["app_state", "app_root", "yorumlar"].map((name) => document.querySelectorAll(`#${name}`).length),
    ),
  ).toEqual([1, 1, 1]);
  await expect(page.locator("#yorumlar")).toHaveJSProperty("tagName", "SECTION");
  await expect(page.locator("#state")).toHaveText("State");
  await api.removePost(id);
});
