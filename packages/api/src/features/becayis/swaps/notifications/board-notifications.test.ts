import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { mailDueBundles } from "../../../notifications/bundles.ts";
import { admin, importReferenceLists, mailsTo, type Publisher, publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";
import { sendBoardNotifications } from "./board-notifications.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(() => app.db.prisma.listing.deleteMany({}).then(() => sweep(app)));

type Signed = Pick<Publisher, "member" | "caller">;

/** Returns the titles of a member's notifications, newest first. */
const getNotificationTitles = async ({ caller }: Signed) =>
  (await caller.user.notifications.list({ limit: 50 })).items.map(({ title }) => title);
const newestTo = async ({ caller }: Signed) => (await caller.user.notifications.list({ limit: 1 })).items[0];
const waitingFor = async ({ caller }: Signed) => (await caller.user.notifications.summary()).waiting;
const nothing = { requests: 0, matches: 0, rings: 0, receivedMessages: 0, sentMessages: 0, endingListings: 0 };

const pair = async () =>
  [
    await publisher(app, { from: "Ankara", to: "İzmir" }, { firstName: "Ali", lastName: "Demir" }),
    await publisher(app, { from: "İzmir", to: "Ankara" }),
  ] as const;
const trio = async () =>
  [
    await publisher(app, { from: "Ankara", to: "İzmir" }),
    await publisher(app, { from: "İzmir", to: "Bursa" }),
    await publisher(app, { from: "Bursa", to: "Ankara" }),
  ] as const;

async function asker(owner: Publisher) {
  const signedIn = await signedInMember(app, { firstName: "Can", lastName: "Yılmaz" });
  const { id } = await signedIn.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  return { ...signedIn, id };
}

describe("a contact request", () => {
  it("rejected by owner or administrator notifies its sender", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
    const refusals: ((id: number) => Promise<unknown>)[] = [
      (id) => owner.caller.becayis.contactRequests.setStatus({ id, status: "rejected" }),
      async (id) => (await admin(app)).contacts.setStatus({ id, status: "rejected" }),
    ];
    for (const refuse of refusals) {
      const sender = await asker(owner);
      expect(await waitingFor(owner)).toEqual({ ...nothing, requests: 1 });
      await refuse(sender.id);
      expect(await newestTo(sender)).toMatchObject({
        title: becayisNotificationTitles.requestRefused,
        message: "Ankara ile İzmir arasında becayiş",
        link: "/profil/iletisim-istekleri?tab=sent",
      });
      expect(await mailsTo(app, sender.member.email, "contact_request_refused")).toBe(1);
      expect(await waitingFor(owner)).toEqual(nothing);
    }
  });

  it("ended by a block notifies nobody", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
    const refused = await asker(owner);
    const heard = await getNotificationTitles(refused);
    await owner.caller.becayis.contactRequests.block({ requestId: refused.id });
    expect(await getNotificationTitles(refused)).toEqual(heard);
    const sender = await asker(owner);
    await owner.caller.becayis.contactRequests.setStatus({ id: sender.id, status: "accepted" });
    for (const body of ["Bir", "İki"]) await sender.caller.becayis.contactRequests.sendMessage({ id: sender.id, body });
    await owner.caller.becayis.contactRequests.block({ requestId: sender.id });
    expect(
      await app.db.prisma.memberNotification.count({ where: { memberId: owner.member.id, mailDueAt: { not: null } } }),
    ).toBe(0);
  });

  it("that expired notifies its sender once", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
    const sender = await asker(owner);
    await app.db.prisma.contactRequest.update({ where: { id: sender.id }, data: { lapsesAt: new Date() } });
    await Promise.all([sweep(app), sweep(app)]);
    await sweep(app);
    expect(
      (await getNotificationTitles(sender)).filter((title) => title === becayisNotificationTitles.requestLapsed),
    ).toHaveLength(1);
    expect(await mailsTo(app, sender.member.email, "contact_request_lapsed")).toBe(1);
  });
});

describe("a message in a thread", () => {
  it("sends one mail an hour and is read with the thread", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
    const sender = await asker(owner);
    await owner.caller.becayis.contactRequests.setStatus({ id: sender.id, status: "accepted" });
    for (const body of ["Merhaba", "Ne zaman?", "Nerede?"])
      await sender.caller.becayis.contactRequests.sendMessage({ id: sender.id, body });
    expect(await newestTo(owner)).toMatchObject({
      title: "3 yeni mesaj",
      message: "Can Y***",
      isRead: false,
      link: "/profil/iletisim-istekleri?tab=received",
    });
    expect(await waitingFor(owner)).toEqual({ ...nothing, receivedMessages: 3 });
    expect(await mailsTo(app, owner.member.email, "thread_message")).toBe(1);
    await owner.caller.becayis.contactRequests.thread({ id: sender.id });
    expect(await newestTo(owner)).toMatchObject({ isRead: true });
    expect(await waitingFor(owner)).toEqual(nothing);
    await owner.caller.becayis.contactRequests.sendMessage({ id: sender.id, body: "Yarın" });
    expect(await newestTo(sender)).toMatchObject({ title: "Yeni mesaj", link: "/profil/iletisim-istekleri?tab=sent" });
    expect(await waitingFor(sender)).toEqual({ ...nothing, sentMessages: 1 });
  });
});

describe("a direct match", () => {
  it("notifies each side of the other's answer", async () => {
    const [ali, ayse] = await pair();
    const id = (await ali.caller.becayis.matches.mine({}))[0]?.id ?? 0;
    expect([await waitingFor(ali), await waitingFor(ayse)]).toEqual([
      { ...nothing, matches: 1 },
      { ...nothing, matches: 1 },
    ]);
    await ali.caller.becayis.matches.setStatus({ id, status: "accepted" });
    expect(await newestTo(ayse)).toMatchObject({
      title: becayisNotificationTitles.matchAwaitsYou,
      message: expect.stringContaining("Ali D***"),
    });
    expect(await mailsTo(app, ayse.member.email, "match_awaits_you")).toBe(1);
    expect([await waitingFor(ali), await waitingFor(ayse)]).toEqual([nothing, { ...nothing, matches: 1 }]);
    await ayse.caller.becayis.matches.setStatus({ id, status: "accepted" });
    for (const side of [ali, ayse]) {
      expect(await newestTo(side)).toMatchObject({ title: becayisNotificationTitles.matchSettled });
      expect(await mailsTo(app, side.member.email, "match_accepted")).toBe(1);
    }
    for (const message of ["Merhaba", "Orada mısınız?"])
      await ayse.caller.becayis.contacts.create({ matchId: id, message });
    expect(await newestTo(ali)).toMatchObject({ title: "2 yeni mesaj", message: "Ayşe K***" });
    expect(await mailsTo(app, ali.member.email, "thread_message")).toBe(1);
  });

  it("rejected notifies the other side, or both", async () => {
    const [ali, ayse] = await pair();
    await ali.caller.becayis.matches.setStatus({
      id: (await ali.caller.becayis.matches.mine({}))[0]?.id ?? 0,
      status: "rejected",
    });
    expect(await newestTo(ayse)).toMatchObject({ title: becayisNotificationTitles.matchRejected });
    expect(await mailsTo(app, ayse.member.email, "match_rejected")).toBe(1);
    expect(await getNotificationTitles(ali)).not.toContain(becayisNotificationTitles.matchRejected);
    await app.db.prisma.listing.deleteMany({});
    const others = await pair();
    await (await admin(app)).matches.setStatus({
      id: (await others[0].caller.becayis.matches.mine({}))[0]?.id ?? 0,
      status: "rejected",
    });
    for (const side of others)
      expect(await newestTo(side)).toMatchObject({ title: becayisNotificationTitles.matchRejected });
  });

  it("that expires notifies members who had accepted, each time", async () => {
    const [ali, ayse] = await pair();
    const accept = async () =>
      ali.caller.becayis.matches.setStatus({
        id: (await ali.caller.becayis.matches.mine({}))[0]?.id ?? 0,
        status: "accepted",
      });
    const switchTo = (status: "active" | "inactive") =>
      ayse.caller.becayis.listings.setStatus({ id: ayse.listing.id, status });
    await accept();
    for (const times of [1, 2]) {
      await switchTo("inactive");
      await Promise.all([sendBoardNotifications(app), sendBoardNotifications(app)]);
      await sendBoardNotifications(app);
      expect(
        (await getNotificationTitles(ali)).filter((title) => title === becayisNotificationTitles.matchEnded),
      ).toHaveLength(times);
      expect(await mailsTo(app, ali.member.email, "match_ended")).toBe(times);
      await switchTo("active");
      expect(await ali.caller.becayis.matches.mine({})).toMatchObject([{ status: "pending", myAnswer: "accepted" }]);
      await sendBoardNotifications(app);
      for (const person of [ali, ayse])
        expect((await getNotificationTitles(person)).filter((title) => title === "Yeni eşleşme")).toHaveLength(times);
    }
    expect(await getNotificationTitles(ayse)).not.toContain(becayisNotificationTitles.matchEnded);
  });
});

describe("a ring", () => {
  it("is notified one by one or together, with one mail an hour", async () => {
    const [ada] = await trio();
    const found = async () => (await getNotificationTitles(ada)).filter((title) => title.includes("halka"));
    await Promise.all([sendBoardNotifications(app), sendBoardNotifications(app)]);
    expect(await found()).toEqual(["Yeni becayiş halkası"]);
    await publisher(app, { from: "Bursa", to: "Ankara" });
    await sendBoardNotifications(app);
    expect(await found()).toEqual(["Yeni becayiş halkası", "Yeni becayiş halkası"]);
    await publisher(app, { from: "İzmir", to: "Bursa" });
    await sendBoardNotifications(app);
    await sendBoardNotifications(app);
    expect(await found()).toEqual(["2 yeni becayiş halkası", "Yeni becayiş halkası", "Yeni becayiş halkası"]);
    expect(await mailsTo(app, ada.member.email, "ring_found")).toBe(1);
    const due = "now() - interval '1 second'"; // the column rounds to milliseconds, also up
    await app.db.pool.query(`UPDATE member_notifications SET mail_due_at = ${due} WHERE mail_due_at IS NOT NULL`);
    await mailDueBundles(app);
    expect(
      await app.db.prisma.emailLog.findMany({
        where: { recipientEmail: ada.member.email, templateSlug: "ring_found" },
        orderBy: { id: "asc" },
      }),
    ).toMatchObject([{ subject: "Yeni bir halka eşleşmeniz var" }, { subject: "3 yeni halka eşleşmeniz var" }]);
    expect(await waitingFor(ada)).toEqual({ ...nothing, rings: 4 });
  });

  it("notifies members of answers and of completion", async () => {
    const people = await trio();
    const id = (await people[0].caller.becayis.rings.mine({}))[0]?.id ?? 0;
    const accept = ({ caller }: Publisher) => caller.becayis.rings.setStatus({ id, status: "accepted" });
    await accept(people[0]);
    expect(await getNotificationTitles(people[0])).not.toContain(becayisNotificationTitles.ringAnswered);
    for (const other of people.slice(1))
      expect(await newestTo(other)).toMatchObject({ title: becayisNotificationTitles.ringAnswered });
    await accept(people[1]);
    await accept(people[2]);
    for (const each of people) {
      expect(await newestTo(each)).toMatchObject({ title: becayisNotificationTitles.ringSettled });
      expect(await mailsTo(app, each.member.email, "match_accepted")).toBe(1);
    }
  });

  it("rejected or expired notifies members who had accepted", async () => {
    for (const [end, title, template] of [
      ["refused", becayisNotificationTitles.ringRejected, "ring_rejected"],
      ["run out", becayisNotificationTitles.ringEnded, "ring_ended"],
    ] as const) {
      const [first, second, third] = await trio();
      const id = (await first.caller.becayis.rings.mine({}))[0]?.id ?? 0;
      await first.caller.becayis.rings.setStatus({ id, status: "accepted" });
      if (end === "refused") await second.caller.becayis.rings.setStatus({ id, status: "rejected" });
      else await app.db.prisma.ring.update({ where: { id }, data: { expiresAt: new Date() } });
      await sweep(app);
      await sendBoardNotifications(app);
      expect(await getNotificationTitles(first)).toContain(title);
      expect(await mailsTo(app, first.member.email, template)).toBe(1);
      for (const other of [second, third]) expect(await getNotificationTitles(other)).not.toContain(title);
      await app.db.prisma.listing.deleteMany({});
    }
  });
});

describe("a listing", () => {
  it("paused or deleted by the administrator notifies its owner", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
    const { listings } = await admin(app);
    await owner.caller.becayis.listings.setStatus({ id: owner.listing.id, status: "inactive" });
    await owner.caller.becayis.listings.setStatus({ id: owner.listing.id, status: "active" });
    expect(await getNotificationTitles(owner)).not.toContain(becayisNotificationTitles.listingPaused);
    for (let times = 0; times < 2; times++)
      await listings.setStatus({ id: owner.listing.id, status: "paused", reason: "Başlıkta telefon var." });
    expect(
      (await getNotificationTitles(owner)).filter((title) => title === becayisNotificationTitles.listingPaused),
    ).toHaveLength(1);
    expect(await newestTo(owner)).toMatchObject({
      message: "Ankara ile İzmir arasında becayiş: Başlıkta telefon var.",
      link: "/becayis",
    });
    expect(await mailsTo(app, owner.member.email, "listing_paused")).toBe(1);
    await listings.remove({ id: owner.listing.id });
    await expect(listings.remove({ id: owner.listing.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect(await newestTo(owner)).toMatchObject({
      title: becayisNotificationTitles.listingRemoved,
      message: "Ankara ile İzmir arasında becayiş",
    });
    expect(await mailsTo(app, owner.member.email, "listing_removed")).toBe(1);
    await expect(listings.remove({ id: owner.listing.id, reason: "x".repeat(1001) })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  it("that expires is counted before and notified afterwards", async () => {
    const owner = await publisher(app, { from: "Ankara", to: "İzmir" });
    expect(await waitingFor(owner)).toEqual(nothing);
    await app.db.prisma.listing.update({
      where: { id: owner.listing.id },
      data: { expiresAt: new Date(Date.now() + 6 * 86_400_000) },
    });
    expect(await waitingFor(owner)).toEqual({ ...nothing, endingListings: 1 });
    await app.db.prisma.listing.update({ where: { id: owner.listing.id }, data: { expiresAt: new Date() } });
    await sweep(app);
    await sweep(app);
    expect(await waitingFor(owner)).toEqual(nothing);
    expect(
      (await getNotificationTitles(owner)).filter((title) => title === becayisNotificationTitles.listingExpired),
    ).toHaveLength(1);
    expect(await mailsTo(app, owner.member.email, "listing_expired")).toBe(1);
  });
});
