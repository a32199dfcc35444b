import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { AdminApi } from "../../support/admin-api.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { type RunningProduct, startProduct } from "../../support/product.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

interface Received {
  id: string;
  signed: string;
  signature: string;
  body: string;
}

let product: RunningProduct;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  receiver = await startReceiver();
  product = await startProduct({ variables: { OUTBOUND_ALLOW: "127.0.0.1" } });
});
test.afterAll(async () => {
  await product.stop();
  receiver.stop();
});

/** Starts another program that receives events. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const id = String(request.headers["webhook-id"]);
    const body = await text(request);
    const signed = `${id}.${request.headers["webhook-timestamp"]}.${body}`;
    received.push({ id, signed, signature: String(request.headers["webhook-signature"]), body });
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return { url: `http://127.0.0.1:${address.port}/olaylar`, received, stop: () => server.close() };
}

test("a webhook is created, receives a signed event for a new post, and its log repeats it", async ({ page }) => {
  await openAdmin(page, "/admin/webhooks", product.address);
  await expect(page.getByText("Henüz webhook yok")).toBeVisible();
  await page.getByRole("button", { name: "Yeni Webhook" }).first().click();
  const form = page.getByRole("dialog", { name: "Yeni Webhook" });
  await form.getByRole("button", { name: "Kaydet" }).click();
  await expect(form.getByLabel("Adres")).toHaveAccessibleDescription(/https:\/\/ ile başlayan/);
  await form.getByLabel("Adres").fill(receiver.url);
  await form.getByLabel("Açıklama").fill("Bülten programı");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Kaydet" }).click();
  const shown = page.getByRole("dialog", { name: "İmza anahtarı" });
  const secret = await shown.getByLabel("İmza anahtarı").inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Sakladım" }).click();
  const row = page.getByRole("row").filter({ hasText: "Bülten programı" });
  await expect(row).toContainText("Açık");

  const api = await AdminApi.signIn(product.address);
  await api.createPost({ title: "Olay yazısı", slug: "olay-yazisi", content: "<p>Metin</p>" });
  await api.signOut();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [message] = receiver.received;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key)
    .update(message?.signed ?? "")
    .digest("base64");
  expect(message?.signature).toBe(`v1,${signature}`);
  expect(message?.body).toContain('"title":"Olay yazısı"');

  await row.getByRole("button", { name: /^İşlemler/ }).click();
  await page.getByRole("menuitem", { name: "Gönderimler" }).click();
  const log = page.getByRole("dialog", { name: "Gönderimler" });
  const delivery = log.getByRole("article", { name: /^Yazı yayınlandı/ });
  await expect(delivery).toContainText("Ulaştı");
  await expect(delivery).toContainText("yanıt 204");
  await expect(page.getByRole("menu")).toHaveCount(0); // it fades out
  await expectAccessible(page);
  await delivery.getByRole("button", { name: "Yeniden Gönder" }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.id).toBe(message?.id);
  await log.getByRole("button", { name: "Deneme Gönder" }).click();
  await expect(log.getByRole("article", { name: /^Deneme/ })).toContainText("Ulaştı");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
});
