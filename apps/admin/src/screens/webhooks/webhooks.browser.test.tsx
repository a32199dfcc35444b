import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { CreateWebhookInput, WebhookDelivery, WebhookRow } from "@site/contract/webhooks/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const webhook: WebhookRow = {
  id: 7,
  url: "https://bulten.example.org/olaylar",
  description: "Bülten programı",
  events: ["post.published"],
  isActive: true,
  offReason: null,
  madeBy: "yonetici",
  isSuspended: false,
  createdAt: "2026-11-20T09:00:00.000Z",
  failingSince: null,
  previousUntil: null,
};

const delivery: WebhookDelivery = {
  id: 1,
  messageId: "msg_1",
  event: "post.published",
  state: "delivered",
  attempts: 1,
  createdAt: "2026-11-26T09:00:00.000Z",
  nextAt: null,
  attemptedAt: "2026-11-26T09:00:01.000Z",
  durationMs: 40,
  responseStatus: 204,
  fault: null,
};

test("a webhook is added after its address was corrected, its key is shown once, and its log repeats a delivery", async () => {
  let rows: WebhookRow[] = [];
  const create = vi.fn((_: CreateWebhookInput) => {
    rows = [webhook];
    return { webhook, secret: "whsec_abcdef" };
  });
  const resend = vi.fn((_: object) => ({ message: "Olay yeniden sıraya alındı." }));
  const webhooks = { list: () => rows, create, deliveries: () => [delivery], resend };
  await openScreen(adminPaths.webhooks, { admin: { webhooks } });
  await expect.element(page.getByText("Henüz webhook yok")).toBeVisible();
  await page.getByRole("button", { name: "Yeni Webhook" }).first().click();
  const form = page.getByRole("dialog", { name: "Yeni Webhook" });
  await form.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(form.getByLabelText("Adres")).toHaveAccessibleDescription(/https:\/\/ ile başlayan/);
  await form.getByLabelText("Adres").fill(webhook.url);
  await form.getByLabelText("Açıklama").fill(webhook.description);
  await expectAccessible();
  await expectFits(TABLET_PX);
  await form.getByRole("button", { name: "Kaydet" }).click();
  const shown = page.getByRole("dialog", { name: "İmza anahtarı" });
  await expect.element(shown.getByLabelText("İmza anahtarı")).toHaveValue("whsec_abcdef");
  await expectNoViolations();
  await shown.getByRole("button", { name: "Sakladım" }).click();
  const row = page.getByRole("row").filter({ hasText: "Bülten programı" });
  await expect.element(row).toHaveTextContent("Açık");
  await row.getByRole("button", { name: webhook.url, exact: true }).click();
  const article = page.getByRole("article", { name: /^Yazı yayınlandı/ });
  await expect.element(article).toHaveTextContent(/Ulaştı.*yanıt 204/);
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expectNoViolations();
  await article.getByRole("button", { name: "Yeniden Gönder" }).click();
  await expect.poll(() => resend.mock.calls.length).toBe(1);
});

test("a webhook is paused and resumed", async () => {
  let isActive = true;
  await openScreen(adminPaths.webhooks, {
    admin: {
      webhooks: {
        list: () => [{ ...webhook, isActive }],
        update: (input) => {
          isActive = input.isActive ?? isActive;
          return { message: "Webhook kaydedildi." };
        },
      },
    },
  });
  const row = page.getByRole("row").filter({ hasText: "Bülten programı" });
  const choose = (action: string) => chooseRowAction(row, action);
  await choose("Duraklat");
  await expect.element(row).toHaveTextContent(/Kapalı/);
  await choose("Sürdür");
  await expect.element(row).toHaveTextContent(/Açık/);
});
