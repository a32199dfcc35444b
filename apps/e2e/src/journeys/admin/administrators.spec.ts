import { goTo } from "../../support/admin-menu.ts";
import { chooseRowAction, openAdmin } from "../../support/admin-screens.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const PASSWORD = "yelkenli sabah kirazı 91";
const EMAIL = "selin@example.org";

test("an administrator is invited by mail, signs in, and is signed out by a deactivation", async ({
  page: administrator,
  openBrowser,
  pageErrors,
  product,
}) => {
  await openAdmin(administrator, "/admin/administrators");
  const dialog = (name: string) => administrator.getByRole("dialog", { name });
  await administrator.getByRole("button", { name: "Yönetici Davet Et" }).click();
  await dialog("Yönetici Davet Et").getByLabel("E-posta").fill(EMAIL);
  await dialog("Yönetici Davet Et").getByRole("button", { name: "Davet Gönder" }).click();
  await expect(administrator.getByText("Davet gönderildi.")).toBeVisible();

  const colleague = await openBrowser({ viewport: { width: 1280, height: 800 } });
  const menu = colleague.getByRole("navigation", { name: "Yönetim menüsü" });
  await test.step("the mail leads to an account and its screens", async () => {
    await visit(colleague, await product.mailbox.linkIn(EMAIL, "davet edildiniz", "/admin/invitation"));
    await expect(colleague.getByText(EMAIL)).toBeVisible();
    await expect(colleague, "the token has left the address").toHaveURL(/\/admin\/invitation$/);
    await colleague.getByLabel("Kullanıcı Adı").fill("selin");
    await colleague.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
    await colleague.getByRole("button", { name: "Daveti Kabul Et" }).click();
    await colleague.getByRole("link", { name: "Giriş ekranına git" }).click();
    await colleague.getByLabel("Kullanıcı Adı").fill("selin");
    await colleague.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
    await colleague.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(colleague.getByRole("heading", { level: 1, name: "Genel Bakış" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Yazılar" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Bekleyenler" })).toBeVisible();
  });

  await test.step("a deactivation ends the session at once", async () => {
    pageErrors.allow(/status of 401/); // the open screen repeats its calls
    await goTo(colleague, "Yazılar", "Etiketler");
    await administrator.reload(); // the open list does not know who has accepted since
    await chooseRowAction(administrator.getByRole("row").filter({ hasText: "selin" }), "Devre Dışı Bırak");
    await dialog("Yöneticiyi Devre Dışı Bırak").getByRole("button", { name: "Devre Dışı Bırak" }).click();
    await expect(administrator.getByText("Yönetici devre dışı bırakıldı; oturumları kapandı.")).toBeVisible();
    await expect(colleague).toHaveURL(/\/admin\/login$/);
  });
});
