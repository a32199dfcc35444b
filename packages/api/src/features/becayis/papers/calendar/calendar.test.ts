import { adminCalendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import ICAL from "ical.js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../../jobs/worker.ts";
import { createTestApp, signedInAdmin, type TestApp } from "../../../../testing/index.ts";
import { eraseMember } from "../../../members/privacy/erasure.ts";
import { listSections } from "../../../members/privacy/export-service.ts";
import { toJson } from "../../../members/privacy/export-view.ts";
import { type BoardMember, boardMember, importReferenceLists } from "../../testing/board.ts";
import { remindWindows } from "./reminders-service.ts";
import { readCalendarFeed, readWindowFile } from "./service.ts";

let app: TestApp;
let administrator: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["becayis"];
let clerk: BoardMember;
let crier: BoardMember;
let stranger: BoardMember;
const source = "https://www.adalet.example.gov.tr/duyuru";

beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  administrator = (await signedInAdmin(app)).caller.admin.becayis;
  clerk = await boardMember(app, { from: "Ankara", to: "İzmir" });
  crier = await boardMember(app, { from: "Ankara", to: "İzmir", position: "Mübaşir" });
  stranger = await boardMember(app, { from: "Ankara", to: "İzmir", institution: "Devlet üniversitesi" });
});
beforeEach(async () => {
  await app.db.pool.query("DELETE FROM application_windows; DELETE FROM member_notifications; DELETE FROM email_logs");
});

const idOf = async (table: "institution" | "position", name: string) => {
  const where = { where: { name } };
  return table === "institution"
    ? (await app.db.prisma.institution.findUniqueOrThrow(where)).id
    : (await app.db.prisma.position.findUniqueOrThrow(where)).id;
};

async function open(firstDay: string, lastDay: string, positions: string[] = []): Promise<number> {
  const { id } = await administrator.windows.create({
    institutionId: await idOf("institution", "Adalet Bakanlığı"),
    positionIds: await Promise.all(positions.map((name) => idOf("position", name))),
    firstDay,
    lastDay,
    source,
  });
  return id;
}

/** Returns a member's notifications about windows, oldest first. */
const told = async ({ member }: BoardMember) =>
  (
    await app.db.prisma.memberNotification.findMany({
      where: { memberId: member.id, type: "application_window" },
      orderBy: { id: "asc" },
    })
  ).map(({ title, message }) => `${title}: ${message}`);

/** Returns the day that is this many days after today in Istanbul. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Istanbul" });

const events = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

describe("a window", () => {
  it("is shown to members of the institution with its titles, until it has ended", async () => {
    const all = await open(inDays(2), inDays(9));
    const some = await open(inDays(0), inDays(0), ["Mübaşir"]);
    await open(inDays(-9), inDays(-1));
    const ids = async ({ caller }: BoardMember) => (await caller.becayis.calendar.get()).windows.map(({ id }) => id);
    expect([await ids(clerk), await ids(crier), await ids(stranger)]).toEqual([[all], [some, all], []]);
    expect(await crier.caller.becayis.calendar.get()).toMatchObject({
      institution: "Adalet Bakanlığı",
      today: inDays(0),
      windows: [{ positions: ["Mübaşir"], firstDay: inDays(0), source }, { positions: [] }],
      feedCreatedAt: null,
    });
    expect((await administrator.windows.list({})).items.map(({ id }) => id)).toEqual([some, all]);
    expect((await administrator.windows.list({ state: "past" })).total).toBe(1);
  });

  it("needs days in order and known entries, and stays as it is where an update says nothing", async () => {
    const refusal = (field: string, text: string) => ({
      cause: { code: "VALIDATION_FAILED", details: { fields: { [field]: text } } },
    });
    await expect(open("2026-12-15", "2026-12-01")).rejects.toMatchObject(
      refusal("lastDay", adminCalendarTexts.wrongOrder),
    );
    const id = await open("2026-12-01", "2026-12-15", ["Mübaşir"]);
    await expect(administrator.windows.update({ id, firstDay: "2026-12-16" })).rejects.toMatchObject(
      refusal("lastDay", adminCalendarTexts.wrongOrder),
    );
    await expect(administrator.windows.update({ id, positionIds: [999_999] })).rejects.toMatchObject(
      refusal("positionIds", adminCalendarTexts.unknownPosition),
    );
    await administrator.windows.update({ id, source: "https://www.adalet.example.gov.tr/yeni" });
    const row = await app.db.prisma.applicationWindow.findUniqueOrThrow({
      where: { id },
      include: { positions: true },
    });
    expect(row).toMatchObject({
      firstDay: new Date("2026-12-01"),
      lastDay: new Date("2026-12-15"),
      source: "https://www.adalet.example.gov.tr/yeni",
      version: 1,
      positions: [{ windowId: id }],
    });
    expect(
      await app.db.pool.query("SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'tell-window-change'"),
    ).toMatchObject({
      rowCount: 0,
    });
    await administrator.windows.remove({ id });
    await expect(administrator.windows.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(administrator.windows.update({ id, source })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("follows merged institutions and titles", async () => {
    const from = await app.db.prisma.institution.create({
      data: { name: "Eski Kurum", slug: "eski-kurum", kind: "other" },
    });
    const oldPosition = await app.db.prisma.position.create({
      data: { name: "Eski Unvan", slug: "eski-unvan", serviceClass: "GİH" },
    });
    const { id } = await administrator.windows.create({
      institutionId: from.id,
      positionIds: [oldPosition.id],
      firstDay: inDays(1),
      lastDay: inDays(9),
      source,
    });
    const owner = (await signedInAdmin(app)).caller.admin.becayis.reference;
    await owner.institutions.merge({ id: from.id, into: await idOf("institution", "Adalet Bakanlığı") });
    await owner.positions.merge({ id: oldPosition.id, into: await idOf("position", "Mübaşir") });
    expect((await crier.caller.becayis.calendar.get()).windows).toMatchObject([{ id, positions: ["Mübaşir"] }]);
    expect((await clerk.caller.becayis.calendar.get()).windows).toEqual([]);
  });
});

describe("reminders", () => {
  it("come seven days and one day before the first and the last day, each once", async () => {
    await open("2027-03-10", "2027-03-24", ["Zabıt Kâtibi"]);
    const name = "Başvuru dönemi hatırlatması: Adalet Bakanlığı başvuru dönemi, 10–24 Mart 2027.";
    const expected = {
      "2027-03-02": [],
      "2027-03-03": ["Başlamasına 7 gün kaldı."],
      "2027-03-04": [],
      "2027-03-09": ["Yarın başlıyor."],
      "2027-03-10": [],
      "2027-03-16": [],
      "2027-03-17": ["Başvurular sürüyor; bitmesine 7 gün kaldı."],
      "2027-03-23": ["Yarın bitiyor."],
      "2027-03-24": [],
      "2027-03-25": [],
    };
    let before = 0;
    for (const [today, states] of Object.entries(expected)) {
      await Promise.all([remindWindows(app, today), remindWindows(app, today)]);
      await remindWindows(app, today);
      const texts = await told(clerk);
      expect({ today, texts: texts.slice(before) }).toEqual({
        today,
        texts: states.map((state) => `${name} ${state}`),
      });
      before = texts.length;
    }
    expect([await told(crier), await told(stranger)]).toEqual([[], []]);
    const mails = await app.db.prisma.emailLog.findMany({ where: { recipientEmail: clerk.member.email } });
    expect(mails.map(({ templateSlug }) => templateSlug)).toEqual(Array(4).fill("window_reminder"));
  });

  it("of a day that was missed come later, and several at once are one notification", async () => {
    await open("2027-05-10", "2027-05-12");
    await remindWindows(app, "2027-05-06");
    expect(await told(crier)).toEqual([
      "Başvuru dönemi hatırlatması: Adalet Bakanlığı başvuru dönemi, 10–12 Mayıs 2027. Başlamasına 4 gün kaldı.",
    ]);
    expect(await app.db.prisma.windowReminder.count({ where: { memberId: crier.member.id } })).toBe(2);
  });

  it("go by the chosen way, and not to closed accounts", async () => {
    const silent = await boardMember(app, { from: "Bursa", to: "Ankara" });
    await silent.caller.user.preferences.update({ event: "application_window", channel: "none" });
    const onSite = await boardMember(app, { from: "Bursa", to: "Ankara" });
    await onSite.caller.user.preferences.update({ event: "application_window", channel: "site" });
    const leaving = await boardMember(app, { from: "Bursa", to: "Ankara" });
    await app.db.prisma.member.update({
      where: { id: leaving.member.id },
      data: { eraseAfter: new Date("2099-01-01") },
    });
    await open("2027-06-10", "2027-06-20");
    await remindWindows(app, "2027-06-09");
    expect([await told(silent), (await told(onSite)).length, await told(leaving)]).toEqual([[], 1, []]);
    const to = [silent, onSite, leaving].map(({ member }) => member.email);
    expect(await app.db.prisma.emailLog.count({ where: { recipientEmail: { in: to } } })).toBe(0);
  });

  it("are sent by the job at the clock that it is given", async () => {
    await open("2027-07-10", "2027-07-20");
    await app.db.pool.query(`SELECT graphile_worker.add_job('remind-windows', '{"today":"2027-07-03"}')`);
    await runDueJobs(app);
    expect(await told(clerk)).toHaveLength(1);
  });
});

describe("a window that moves or is removed", () => {
  it("tells those who were told, once, with the days that they knew", async () => {
    const id = await open("2027-03-10", "2027-03-24", ["Zabıt Kâtibi"]);
    await remindWindows(app, "2027-03-03");
    await administrator.windows.update({ id, positionIds: [] }); // the crier was told of nothing
    const moved = await administrator.windows.update({ id, firstDay: "2027-03-12", lastDay: "2027-03-30" });
    expect(moved.message).toBe(adminCalendarTexts.moved);
    await administrator.windows.update({ id, lastDay: "2027-03-31" });
    await runDueJobs(app);
    expect((await told(clerk)).slice(1)).toEqual([
      "Başvuru döneminin tarihleri değişti: Adalet Bakanlığı başvuru dönemi, 12–31 Mart 2027 (önceden 10–24 Mart 2027)",
    ]);
    expect(await told(crier)).toEqual([]);
    await remindWindows(app, "2027-03-05");
    expect(await told(clerk)).toHaveLength(3); // the new first day gets its own reminder
    await administrator.windows.remove({ id });
    await runDueJobs(app);
    expect((await told(clerk)).at(-1)).toBe(
      "Başvuru dönemi kaldırıldı: Adalet Bakanlığı başvuru dönemi, 12–31 Mart 2027",
    );
    expect(await told(clerk)).toHaveLength(4);
    await remindWindows(app, "2027-03-30");
    expect(await told(clerk)).toHaveLength(4);
    const templates = await app.db.prisma.emailLog.findMany({ where: { recipientEmail: clerk.member.email } });
    expect(new Set(templates.map(({ templateSlug }) => templateSlug))).toEqual(
      new Set(["window_reminder", "window_moved", "window_removed"]),
    );
  });
});

describe("a private calendar address", () => {
  const tokenOf = (url: string) => url.split("/").at(-1)?.replace(".ics", "") ?? "";

  it("shows the member's windows, is stored as a hash, and can be renewed and revoked", async () => {
    const id = await open(inDays(5), inDays(8));
    await open(inDays(5), inDays(8), ["Mübaşir"]);
    const { url } = await clerk.caller.becayis.calendar.makeFeed();
    expect(url).toMatch(new RegExp(`^${app.siteUrl}/api/becayis/calendar/[\\w-]{43}\\.ics$`));
    const stored = JSON.stringify((await app.db.pool.query("SELECT * FROM calendar_feeds")).rows);
    expect(stored).not.toContain(tokenOf(url));
    const [event, ...others] = events(await readCalendarFeed(app, tokenOf(url)));
    expect([event?.startDate.toString(), event?.endDate.toString(), others]).toEqual([inDays(5), inDays(9), []]);

    await administrator.windows.remove({ id });
    const [cancelled] = events(await readCalendarFeed(app, tokenOf(url)));
    expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(cancelled?.sequence).toBe(1);

    const renewed = await clerk.caller.becayis.calendar.makeFeed();
    await expect(readCalendarFeed(app, tokenOf(url))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await readCalendarFeed(app, tokenOf(renewed.url));
    expect((await clerk.caller.becayis.calendar.get()).feedCreatedAt).not.toBeNull();
    await clerk.caller.becayis.calendar.revokeFeed();
    await clerk.caller.becayis.calendar.revokeFeed();
    await expect(readCalendarFeed(app, tokenOf(renewed.url))).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const wrong of ["", "a", "../x", tokenOf(url).slice(1), "a".repeat(43)])
      await expect(readCalendarFeed(app, wrong)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("ends with the account, whose copy names it and what was told", async () => {
    const person = await boardMember(app, { from: "Bursa", to: "Ankara" });
    await open("2027-03-10", "2027-03-24");
    await remindWindows(app, "2027-03-09");
    const { url } = await person.caller.becayis.calendar.makeFeed();
    let copy = "";
    for await (const text of toJson(await listSections(app, app.db.prisma, person.member.id))) copy += text;
    expect(JSON.parse(copy)).toMatchObject({
      applicationWindows: [{ institution: "Adalet Bakanlığı", firstDay: "10 Mart 2027", lastDay: "24 Mart 2027" }],
      calendarAddress: [{ createdAt: expect.any(String) }],
    });
    expect(copy).not.toContain(tokenOf(url));
    await app.db.prisma.member.update({ where: { id: person.member.id }, data: { isActive: false } });
    await expect(readCalendarFeed(app, tokenOf(url))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await eraseMember(app, person.member.id);
    const left = await app.db.pool.query(
      `SELECT 1 FROM calendar_feeds WHERE member_id = $1 UNION ALL SELECT 1 FROM window_readers WHERE member_id = $1
       UNION ALL SELECT 1 FROM window_reminders WHERE member_id = $1`,
      [person.member.id],
    );
    expect(left.rows).toEqual([]);
  });

  it("is not needed for the file of one window, which names nobody", async () => {
    const id = await open("2027-03-10", "2027-03-24");
    const file = await readWindowFile(app, id);
    expect(events(file)).toHaveLength(1);
    await administrator.windows.remove({ id });
    await expect(readWindowFile(app, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
