import type { Page } from "@playwright/test";
import { AdminApi } from "../../support/admin-api.ts";
import { type BoardMember, choose, joinBoard } from "../../support/board-members.ts";
import { useEmptyProduct } from "../../support/mailing-product.ts";
import { button, field } from "../../support/members.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useEmptyProduct();
let api: AdminApi;

test.beforeAll(async () => {
  api = await AdminApi.signIn(product.address);
});

const boardMember = (page: Page, firstName: string, [from, district, to]: [string, string, string]): BoardMember => ({
  page,
  email: `${firstName.toLocaleLowerCase("en")}.tercih@example.org`,
  firstName,
  lastName: "Tercihli",
  phone: "+90 532 111 22 33",
  from,
  district,
  to,
});
const wishes = (page: Page) => page.getByRole("list", { name: "İstediğiniz yerler, tercih sırasıyla" });
const cities = (page: Page) =>
  wishes(page)
    .getByRole("combobox", { name: /şehir$/i })
    .evaluateAll((fields) => fields.map((each) => (each instanceof HTMLInputElement ? each.value : "")));

test("a second wish, ordered by keyboard and by dragging, leads to a ring", async ({ page, openBrowser }) => {
  test.setTimeout(300_000);
  const ada = boardMember(page, "Ada", ["Ankara", "Çankaya", "Afyonkarahisar"]);
  const ring = [
    boardMember(await openBrowser(), "Barlas", ["İzmir", "Konak", "Bursa"]),
    boardMember(await openBrowser(), "Cem", ["Bursa", "Nilüfer", "Ankara"]),
  ];
  const { id } = await joinBoard(product, ada);
  await api.approveListing(id);
  for (const other of ring) await api.approveListing((await joinBoard(product, other)).id);
  await page.goto(`${product.address}/becayis/matches`);
  await expect(page.getByText("0 doğrudan eşleşme, 0 halka")).toBeVisible();

  await page.goto(`${product.address}/becayis/ilan-duzenle/${id}`);
  await expect(field(page, "İstenen Şehir")).toHaveValue("Afyonkarahisar");
  await button(page, "Başka bir il de olur").click();
  await choose(page, "2. tercih: şehir", "Afyonkarahisar");
  await button(page, "Kaydet").click();
  await expect(field(page, "2. tercih: ilçe")).toHaveAccessibleDescription(/Bu yer listenizde zaten var\./);
  await choose(page, "2. tercih: şehir", "İzmir");
  await expect(page.getByText("Bu yer listenizde zaten var.")).toHaveCount(0);
  await button(page, "Başka bir il de olur").click();
  await choose(page, "3. tercih: şehir", "Kahramanmaraş");

  await page.getByRole("button", { name: "Yukarı taşı: Kahramanmaraş" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Kahramanmaraş: 3 tercih içinde 2. sıra" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Yukarı taşı: Kahramanmaraş" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await cities(page)).toEqual(["Kahramanmaraş", "Afyonkarahisar", "İzmir"]);
  await expect(page.getByRole("button", { name: "Aşağı taşı: Kahramanmaraş" })).toBeFocused();
  await dragDown(page);
  await expect.poll(() => cities(page)).toEqual(["Afyonkarahisar", "Kahramanmaraş", "İzmir"]);

  await page.reload(); // the draft keeps the places
  await expect.poll(() => cities(page)).toEqual(["Afyonkarahisar", "Kahramanmaraş", "İzmir"]);
  await page.getByRole("button", { name: "Çıkar: Kahramanmaraş" }).click();
  await expect(button(page, "Geri Al")).toBeFocused();
  await button(page, "Geri Al").click();
  await expect.poll(() => cities(page)).toEqual(["Afyonkarahisar", "Kahramanmaraş", "İzmir"]);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await button(page, "Kaydet").click();
  await expect(page).toHaveURL(/\/becayis$/);
  await api.approveListing(id);

  await page.goto(`${product.address}/becayis`);
  await expect(page.getByText("Sonraki tercihleri: Kahramanmaraş; İzmir")).toBeAttached();
  await expectNoSidewaysScrolling(page);
  await page.getByRole("link", { name: /^Detaylar: Ankara/ }).click();
  const places = page.getByRole("definition").filter({ hasText: "Afyonkarahisar" }).getByRole("listitem");
  await expect(places).toHaveText(["Afyonkarahisar", "Kahramanmaraş", "İzmir"]);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await page.goto(await product.mailbox.linkIn(ada.email, "eşleşmeniz var", "/becayis/matches"));
  const card = page.getByRole("article", { name: "3 kişilik halka" });
  await expect(card.getByRole("listitem").filter({ hasText: "Siz" })).toContainText("3. tercihiniz");
  await expectAccessible(page);
});

test("a suggested place is taken and leads to a match", async ({ page, openBrowser }) => {
  test.setTimeout(300_000);
  const deniz = boardMember(page, "Deniz", ["Muğla", "Bodrum", "Van"]);
  const { id } = await joinBoard(product, deniz);
  await api.approveListing(id);
  const other = boardMember(await openBrowser(), "Ece", ["Bolu", "Gerede", "Muğla"]);
  await api.approveListing((await joinBoard(product, other)).id);

  await page.goto(`${product.address}/becayis/matches`);
  const panel = page.getByRole("region", { name: "Eşleşmenize ne yardımcı olur?" });
  await expect(panel.getByText("Bolu’yu da eklerseniz 1 eşleşme oluşur.")).toBeVisible();
  await expect(panel.getByText("Van: gelmek isteyen 3’ten az, ayrılmak isteyen 3’ten az")).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Ekle: Bolu" }).click();
  await expect(page.getByRole("button", { name: "Geri Al" })).toBeVisible();
  await expect(page.getByText("İlanınız güncellendi.", { exact: false })).toBeVisible();
  await api.approveListing(id);

  await page.goto(await product.mailbox.linkIn(deniz.email, "eşleşmeniz var", "/becayis/matches"));
  await expect(page.getByRole("article", { name: "Ece T***" })).toContainText("Sizin 2. tercihiniz");
  await expectAccessible(page);
});

/** Drags the first place by its handle below the second. */
async function dragDown(page: Page): Promise<void> {
  const items = wishes(page).locator("> li");
  await items.first().scrollIntoViewIfNeeded();
  const handle = await items.first().locator("[data-handle]").boundingBox();
  const target = await items.nth(1).boundingBox();
  if (!handle || !target) throw new Error("the list has two places");
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, target.y + target.height / 2 + 8, { steps: 5 });
  await page.mouse.up();
}
