import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { administrator } from "../../support/administrator.ts";
import { useProductWithDatabase } from "../../support/mailing-product.ts";
import { visit } from "../../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useProductWithDatabase();
const PASSWORD = "yelkenli sabah kirazı 91";
const EMAIL = "selin@example.org";

test("an editor is invited, sees only its screens, and becomes a moderator at once", async ({
  page: owner,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(90_000);
  await openAdmin(owner, "/admin/administrators", product.address);
  const dialog = (name: string) => owner.getByRole("dialog", { name });

  await test.step("the owner invites", async () => {
    await owner.getByRole("button", { name: "Yönetici Davet Et" }).click();
    await dialog("Yönetici Davet Et").getByLabel("E-posta").fill(EMAIL);
    await expectAccessible(owner);
    await dialog("Yönetici Davet Et").getByRole("button", { name: "Davet Gönder" }).click();
    await expect(owner.getByText("Davet gönderildi.")).toBeVisible();
    await expect(owner.getByRole("region", { name: "Bekleyen davetler" }).getByText(EMAIL).first()).toBeVisible();
    await expectAccessible(owner);
  });

  const editor = await openBrowser({ viewport: { width: 390, height: 844 } });
  const menu = editor.getByRole("navigation", { name: "Yönetim menüsü" });

  await test.step("the mail leads to an account", async () => {
    await visit(editor, await product.mailbox.linkIn(EMAIL, "davet edildiniz", "/admin/invitation"));
    await expect(editor.getByText(EMAIL)).toBeVisible();
    await expect(editor).toHaveURL(/\/admin\/invitation$/);
    await editor.getByLabel("Kullanıcı Adı").fill("selin");
    await editor.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
    await expectAccessible(editor);
    await expectNoSidewaysScrolling(editor);
    await editor.getByRole("button", { name: "Daveti Kabul Et" }).click();
    await editor.getByRole("link", { name: "Giriş ekranına git" }).click();
    await editor.getByLabel("Kullanıcı Adı").fill("selin");
    await editor.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
    await editor.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(editor.getByRole("heading", { level: 1, name: "Yazılar" })).toBeVisible();
  });

  await test.step("the editor sees only its screens", async () => {
    await editor.setViewportSize({ width: 1280, height: 800 });
    await expect(menu.getByRole("link", { name: "Yazılar" })).toBeVisible();
    for (const name of ["Yorumlar", "Kullanıcılar", "Yöneticiler", "İşlem Kaydı"])
      await expect(menu.getByRole("link", { name })).toHaveCount(0);
    await menu.getByRole("link", { name: "Ayarlar", exact: true }).click();
    await expect(editor.getByRole("navigation", { name: "Ayar sekmeleri" }).getByRole("link")).toHaveText([
      "Ana Sayfa",
      "Sayfalar",
      "Hizmetler ve Sorular",
    ]);
    await visit(editor, `${product.address}/admin/administrators`);
    await expect(editor.getByRole("heading", { name: "Bu ekran için yetkiniz yok" })).toBeVisible();
    await expectAccessible(editor);
    await editor.getByRole("link", { name: "Kendi ekranlarıma dön" }).click();
    await expect(editor.getByRole("heading", { level: 1, name: "Yazılar" })).toBeVisible();
  });

  await test.step("the owner gives another role after proving the password again", async () => {
    pageErrors.allow(/status of 40[13]/); // the refused call, and the wrong password
    await product.database.query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'");
    for (const name of ["Etiketler", "Yöneticiler"]) await goTo(owner, name);
    await owner.getByRole("button", { name: "İşlemler: selin" }).click();
    await owner.getByRole("menuitem", { name: "Rolünü Değiştir" }).click();
    await dialog("Rolünü Değiştir").getByLabel("Yeni rol").selectOption("moderator");
    await dialog("Rolünü Değiştir").getByRole("button", { name: "Rolü Değiştir" }).click();
    const question = dialog("Şifrenizi yeniden girin");
    await expect(question.getByLabel("Şifre", { exact: true })).toBeFocused();
    await expectAccessible(owner);
    await owner.keyboard.type("yanlış");
    await owner.keyboard.press("Enter");
    await expect(question).toContainText("Şifre hatalı");
    await question.getByLabel("Şifre", { exact: true }).fill(administrator.password);
    await owner.keyboard.press("Enter");
    await expect(owner.getByText("Rol değiştirildi.")).toBeVisible();
  });

  await test.step("which counts at once", async () => {
    await expect(editor.getByRole("heading", { name: "Bu ekran için yetkiniz yok" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Yorumlar" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Yazılar" })).toHaveCount(0);
  });

  await test.step("a typed invitation survives a refused password", async () => {
    await product.database.query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'");
    await owner.getByRole("button", { name: "Yönetici Davet Et" }).click();
    const form = dialog("Yönetici Davet Et");
    await form.getByLabel("E-posta").fill("deniz@example.org");
    await form.getByRole("button", { name: "Davet Gönder" }).click();
    await expect(dialog("Şifrenizi yeniden girin")).toBeVisible();
    await owner.keyboard.press("Escape");
    await expect(dialog("Şifrenizi yeniden girin")).toHaveCount(0);
    await expect(form.getByLabel("E-posta")).toHaveValue("deniz@example.org");
    await form.getByRole("button", { name: "Davet Gönder" }).click();
    await dialog("Şifrenizi yeniden girin").getByLabel("Şifre", { exact: true }).fill(administrator.password);
    await owner.keyboard.press("Enter");
    await expect(owner.getByText("Davet gönderildi.")).toBeVisible();
  });
});
