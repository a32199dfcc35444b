import { reportTexts } from "@site/contract/becayis/board/reports/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { admin, importReferenceLists, mailsTo, publisher } from "../../testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

/** Returns an open report of a new listing. */
async function reported(from: string, to: string) {
  const owner = await publisher(app, { from, to });
  const reader = await signedInMember(app);
  await reader.caller.becayis.listings.report({ id: owner.listing.id, reason: "Ücret istiyor." });
  const { items: reports } = await (await admin(app)).reports.list({ state: "open", kind: "listing" });
  const report = reports.find(({ listing }) => listing.id === owner.listing.id);
  if (!report) throw new Error("the report is missing");
  return { owner, reader, report };
}

describe("a reported listing", () => {
  it("is shown with its reporter and closed with a note, once", async () => {
    const { reports } = await admin(app);
    const { report, reader, owner } = await reported("Ankara", "İzmir");
    expect(report).toMatchObject({ kind: "listing", reason: "Ücret istiyor.", resolution: null, messages: [] });
    const input = { kind: "listing", id: report.id, action: "nothing", note: "İlan kurallara uygun." } as const;
    const results = await Promise.allSettled([1, 2, 3].map(() => reports.resolve(input)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(reports.resolve(input)).rejects.toMatchObject({ message: reportTexts.notOpen });
    expect((await reports.list({ state: "resolved" })).items).toMatchObject([
      { id: report.id, resolution: "nothing", resolutionNote: "İlan kurallara uygun." },
    ]);
    await reader.caller.becayis.listings.report({ id: owner.listing.id, reason: "Yine istedi." });
    expect((await reports.list({ state: "open" })).items).toMatchObject([{ id: report.id, reason: "Yine istedi." }]);
    await reports.resolve(input);
  });

  it("is paused with all its reports and the owner is told why", async () => {
    const { reports, listings } = await admin(app);
    const { report, owner } = await reported("Bursa", "İzmir");
    const second = await signedInMember(app);
    await second.caller.becayis.listings.report({ id: owner.listing.id, reason: "Telefon yazmış." });
    const input = { kind: "listing", id: report.id, action: "pause", note: "Ücret istenemez." } as const;
    const results = await Promise.allSettled([reports.resolve(input), reports.resolve(input)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await listings.get({ id: owner.listing.id })).toMatchObject({ status: "paused", isPublished: false });
    expect(await mailsTo(app, owner.member.email, "listing_paused")).toBe(1);
    expect((await reports.list({ state: "open" })).total).toBe(0);
  });

  it("can be resolved when it is paused already", async () => {
    const { reports, listings } = await admin(app);
    const { report, owner } = await reported("Ankara", "Bursa");
    await listings.setStatus({ id: owner.listing.id, status: "paused" });
    await reports.resolve({ kind: "listing", id: report.id, action: "pause", note: "" });
    expect((await reports.list({ state: "open" })).total).toBe(0);
  });

  it("is deleted with its reports; of two decisions one wins", async () => {
    const { reports } = await admin(app);
    const { report, owner } = await reported("İzmir", "Bursa");
    const { id } = report;
    const results = await Promise.allSettled([
      reports.resolve({ kind: "listing", id, action: "delete" }),
      reports.resolve({ kind: "listing", id, action: "nothing" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const isThere = await app.db.prisma.listing.count({ where: { id: owner.listing.id } });
    expect(isThere).toBe(results[0]?.status === "fulfilled" ? 0 : 1);
  });
});

describe("a reported request", () => {
  it("shows the conversation, is replaced by a second report and deleted", async () => {
    const { reports } = await admin(app);
    const owner = await publisher(app, { from: "Ankara", to: "Şanlıurfa" });
    const asker = await signedInMember(app);
    const requests = asker.caller.becayis.contactRequests;
    const { id } = await requests.create({ listingId: owner.listing.id, message: "Para verir misiniz?" });
    await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" });
    await requests.sendMessage({ id, body: "Cevap verin." });
    await owner.caller.becayis.contactRequests.report({ id, reason: "Israr ediyor." });
    await owner.caller.becayis.contactRequests.report({ id, reason: "Para istiyor." });
    const found = await reports.list({ kind: "contact" });
    expect(found).toMatchObject({ total: 1, items: [{ reason: "Para istiyor." }] });
    const [report] = found.items;
    expect(report?.messages.map(({ body }) => body)).toEqual(["Para verir misiniz?", "Cevap verin."]);
    expect(report?.reported).toBe(`${asker.member.firstName} ${asker.member.lastName}`);
    const input = { kind: "contact", id: report?.id ?? 0, action: "delete" } as const;
    const results = await Promise.allSettled([reports.resolve(input), reports.resolve(input)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await app.db.prisma.contactRequest.count({ where: { id } })).toBe(0);
    await expect(reports.resolve(input)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

it("is the administrator's alone, with bounded input", async () => {
  const { reports } = await admin(app);
  const member = await signedInMember(app);
  for (const caller of [anonymousCaller(app), member.caller]) {
    await expect(caller.admin.becayis.reports.list({})).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
    await expect(
      caller.admin.becayis.reports.resolve({ kind: "listing", id: 1, action: "delete" }),
    ).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  }
  await expect(
    reports.resolve({ kind: "listing", id: 1, action: "nothing", note: "a".repeat(1001) }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(reports.resolve({ kind: "listing", id: 999_999, action: "pause" })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await expect(reports.list({ page: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
