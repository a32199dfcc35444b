import { read } from "../../support/admin-api.ts";
import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { SCRIPT_HEADERS } from "../../support/script-calls.ts";
import { expect, test } from "../../support/test.ts";

const SUBJECT = "Yolculuk: bir önerim var";
const EMAIL = "ayse-yolcu@example.org";

test("a visitor's message rings the administrator's bell at once, and its reply reaches the visitor by mail", async ({
  page,
  product,
}) => {
  const ringing = page.getByRole("button", { name: /^Bildirimler/ }).first();
  const bell = page.getByRole("dialog", { name: /Bildirimler/ });
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/admin/events"));
  await openAdmin(page, "/admin/posts");
  await stream;

  await test.step("the bell rings at once, is read by opening it and can be emptied", async () => {
    const countUnread = async () => Number(/\d+/.exec((await ringing.textContent()) ?? "")?.[0] ?? 0);
    const before = await countUnread();
    const message = {
      name: "Ayşe",
      surname: "Yılmaz",
      email: EMAIL,
      subject: SUBJECT,
      message: "Ücret de eklenir mi?",
    };
    await read(await page.request.post("/api/contact", { headers: SCRIPT_HEADERS, data: message }));
    await expect.poll(countUnread).toBeGreaterThan(before);
    await ringing.click();
    await expect(bell.getByRole("listitem").first()).toContainText(`Ayşe Yılmaz: ${SUBJECT}`);
    await expect(ringing).toHaveAccessibleName("Bildirimler");
    await bell.getByRole("button", { name: "Tümünü Temizle" }).click();
    await bell.getByRole("button", { name: "Temizle", exact: true }).click();
    await expect(bell.getByText("Henüz bildirim yok")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(ringing).toBeFocused();
  });

  await test.step("the message is replied to by mail", async () => {
    await goTo(page, "Bekleyenler", "İletişim Mesajları");
    await page.getByRole("searchbox").fill("Yolculuk:");
    await expect(page.getByRole("article")).toHaveCount(1); // a card that moves while it is pressed gets no click
    const card = page.getByRole("article", { name: SUBJECT });
    await card.getByRole("button", { name: "Aç" }).click();
    const dialog = page.getByRole("dialog", { name: SUBJECT });
    await dialog.getByLabel("Yanıt").fill("Ekledim, teşekkürler.");
    await dialog.getByRole("button", { name: "Yanıtla" }).click();
    await expect(card).toContainText("Yanıtlandı");
    await expect(card).not.toContainText("Yeni");
    expect(await product.mailbox.textOf(EMAIL, SUBJECT)).toContain("Ekledim, teşekkürler.");
  });
});
