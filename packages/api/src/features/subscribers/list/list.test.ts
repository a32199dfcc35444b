import { subscriberTexts } from "@site/contract/subscribers/list/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toPublicError } from "../../../core/calls/public-error.ts";
import { createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";

let app: TestApp;
let subscribers: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["subscribers"];
beforeAll(async () => {
  app = await createTestApp();
  subscribers = (await signedInAdmin(app)).caller.admin.subscribers;
});
beforeEach(async () => {
  await app.db.prisma.subscriber.deleteMany();
  await app.db.prisma.deletedSubscriber.deleteMany();
});

const load = (...lines: string[]) => subscribers.import({ csv: ["email,date,proof", ...lines].join("\r\n") });
const find = (email: string) => app.db.prisma.subscriber.findFirst({ where: { email } });

describe("an import", () => {
  it("adds those with a proof of their consent, from any spreadsheet", async () => {
    const csv = '\uFEFFAd;Email;Date;Proof\n"Işık; Şule";sule@çiçek.com.tr;26.11.2025;"Form, ""2025"" klasörü"\n';
    expect(await subscribers.import({ csv })).toEqual({ added: 1, refused: 0, refusals: [] });
    expect(await find("sule@çiçek.com.tr")).toMatchObject({
      state: "active",
      consentAt: new Date("2025-11-26T00:00:00Z"),
      consentSource: "import",
      consentProof: 'Form, "2025" klasörü',
    });
  });

  it("counts and names what it refuses, and brings nobody back who left, bounced or was deleted", async () => {
    await load(
      "ayrilan@example.org,2025-01-01,form",
      "yok@example.org,2025-01-01,form",
      "silinen@example.org,2025-01-01,a",
    );
    await app.db.prisma.subscriber.updateMany({ where: { email: "ayrilan@example.org" }, data: { state: "left" } });
    await app.db.prisma.subscriber.updateMany({ where: { email: "yok@example.org" }, data: { state: "bounced" } });
    await subscribers.remove({ id: (await find("silinen@example.org"))?.id ?? 0 });
    const result = await load(
      "AYRILAN@example.org,2025-01-01,form",
      "yok@example.org,2025-01-01,form",
      "silinen@example.org,2025-01-01,form",
      "yeni@example.org,2025-01-01,form",
      "yeni@example.org,2025-01-01,form",
      "kanitsiz@example.org,2025-01-01,",
      "tarihsiz@example.org,2025-02-30,form",
      "gelecek@example.org,2999-01-01,form",
      "bozuk,2025-01-01,form",
      "aysiz@example.org,2025-13-45,form",
    );
    expect(result).toMatchObject({ added: 1, refused: 9 });
    expect(result.refusals.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "2 left",
      "3 bounced",
      "4 deleted",
      "6 repeated",
      "7 proof",
      "8 date",
      "9 date",
      "10 email",
      "11 date",
    ]);
    expect(await find("ayrilan@example.org")).toMatchObject({ state: "left" });
    expect(await find("silinen@example.org")).toBeNull();
  });

  it("refuses a file without the columns or without rows", async () => {
    for (const csv of ["email\na@example.org", "email,date,proof"])
      expect(await subscribers.import({ csv }).catch((error) => toPublicError(error))).toMatchObject({
        code: "VALIDATION_FAILED",
        details: { fields: { csv: expect.any(String) } },
      });
  });

  it("refuses a file of more than ten thousand rows", async () => {
    const rows = Array.from({ length: 10_001 }, (_, n) => `kisi${n}@example.org,2025-01-01,form`);
    const refusal = await load(...rows).catch((error) => toPublicError(error));
    expect(refusal).toMatchObject({ details: { fields: { csv: subscriberTexts.fileTooLong } } });
  });
});

describe("the list", () => {
  it("finds addresses, counts states and exports what it shows, without formulas", async () => {
    await load("a@example.org,2025-01-01,=1+1", "b@example.com,2025-01-01,form");
    await app.db.prisma.subscriber.updateMany({ where: { email: "b@example.com" }, data: { state: "left" } });
    const page = await subscribers.page({ page: 1, search: "EXAMPLE.ORG" });
    expect(page).toMatchObject({ total: 1, counts: { pending: 0, active: 1, left: 1, bounced: 0 } });
    expect(await subscribers.page({ page: 1, state: "left" })).toMatchObject({ total: 1 });
    const { csv } = await subscribers.export({ state: "active" });
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain('"\'=1+1"');
  });

  it("deletes for good", async () => {
    await load("a@example.org,2025-01-01,form");
    const id = (await find("a@example.org"))?.id ?? 0;
    expect(await subscribers.remove({ id })).toEqual({ message: subscriberTexts.deleted });
    await expect(subscribers.remove({ id })).rejects.toThrow();
  });
});
