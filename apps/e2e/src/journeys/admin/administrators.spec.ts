import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const PASSWORD = "yelkenli sabah kirazı 91";
const EMAIL = "selin@example.org";

test("an editor is invited by mail, sees only its screens, and becomes a moderator at once", async ({
  page: owner,
  openBrowser,
  pageErrors,
  product,
}) => {
  await openAdmin(owner, "/admin/administrators");
  const dialog = (name: string) => owner.getByRole("dialog", { name });
  await owner.getByRole("button", { name: "Yönetici Davet Et" }).click();
  await dialog("Yönetici Davet Et").getByLabel("E-posta").fill(EMAIL);
  await dialog("Yönetici Davet Et").getByRole("button", { name: "Davet Gönder" }).click();
  await expect(owner.getByText("Davet gönderildi.")).toBeVisible();

  const editor = await openBrowser({ viewport: { width: 1280, height: 800 } });
  const menu = editor.getByRole("navigation", { name: "Yönetim menüsü" });
  await test.step("the mail leads to an account and its screens", async () => {
    await visit(editor, await product.mailbox.linkIn(EMAIL, "davet edildiniz", "/admin/invitation"));
    await expect(editor.getByText(EMAIL)).toBeVisible();
    await expect(editor, "the token has left the address").toHaveURL(/\/admin\/invitation$/);
    await editor.getByLabel("Kullanıcı Adı").fill("selin");
    await editor.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
    await editor.getByRole("button", { name: "Daveti Kabul Et" }).click();
    await editor.getByRole("link", { name: "Giriş ekranına git" }).click();
    await editor.getByLabel("Kullanıcı Adı").fill("selin");
    await editor.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
    await editor.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(editor.getByRole("heading", { level: 1, name: "Yazılar" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Yazılar" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Bekleyenler" })).toHaveCount(0);
  });

  await test.step("another role counts at once", async () => {
    pageErrors.allow(/status of 403/); // what the open screen asks for once more
    for (const administrator of [editor, owner]) await goTo(administrator, "Yazılar", "Etiketler");
    await goTo(owner, "Sistem", "Yöneticiler");
    await owner.getByRole("button", { name: "İşlemler: selin" }).click();
    await owner.getByRole("menuitem", { name: "Rolünü Değiştir" }).click();
    await dialog("Rolünü Değiştir").getByLabel("Yeni rol").selectOption("moderator");
    await dialog("Rolünü Değiştir").getByRole("button", { name: "Rolü Değiştir" }).click();
    await expect(owner.getByText("Rol değiştirildi.")).toBeVisible();
    await expect(editor.getByRole("heading", { name: "Bu ekran için yetkiniz yok" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Bekleyenler" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Yazılar" })).toHaveCount(0);
  });
});
