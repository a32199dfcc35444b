import { contactRequestTexts } from "@site/contract/becayis/labels";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { admin, importReferenceLists, mailsTo, type Publisher, publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";

let app: TestApp;
let owner: Publisher;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  owner = await publisher(app, { from: "Ankara", to: "İzmir" });
});

/** Creates a member who has sent the owner a request. */
async function asker(message?: string) {
  const signedIn = await signedInMember(app, { firstName: "Can", lastName: "Yılmaz" });
  const { id } = await signedIn.caller.becayis.contactRequests.create({ listingId: owner.listing.id, message });
  return { ...signedIn, id };
}

const getStatus = async (id: number) =>
  (await app.db.prisma.contactRequest.findUniqueOrThrow({ where: { id } })).status;

describe("a contact request", () => {
  it("shows the masked sender, notifies both and is counted", async () => {
    const before = await owner.caller.becayis.listings.getById({ id: owner.listing.id });
    const { id, caller, member } = await asker();
    expect((await owner.caller.becayis.contactRequests.list()).received[0]).toMatchObject({
      id,
      status: "pending",
      message: "İletişim isteği gönderildi.",
      requester: { name: "Can Y***" },
    });
    expect(await caller.becayis.listings.getById({ id: owner.listing.id })).toMatchObject({
      contactRequestStatus: "pending",
      contactCount: before.contactCount + 1,
    });
    expect(await mailsTo(app, owner.member.email, "contact_request_received")).toBe(1);
    expect(await mailsTo(app, member.email, "contact_request_sent")).toBe(1);
    expect(
      await app.db.prisma.memberNotification.count({ where: { memberId: member.id, type: "contact_request_sent" } }),
    ).toBe(1);
  });

  it("is rejected for own listings, unverified members and repetitions", async () => {
    const { contactRequests } = owner.caller.becayis;
    await expect(contactRequests.create({ listingId: owner.listing.id })).rejects.toMatchObject({
      message: contactRequestTexts.ownListing,
    });
    const unverified = await signedInMember(app, { isVerified: false });
    await expect(
      unverified.caller.becayis.contactRequests.create({ listingId: owner.listing.id }),
    ).rejects.toMatchObject({ cause: { code: "FORBIDDEN" } });
    const { caller, id } = await asker();
    const again = () => caller.becayis.contactRequests.create({ listingId: owner.listing.id });
    await expect(again()).rejects.toMatchObject({ message: contactRequestTexts.alreadySent });
    await contactRequests.setStatus({ id, status: "rejected" });
    await expect(again()).rejects.toMatchObject({ message: contactRequestTexts.alreadyRejected });
    const other = await asker();
    await contactRequests.setStatus({ id: other.id, status: "accepted" });
    await expect(other.caller.becayis.contactRequests.create({ listingId: owner.listing.id })).rejects.toMatchObject({
      message: contactRequestTexts.alreadyAccepted,
    });
    const third = await asker();
    await third.caller.becayis.contactRequests.withdraw({ id: third.id });
    expect(await third.caller.becayis.contactRequests.create({ listingId: owner.listing.id })).toMatchObject({
      message: contactRequestTexts.sent,
    });
  });

  it("is created once under concurrency", async () => {
    const { caller, member } = await signedInMember(app);
    await Promise.allSettled(
      Array.from({ length: 8 }, () => caller.becayis.contactRequests.create({ listingId: owner.listing.id })),
    );
    expect(await app.db.prisma.contactRequest.count({ where: { requesterId: member.id } })).toBe(1);
    expect(await mailsTo(app, member.email, "contact_request_sent")).toBe(1);
  });

  it("is answered once, by the listing's owner", async () => {
    const { id, caller } = await asker();
    const stranger = await signedInMember(app);
    for (const reader of [caller, stranger.caller])
      await expect(reader.becayis.contactRequests.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
      });
    await expect(stranger.caller.becayis.contactRequests.withdraw({ id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    expect(await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" })).toEqual({
      message: contactRequestTexts.accepted,
    });
    for (const status of ["accepted", "rejected"] as const)
      await expect(owner.caller.becayis.contactRequests.setStatus({ id, status })).rejects.toMatchObject({
        message: contactRequestTexts.notPending,
      });
    await expect(caller.becayis.contactRequests.withdraw({ id })).rejects.toMatchObject({
      message: contactRequestTexts.notPending,
    });
  });

  it("accepted, rejected and withdrawn at once has one result", async () => {
    for (let round = 0; round < 4; round++) {
      const { id, caller, member } = await asker();
      const shared = await mailsTo(app, owner.member.email, "contact_shared");
      const { contactRequests } = owner.caller.becayis;
      const results = await Promise.allSettled([
        contactRequests.setStatus({ id, status: "accepted" }),
        contactRequests.setStatus({ id, status: "rejected" }),
        caller.becayis.contactRequests.withdraw({ id }),
        contactRequests.setStatus({ id, status: "accepted" }),
      ]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const accepted = (await getStatus(id)) === "accepted" ? 1 : 0;
      expect([
        await mailsTo(app, member.email, "contact_request_accepted"),
        (await mailsTo(app, owner.member.email, "contact_shared")) - shared,
      ]).toEqual([accepted, accepted]);
    }
  });

  it("expires after fifteen days and can be repeated", async () => {
    const { id, caller } = await asker();
    await app.db.prisma.contactRequest.update({ where: { id }, data: { lapsesAt: new Date() } });
    await expect(owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
      message: contactRequestTexts.notPending,
    });
    await sweep(app);
    expect(await getStatus(id)).toBe("lapsed");
    expect(await caller.becayis.listings.getById({ id: owner.listing.id })).toMatchObject({
      contactRequestStatus: "none",
    });
    await caller.becayis.contactRequests.create({ listingId: owner.listing.id });
  });

  it("is limited to five a day in the first week, then twenty", async () => {
    const listings = [];
    for (let n = 0; n < 6; n++)
      listings.push((await publisher(app, { from: "Bursa", to: "Şanlıurfa", position: "Hemşire" })).listing.id);
    const { caller, member } = await signedInMember(app);
    const ask = (listingId: number | undefined) => caller.becayis.contactRequests.create({ listingId: listingId ?? 0 });
    for (const id of listings.slice(0, 5)) await ask(id);
    await expect(ask(listings[0])).rejects.toMatchObject({ message: contactRequestTexts.alreadySent });
    await expect(ask(listings[5])).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { createdAt: new Date("2026-01-01") } });
    await ask(listings[5]);
  });

  it("follows the member's notification channel", async () => {
    const { caller, member } = await signedInMember(app);
    await app.db.prisma.notificationPreference.create({
      data: { memberId: member.id, event: "contact_request_sent", channel: "site" },
    });
    await caller.becayis.contactRequests.create({ listingId: owner.listing.id });
    expect(await mailsTo(app, member.email, "contact_request_sent")).toBe(0);
    expect(await app.db.prisma.memberNotification.count({ where: { memberId: member.id } })).toBe(1);
  });
});

describe("the thread of an accepted request", () => {
  it("is open to both members after acceptance only", async () => {
    const { id, caller } = await asker();
    await expect(caller.becayis.contactRequests.sendMessage({ id, body: "Merhaba" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" });
    await caller.becayis.contactRequests.sendMessage({ id, body: "Merhaba, 0532 123 45 67" });
    expect(
      (await owner.caller.becayis.contactRequests.list()).received.find((request) => request.id === id),
    ).toMatchObject({ unreadMessages: 1 });
    expect(await owner.caller.becayis.contactRequests.thread({ id })).toMatchObject({
      other: "Can Yılmaz",
      isBlocked: false,
      messages: [{ body: "Merhaba, 0532 123 45 67", isMine: false }],
    });
    expect((await caller.becayis.contactRequests.thread({ id })).messages).toMatchObject([
      { isMine: true, readAt: expect.any(String) },
    ]);
    const stranger = await signedInMember(app);
    await expect(stranger.caller.becayis.contactRequests.thread({ id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(stranger.caller.becayis.contactRequests.sendMessage({ id, body: "Ben de" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("ends with a block and reopens with its removal", async () => {
    const { id, caller } = await asker();
    await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" });
    await owner.caller.becayis.contactRequests.block({ requestId: id });
    for (const reader of [caller, owner.caller])
      await expect(reader.becayis.contactRequests.sendMessage({ id, body: "Merhaba" })).rejects.toMatchObject({
        message: contactRequestTexts.refused,
      });
    expect(await owner.caller.becayis.contactRequests.blocked()).toMatchObject([{ requestId: id, name: "Can Y***" }]);
    expect(await caller.becayis.contactRequests.blocked()).toEqual([]);
    await owner.caller.becayis.contactRequests.unblock({ requestId: id });
    await caller.becayis.contactRequests.sendMessage({ id, body: "Merhaba" });
  });

  it("is closed to members blocked earlier", async () => {
    const { id, caller } = await asker();
    await owner.caller.becayis.contactRequests.block({ requestId: id });
    expect(await getStatus(id)).toBe("rejected");
    await app.db.prisma.contactRequest.update({ where: { id }, data: { status: "lapsed" } });
    await expect(caller.becayis.contactRequests.create({ listingId: owner.listing.id })).rejects.toMatchObject({
      message: contactRequestTexts.refused,
    });
    const stranger = await signedInMember(app);
    await expect(stranger.caller.becayis.contactRequests.block({ requestId: id })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await owner.caller.becayis.contactRequests.unblock({ requestId: id });
  });

  it("can be reported by either side only", async () => {
    const { id, caller } = await asker();
    await owner.caller.becayis.contactRequests.report({ id, reason: "Ücret istedi." });
    await caller.becayis.contactRequests.report({ id, reason: "Hakaret etti." });
    const notifications = await app.db.prisma.adminNotification.findMany({
      where: { type: "contact_report" },
      orderBy: { id: "asc" },
    });
    expect(notifications.map(({ message }) => message)).toEqual([
      "Ayşe Kaya, Can Yılmaz hakkında: Ücret istedi.",
      "Can Yılmaz, Ayşe Kaya hakkında: Hakaret etti.",
    ]);
    await expect(caller.becayis.contactRequests.report({ id, reason: " " })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    const stranger = await signedInMember(app);
    await expect(stranger.caller.becayis.contactRequests.report({ id, reason: "Merak" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("blocking ends pending matches", async () => {
    const other = await publisher(app, { from: "İzmir", to: "Ankara" });
    expect(await other.caller.becayis.matches.mine({ status: "pending" })).toHaveLength(1);
    const { id } = await other.caller.becayis.contactRequests.create({ listingId: owner.listing.id });
    await owner.caller.becayis.contactRequests.block({ requestId: id });
    expect(await other.caller.becayis.matches.mine({ status: "pending" })).toEqual([]);
    await other.caller.becayis.listings.setStatus({ id: other.listing.id, status: "inactive" });
    await other.caller.becayis.listings.setStatus({ id: other.listing.id, status: "active" });
    expect(await other.caller.becayis.matches.mine({ status: "pending" })).toEqual([]);
  });
});

it("the administrator lists, rejects and deletes requests", async () => {
  const { contacts } = await admin(app);
  const { id } = await asker("Ortak arama sözcüğü: kırlangıç");
  const { items: found, ...numbers } = await contacts.list({ search: "KIRLANGIC" });
  expect(found).toMatchObject([
    {
      id,
      status: "pending",
      contactType: "request",
      requester: { name: "Can Yılmaz" },
      listing: { offerCity: "Ankara" },
    },
  ]);
  expect(numbers).toMatchObject({ page: 1, total: 1, pageCount: 1 });
  await contacts.setStatus({ id, status: "rejected" });
  await expect(contacts.setStatus({ id, status: "accepted" })).rejects.toMatchObject({
    message: contactRequestTexts.notPending,
  });
  expect((await contacts.list({ search: "kirlangic" })).items).toEqual([]);
  expect((await contacts.list({ type: "phone", status: "accepted" })).items).toEqual([]);
  await contacts.remove({ id });
  await expect(contacts.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
});
