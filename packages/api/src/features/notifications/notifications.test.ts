import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signedInMember, type TestApp } from "../../testing/index.ts";
import { mailsTo } from "../../testing/mails.ts";
import { mailDueBundles, markBundleRead, notifyMemberBundled } from "./bundles.ts";
import { notifyMember } from "./notify-member.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.siteUrl = "http://localhost:3000";
});

const path = "/becayis/ilan/ilan-1";

const notify = (memberId: number, title = "İlanınız yayında") =>
  app.db.prisma.$transaction((tx) =>
    notifyMember(app, tx, memberId, {
      event: "listing_approved",
      title,
      message: "İlan",
      link: path,
      mail: (name) => ({ template: "listing_approved", props: { name, listingTitle: "İlan", path } }),
    }),
  );

const notifyRings = (memberId: number, count = 1) =>
  app.db.prisma.$transaction((tx) =>
    notifyMemberBundled(app, tx, memberId, {
      event: "ring_found",
      bundle: "rings",
      count,
      title: (number) => `${number} halka`,
      message: "İlan",
      link: "/becayis/matches",
    }),
  );

const notifyOfMessage = (memberId: number) =>
  app.db.prisma.$transaction((tx) =>
    notifyMemberBundled(app, tx, memberId, {
      event: "thread_message",
      bundle: "thread:7",
      count: 1,
      title: (number) => `${number} mesaj`,
      message: "Ayşe K***",
      link: "/profil",
      isMerged: true,
    }),
  );

/** Moves the waiting bundles one hour into the past. */
const shiftBundlesByAnHour = () =>
  app.db.pool.query(
    `UPDATE member_notifications
      SET mail_due_at = mail_due_at - interval '1 hour', mailed_at = mailed_at - interval '1 hour',
      created_at = created_at - interval '1 hour'`,
  );

const subjectsTo = async (email: string) =>
  (await app.db.prisma.emailLog.findMany({ where: { recipientEmail: email }, orderBy: { id: "asc" } })).map(
    ({ subject }) => subject,
  );

describe("a member", () => {
  it("is notified in the site, and by mail unless disabled", async () => {
    const { member, caller } = await signedInMember(app);
    const choose = (channel: "site" | "none") => caller.user.preferences.update({ event: "listing_approved", channel });
    expect((await caller.user.preferences.list()).every(({ channel }) => channel === "mail")).toBe(true);
    await notify(member.id, "Birinci");
    await choose("site");
    await notify(member.id, "İkinci");
    await choose("none");
    await notify(member.id, "Üçüncü");
    expect((await mailsTo(app, member.email)).map(({ template }) => template)).toEqual(["listing_approved"]);
    expect((await caller.user.notifications.list({})).items).toMatchObject([
      { title: "İkinci", isRead: false, link: path },
      { title: "Birinci", isRead: false },
    ]);
  });

  it("with a closed account is not notified", async () => {
    const { member } = await signedInMember(app);
    await app.db.prisma.member.update({ where: { id: member.id }, data: { isActive: false } });
    await notify(member.id);
    await notifyRings(member.id);
    expect(await app.db.prisma.memberNotification.count({ where: { memberId: member.id } })).toBe(0);
    expect(await subjectsTo(member.email)).toEqual([]);
  });

  it("has a Turkish label for every event, and rejects unknown ones", async () => {
    const { caller } = await signedInMember(app);
    for (const { text } of await caller.user.preferences.list())
      expect(text).toMatch(
        /^(İlanım|Yorum|Yeni bir|Eşleşmem|Halkam|İletişim iste|Site yönetimi|Yazışma|Hesabıma|Kurum).{8,}$/,
      );
    const wrong: object[] = [{ event: "password_changed" }, { channel: "sms" }, { memberId: 1 }];
    for (const change of wrong)
      await expect(
        caller.user.preferences.update({ event: "new_sign_in", channel: "none", ...change }),
      ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("reads own notifications page by page", async () => {
    const { member, caller } = await signedInMember(app);
    const other = await signedInMember(app);
    for (let n = 1; n <= 5; n++) await notify(member.id, `Bildirim ${n}`);
    const first = await caller.user.notifications.list({ limit: 3 });
    const second = await caller.user.notifications.list({ limit: 3, before: first.items.at(-1)?.id });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      "Bildirim 5",
      "Bildirim 4",
      "Bildirim 3",
      "Bildirim 2",
      "Bildirim 1",
    ]);
    expect((await other.caller.user.notifications.list({})).items).toEqual([]);
    await other.caller.user.notifications.markRead({ ids: first.items.map(({ id }) => id) });
    await other.caller.user.notifications.markAllRead({ upTo: first.items[0]?.id ?? 0 });
    expect((await caller.user.notifications.summary()).unread).toBe(5);
    for (const input of [{ limit: 0 }, { limit: 51 }, { before: 0 }])
      await expect(caller.user.notifications.list(input)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(
      caller.user.notifications.markRead({ ids: Array.from({ length: 201 }, (_, n) => n + 1) }),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("marks shown notifications; later ones stay unread", async () => {
    const { member, caller } = await signedInMember(app);
    const unread = async () =>
      (await caller.user.notifications.list({})).items.flatMap(({ title, isRead }) => (isRead ? [] : [title]));
    await notify(member.id, "Birinci");
    await notify(member.id, "İkinci");
    const [newest, oldest] = (await caller.user.notifications.list({})).items;
    await notify(member.id, "Üçüncü");
    await caller.user.notifications.markRead({ ids: [oldest?.id ?? 0] });
    expect(await unread()).toEqual(["Üçüncü", "İkinci"]);
    await caller.user.notifications.markAllRead({ upTo: newest?.id ?? 0 });
    expect(await unread()).toEqual(["Üçüncü"]);
    expect((await caller.user.notifications.summary()).unread).toBe(1);
  });
});

describe("bundled notifications", () => {
  it("are stored one by one, with one mail an hour", async () => {
    const { member, caller } = await signedInMember(app);
    await notifyRings(member.id);
    await notifyRings(member.id, 2);
    await notifyRings(member.id);
    await mailDueBundles(app);
    expect((await caller.user.notifications.list({})).items.map(({ title }) => title)).toEqual([
      "1 halka",
      "2 halka",
      "1 halka",
    ]);
    expect(await subjectsTo(member.email)).toEqual(["Yeni bir halka eşleşmeniz var"]);
    await shiftBundlesByAnHour();
    await Promise.all([mailDueBundles(app), mailDueBundles(app)]);
    await mailDueBundles(app);
    expect(await subjectsTo(member.email)).toEqual(["Yeni bir halka eşleşmeniz var", "3 yeni halka eşleşmeniz var"]);
    await notifyRings(member.id);
    await shiftBundlesByAnHour();
    await mailDueBundles(app);
    expect(await subjectsTo(member.email)).toHaveLength(3);
  });

  it("that are concurrent send one mail", async () => {
    const { member, caller } = await signedInMember(app);
    await Promise.all(Array.from({ length: 6 }, () => notifyRings(member.id)));
    expect((await caller.user.notifications.summary()).unread).toBe(6);
    expect(await subjectsTo(member.email)).toHaveLength(1);
  });

  it("are not mailed once read or disabled", async () => {
    const { member, caller } = await signedInMember(app);
    await notifyRings(member.id);
    await notifyRings(member.id);
    await caller.user.notifications.markAllRead({
      upTo: (await caller.user.notifications.list({})).items[0]?.id ?? 0,
    });
    await shiftBundlesByAnHour();
    await mailDueBundles(app);
    await notifyRings(member.id);
    await notifyRings(member.id);
    await caller.user.preferences.update({ event: "ring_found", channel: "site" });
    await shiftBundlesByAnHour();
    await mailDueBundles(app);
    expect(await subjectsTo(member.email)).toHaveLength(2);
    await notifyRings(member.id);
    expect(
      await app.db.prisma.memberNotification.count({ where: { memberId: member.id, mailDueAt: { not: null } } }),
    ).toBe(0);
  });

  it("of one thread merge into one unread notification", async () => {
    const { member, caller } = await signedInMember(app);
    await notifyOfMessage(member.id);
    const [seen] = (await caller.user.notifications.list({})).items;
    await Promise.all([notifyOfMessage(member.id), notifyOfMessage(member.id)]);
    await caller.user.notifications.markRead({ ids: [seen?.id ?? 0] });
    expect((await caller.user.notifications.list({})).items).toMatchObject([{ title: "3 mesaj", isRead: false }]);
    expect(await subjectsTo(member.email)).toEqual(["Yeni bir mesajınız var"]);
    await shiftBundlesByAnHour();
    await mailDueBundles(app);
    expect(await subjectsTo(member.email)).toEqual(["Yeni bir mesajınız var", "3 yeni mesajınız var"]);
    await markBundleRead(app, member.id, "thread:7");
    await notifyOfMessage(member.id);
    expect((await caller.user.notifications.list({})).items.map(({ title, isRead }) => [title, isRead])).toEqual([
      ["1 mesaj", false],
      ["3 mesaj", true],
    ]);
    await mailDueBundles(app);
    expect(await subjectsTo(member.email)).toHaveLength(2);
  });
});
