import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { AdminApi } from "../../support/admin-api.ts";
import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { type RunningProduct, startProduct } from "../../support/product.ts";
import { expect, test } from "../../support/test.ts";

interface Received {
  id: string;
  signed: string;
  signature: string;
  body: string;
}

const received: Received[] = [];
let product: RunningProduct;
let receiver: Awaited<ReturnType<typeof listen>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  receiver = await listen(async (request, response) => {
    const id = String(request.headers["webhook-id"]);
    const body = await text(request);
    const signed = `${id}.${request.headers["webhook-timestamp"]}.${body}`;
    received.push({ id, signed, signature: String(request.headers["webhook-signature"]), body });
    response.writeHead(204).end();
  });
  product = await startProduct({ variables: { OUTBOUND_ALLOW: "127.0.0.1" } });
});
test.afterAll(async () => {
  await product.stop();
  receiver.stop();
});

/** Starts the server of another site. */
async function listen(answer: RequestListener): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

test("another program gets signed events, and all posts are downloaded", { tag: "@apart" }, async ({ page }) => {
  test.setTimeout(120_000);
  await openAdmin(page, "/admin/webhooks", product.address);

  await test.step("a webhook receives a signed event for a new post", async () => {
    await page.getByRole("button", { name: "Yeni Webhook" }).first().click();
    const form = page.getByRole("dialog", { name: "Yeni Webhook" });
    await form.getByLabel("Adres").fill(`${receiver.origin}/olaylar`);
    await form.getByLabel("Açıklama").fill("Bülten programı");
    await form.getByRole("button", { name: "Kaydet" }).click();
    const shown = page.getByRole("dialog", { name: "İmza anahtarı" });
    const secret = await shown.getByLabel("İmza anahtarı").inputValue();
    await shown.getByRole("button", { name: "Sakladım" }).click();
    const api = await AdminApi.signIn(product.address);
    await api.createPost({ title: "Olay yazısı", slug: "olay-yazisi", content: "<p>Metin</p>" });
    await api.signOut();
    await expect.poll(() => received.length).toBe(1);
    const [message] = received;
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const signature = createHmac("sha256", key)
      .update(message?.signed ?? "")
      .digest("base64");
    expect(message?.signature).toBe(`v1,${signature}`);
    expect(message?.body).toContain('"title":"Olay yazısı"');
  });

  await test.step("its log sends the event again", async () => {
    const row = page.getByRole("row").filter({ hasText: "Bülten programı" });
    await row.getByRole("button", { name: `${receiver.origin}/olaylar`, exact: true }).click();
    const log = page.getByRole("dialog", { name: "Gönderimler" });
    const delivery = log.getByRole("article", { name: /^Yazı yayınlandı/ });
    await expect(delivery).toContainText("yanıt 204");
    await delivery.getByRole("button", { name: "Yeniden Gönder" }).click();
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]?.id).toBe(received[0]?.id);
    await page.keyboard.press("Escape");
    await expect(log).toBeHidden();
  });

  await test.step("all posts are downloaded", async () => {
    await goTo(page, "Yazılar");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Yazıları İndir" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^yazilar-\d{4}-\d{2}-\d{2}\.json$/);
    const file = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(file.posts).toContainEqual(expect.objectContaining({ title: "Olay yazısı", status: "published" }));
  });
});
