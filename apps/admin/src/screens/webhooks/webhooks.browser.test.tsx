import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { WebhookRow } from "@site/contract/webhooks/schema";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
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

test("a webhook is paused, resumed, and gets a time span again", async () => {
  let isActive = true;
  const spans: unknown[] = [];
  await openScreen(adminPaths.webhooks, {
    admin: {
      webhooks: {
        list: () => [{ ...webhook, isActive }],
        update: (input) => {
          isActive = input.isActive ?? isActive;
          return { message: "Webhook kaydedildi." };
        },
        deliveries: () => [],
        redeliver: (input: unknown) => {
          spans.push(input);
          return { count: 2, message: "2 olay yeniden sıraya alındı." };
        },
      },
    },
  });
  const row = page.getByRole("row").filter({ hasText: "Bülten programı" });
  const choose = async (action: string) => {
    await row.getByRole("button", { name: /^İşlemler/ }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("Duraklat");
  await expect.element(row).toHaveTextContent(/Kapalı/);
  await choose("Sürdür");
  await expect.element(row).toHaveTextContent(/Açık/);
  await choose("Gönderimler");
  const again = page.getByRole("button", { name: "Aralığı Yeniden Gönder" });
  await page.getByLabelText("Başlangıç").fill("2026-11-22T10:00");
  await again.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(/tarih/);
  await page.getByLabelText("Bitiş").fill("2026-11-23T10:00");
  await expectAccessible();
  await again.click();
  await expect.element(page.getByText("2 olay yeniden sıraya alındı.")).toBeVisible();
  expect(spans).toEqual([{ id: 7, from: "2026-11-22T07:00:00.000Z", until: "2026-11-23T07:00:00.000Z" }]);
});
