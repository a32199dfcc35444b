import type { Locator } from "@playwright/test";
import { AdminApi } from "../support/admin-api.ts";
import { useProductWithDatabase } from "../support/mailing-product.ts";
import { visit } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "https://ozet.example.org/uygulama";
const product = useProductWithDatabase();

test.beforeAll(async () => {
  await product.database.query("UPDATE services SET url = $1, demo_url = $1 WHERE slug = 'ozet'", [ADDRESS]);
  const api = await AdminApi.signIn(product.address);
  await api.saveSiteSettings({ site_description: "Bir hizmetin adresi var" }); // purges the page cache
  await api.signOut();
});

/** Expects one link to the service's address that opens in a new tab without access to its opener. */
async function expectExternalLink(link: Locator): Promise<void> {
  await expect(link).toHaveCount(1);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", ADDRESS);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
}

test("a service with an address is linked from its card and from the menu", async ({ page }) => {
  await visit(page, `${product.address}/hizmetler`);
  await expectExternalLink(page.getByRole("main").getByRole("link", { name: "Hizmeti Kullan" }));
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Hizmetler listesi" }).click();
  await expectExternalLink(header.getByRole("link", { name: /: uygulamayı yeni sekmede aç$/ }));
});

test("its page has both buttons", async ({ page }) => {
  await visit(page, `${product.address}/hizmetler/ozet`);
  for (const name of ["Hizmeti Kullan", "Demo İzle"])
    await expectExternalLink(page.getByRole("main").getByRole("link", { name, exact: true }));
});
