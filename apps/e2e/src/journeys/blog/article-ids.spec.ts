import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

test("a long article with headings named like parts of the page is hydrated and its headings can be linked to", async ({
  page,
  api,
}) => {
  const headings = ["State", "Root", "app_state", "app_root", "Yorumlar", "İçerik", "Header"];
  const content = [
    ...headings.map((text) => `<h2>${text}</h2>`),
    "<p>Uzun bir metnin bir paragrafı.</p>".repeat(2_000),
    "<h2>Son söz</h2>",
  ].join("");
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
  await expect(page.getByText("Henüz yorum yok")).toBeVisible(); // or their call may come after the removal
  await api.removePost(id);
});
