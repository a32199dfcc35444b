import { subscriberTexts } from "@site/contract/readers/subscribers/list/labels";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, makeCategory, signedInAdmin, type TestApp } from "../../../../testing/index.ts";

let app: TestApp;
let subscribers: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["subscribers"];
beforeAll(async () => {
  app = await createTestApp();
  subscribers = (await signedInAdmin(app)).caller.admin.subscribers;
});
beforeEach(() => app.db.prisma.subscriber.deleteMany());

const consentAt = new Date("2025-01-01T00:00:00Z");
const add = (email: string, given: { state?: string; consentProof?: string; categoryIds?: number[] } = {}) =>
  app.db.prisma.subscriber.create({
    data: { email, state: "active", consentAt, consentSource: "footer", consentText: "2026-11-26", ...given },
  });

it("finds addresses and counts states", async () => {
  await add("a@example.org");
  await add("b@example.com", { state: "left" });
  const page = await subscribers.page({ page: 1, search: "EXAMPLE.ORG" });
  expect(page).toMatchObject({ total: 1, counts: { pending: 0, active: 1, left: 1, bounced: 0 } });
  expect(await subscribers.page({ page: 1, state: "left" })).toMatchObject({ total: 1 });
});

it("exports what it shows with the proof of each consent, and no cell is a formula", async () => {
  const { id } = await makeCategory(app, "Hukuk, Bilişim");
  await add("a@example.org", { categoryIds: [id, 999_999] });
  await add("b@example.org", { consentProof: "=1+1" });
  await add("c@example.org", { state: "left" });
  const { csv } = await subscribers.export({ state: "active" });
  const [, first, second, ...rest] = csv.split("\r\n");
  expect(first).toContain('"Hukuk, Bilişim; (silinmiş konu)"');
  expect(first).toContain(`"Sitedeki form (Sayfa altı), onay zamanı ${consentAt.toISOString()}, metin 2026-11-26"`);
  expect(second).toContain('"\'=1+1"');
  expect(rest).toEqual([""]);
});

it("deletes for good", async () => {
  const { id } = await add("a@example.org");
  expect(await subscribers.remove({ id })).toEqual({ message: subscriberTexts.deleted });
  await expect(subscribers.remove({ id })).rejects.toThrow();
});
