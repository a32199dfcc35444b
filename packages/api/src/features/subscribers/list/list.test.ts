import { subscriberTexts } from "@site/contract/subscribers/list/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toPublicError } from "../../../core/calls/public-error.ts";
import { createTestApp, makeCategory, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { parseCsv } from "../../../text/csv.ts";

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
/** What an export and an import must keep of everybody. */
const getPeople = () =>
  app.db.prisma.subscriber.findMany({
    select: { email: true, state: true, frequency: true, categoryIds: true, consentAt: true, endedAt: true },
    orderBy: { email: "asc" },
  });
const find = (email: string) => app.db.prisma.subscriber.findFirst({ where: { email } });

describe("an import", () => {
  it("adds those with a proof of their consent, from any spreadsheet", async () => {
    const csv = '\uFEFFAd;Email;Date;Proof\n"Işık; Şule";sule@çiçek.com.tr;26.11.2025;"Form, ""2025"" klasörü"\n';
    expect(await subscribers.import({ csv })).toEqual({
      added: 1,
      kept: 0,
      refused: 0,
      refusals: [],
      unreadColumns: ["Ad"],
    });
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

  it.each([
    ["state", "Ayrıldı", "left"],
    ["state", "Adres yok", "bounced"],
    ["state", "Onay bekliyor", "pending"],
    ["durum", "left", "left"],
    ["status", "unsubscribed", "left"],
    ["status", "blocklisted", "left"],
    ["subscription_status", "unconfirmed", "pending"],
    ["status", "unreachable", "bounced"],
    ["Status", "cleaned", "bounced"],
    ["subscribed_to_emails", "false", "left"],
    ["UNSUB_TIME", "2026-01-02 10:00:00", "left"],
  ])("takes nobody for a follower whose %s is %s", async (column, value, state) => {
    const csv = `email,date,proof,${column}\na@example.org,2025-01-01,form,${value}`;
    expect(await subscribers.import({ csv })).toMatchObject({
      ...{ added: 0, kept: 1, refused: 0, unreadColumns: [] },
      refusals: [{ line: 2, email: "a@example.org", reason: state }],
    });
    expect(await find("a@example.org")).toMatchObject({ state });
    expect(await load("a@example.org,2025-01-01,form")).toMatchObject({ added: 0 });
    expect(await find("a@example.org")).toMatchObject({ state });
  });

  it("refuses what it does not understand, and names columns that it does not read", async () => {
    const csv = `email;date;proof;state;frequency;categories;Puan
      a@example.org;2025-01-01;form;belki;;;5
      b@example.org;2025-01-01;form;active;ayda bir;;5
      c@example.org;2025-01-01;form;active;;Olmayan konu;5
      d@example.org;2025-01-01;form;subscribed;Haftada bir;;5
      e@example.org;2025-01-01;form;;;;5`;
    const result = await subscribers.import({ csv });
    expect(result).toMatchObject({ added: 1, kept: 0, refused: 4, unreadColumns: ["Puan"] });
    expect(result.refusals.map(({ reason }) => reason)).toEqual(["state", "frequency", "categories", "state"]);
    expect(await find("d@example.org")).toMatchObject({ frequency: "weekly" });
  });

  it.each([
    ["26.11.2025 14:30", "2025-11-26T11:30:00.000Z"],
    ["26.11.2025 9:05:07", "2025-11-26T06:05:07.000Z"],
    ["26/11/2025", "2025-11-26T00:00:00.000Z"],
    ["2025-11-26 14:30", "2025-11-26T11:30:00.000Z"],
    ["2025-11-26T11:30:00.123Z", "2025-11-26T11:30:00.123Z"],
    ["2025-11-26T14:30:00+03:00", "2025-11-26T11:30:00.000Z"],
    ["15.01.2016 12:00", "2016-01-15T10:00:00.000Z"],
  ])("reads the moment %s", async (text, moment) => {
    await load(`a@example.org,${text},form`);
    expect(await find("a@example.org")).toMatchObject({ consentAt: new Date(moment) });
  });

  it("takes its own export back whole", async () => {
    const category = await makeCategory(app, "Hukuk, Bilişim");
    const people = [
      {
        email: "a@example.org",
        state: "active",
        frequency: "weekly",
        categoryIds: [category.id],
        consentAt: new Date(),
      },
      {
        email: "+b@example.org",
        state: "active",
        consentAt: new Date(1.7e12),
        consentSource: "import",
        consentProof: "=1",
      },
      { email: "c@example.org", state: "left", consentAt: new Date(1.6e12), endedAt: new Date(1.7e12) },
      { email: "d@example.org", state: "bounced", consentAt: new Date(1.6e12), endedAt: new Date(1.7e12) },
      { email: "e@example.org", state: "pending" },
    ];
    await app.db.prisma.subscriber.createMany({
      data: people.map((each) => ({ consentSource: "footer", consentText: "2026-11-26", ...each })),
    });
    const [{ csv }, before] = [await subscribers.export({}), await getPeople()];
    await app.db.prisma.subscriber.deleteMany();
    await app.db.prisma.deletedSubscriber.deleteMany();
    expect(await subscribers.import({ csv })).toMatchObject({ added: 2, kept: 3, refused: 0, unreadColumns: [] });
    const exported = (await subscribers.export({})).csv;
    const proofs = (text: string) => parseCsv(text).map(({ cells }) => [cells[0], cells[7]]);
    expect(await getPeople()).toEqual(before);
    expect(proofs(exported)).toEqual(proofs(csv));
    expect(proofs(csv)[1]?.[1]).toContain("Sayfa altı");
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
