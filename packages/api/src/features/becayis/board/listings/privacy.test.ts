import { maskedListing, revealedListing } from "@site/contract/becayis/board/listings/schema";
import { maskName } from "@site/contract/becayis/privacy";
import { maskContactDetails } from "@site/contract/common/contact-details";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { listSections } from "../../../members/privacy/export-service.ts";
import { toHtmlPage, toJson } from "../../../members/privacy/export-view.ts";
import { admin, importReferenceLists, type Publisher, plates, publisher } from "../../testing/board.ts";

let app: TestApp;
let owner: Publisher;
let match: Publisher;
let ringed: Publisher[];
const SURNAME = "Gizlisoyad";
/** A first name with a phone number, which an earlier version accepted. */
const person = { firstName: "Zeynep 0532 411 22 33", lastName: SURNAME };
const words = {
  title: "Ankara’dan İzmir’e 0532 411 22 33 zeynep@gizli.example",
  description: "Yazın: zeynep@gizli.example, arayın: +90 (532) 411-22-33",
  requirements: "532.411.22.33",
  benefits: "zeynep (at) gizli.example",
};

beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  owner = await publisher(
    app,
    { from: "Ankara", to: "İzmir" },
    { ...person, email: "zeynep.gizlisoyad@gizli.example" },
    words,
  );
  await app.db.prisma.member.update({ where: { id: owner.member.id }, data: { phone: "+90 532 411 22 33" } });
  match = await publisher(app, { from: "İzmir", to: "Ankara" });
  ringed = [
    await publisher(app, { from: "İzmir", to: "Bursa" }),
    await publisher(app, { from: "Bursa", to: "Ankara" }),
  ];
});

/** Returns the owner's data that must stay hidden before acceptance. */
function secretsIn(answer: unknown): string[] {
  const text = JSON.stringify(answer);
  const digits = text.replace(/[\s().-]/g, "");
  return [
    ...[SURNAME, SURNAME.toLowerCase(), "gizli.example", String(owner.member.id)].filter((secret) =>
      text.includes(secret),
    ),
    ...(digits.includes("5324112233") ? ["the phone"] : []),
  ];
}

/** Calls every procedure that shows other members' data, as this reader. */
async function everythingReadBy(caller: ReturnType<typeof anonymousCaller>, isMember: boolean): Promise<unknown[]> {
  const { becayis } = caller;
  const listed = await becayis.listings.list({ limit: 50 });
  const found = listed.items.find(({ id }) => id === owner.listing.id);
  if (!found) throw new Error("the listing is not on the board");
  const answers: unknown[] = [
    listed,
    await becayis.listings.list({ city: "Ankara" }),
    await becayis.listings.list({ userId: owner.member.id }),
    await becayis.listings.getById({ id: owner.listing.id }),
    await becayis.listings.getBySlug({ slug: found.slug }),
    await becayis.map(),
    await becayis.popularCities(),
    await becayis.results.moved(),
    await caller.site.shell(),
    await caller.blog.search({ q: SURNAME }),
  ];
  if (!isMember) return answers;
  return [
    ...answers,
    await becayis.matches.mine({}),
    await becayis.matches.counts(),
    await becayis.rings.mine({}),
    await becayis.contactRequests.list(),
    await becayis.contactRequests.blocked(),
    await becayis.listings.mine(),
    await becayis.alerts.list(),
    await becayis.results.mine(),
  ];
}

describe("before acceptance no personal data of the owner is sent", () => {
  it("to visitors and members", async () => {
    expect(secretsIn(await everythingReadBy(anonymousCaller(app), false))).toEqual([]);
    expect(secretsIn(await everythingReadBy((await signedInMember(app)).caller, true))).toEqual([]);
  });

  it("in the data export of a member with a pending request", async () => {
    const { caller, member } = await signedInMember(app);
    await caller.becayis.contactRequests.create({ listingId: owner.listing.id, message: "Merhaba" });
    const sections = await listSections(app, app.db.prisma, member.id);
    let copy = "";
    for (const texts of [toJson(sections), toHtmlPage(sections)]) for await (const text of texts) copy += text;
    expect(copy).toContain("Ankara’dan İzmir’e •••");
    expect(secretsIn(copy)).toEqual([]);
  });

  it("to members whose request is not accepted by the owner", async () => {
    for (const end of ["pending", "rejected", "withdrawn", "lapsed", "by the administrator"] as const) {
      const { caller } = await signedInMember(app);
      const created = await caller.becayis.contactRequests.create({
        listingId: owner.listing.id,
        listingOwnerId: owner.member.id,
        message: "Merhaba",
      });
      if (end === "rejected")
        await owner.caller.becayis.contactRequests.setStatus({ id: created.id, status: "rejected" });
      if (end === "withdrawn") await caller.becayis.contactRequests.withdraw({ id: created.id });
      if (end === "lapsed")
        await app.db.prisma.contactRequest.update({ where: { id: created.id }, data: { status: "lapsed" } });
      if (end === "by the administrator")
        await (await admin(app)).contacts.setStatus({ id: created.id, status: "accepted" });
      expect({ end, secrets: secretsIn([created, await everythingReadBy(caller, true)]) }).toEqual({
        end,
        secrets: [],
      });
      await expect(caller.becayis.contactRequests.thread({ id: created.id })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
      });
    }
  });

  it("to members of a pending match or ring", async () => {
    for (const reader of [match, ...ringed]) expect(secretsIn(await everythingReadBy(reader.caller, true))).toEqual([]);
    const [pending] = await match.caller.becayis.matches.mine({});
    const answered = await match.caller.becayis.matches.setStatus({ id: pending?.id ?? 0, status: "accepted" });
    const [ring] = await (ringed[0] ?? match).caller.becayis.rings.mine({});
    for (const { caller } of ringed) await caller.becayis.rings.setStatus({ id: ring?.id ?? 0, status: "accepted" });
    expect(secretsIn(answered)).toEqual([]);
    for (const reader of [match, ...ringed]) expect(secretsIn(await everythingReadBy(reader.caller, true))).toEqual([]);
  });

  it("in mails, notifications or slugs", async () => {
    const others = { recipientEmail: { not: owner.member.email } };
    expect(
      secretsIn(
        await app.db.prisma.emailLog.findMany({
          where: others,
          select: { subject: true, recipientEmail: true, recipientName: true },
        }),
      ),
    ).toEqual([]);
    expect(
      secretsIn(
        await app.db.prisma.memberNotification.findMany({
          where: { memberId: { not: owner.member.id } },
          select: { title: true, message: true, link: true },
        }),
      ),
    ).toEqual([]);
    expect(secretsIn(owner.listing.slug)).toEqual([]);
  });
});

describe("after acceptance", () => {
  it("of a request both know each other, and nobody else does", async () => {
    const { caller, member } = await signedInMember(app, { firstName: "Can", lastName: "Yılmaz" });
    const { id } = await caller.becayis.contactRequests.create({
      listingId: owner.listing.id,
      message: "Beni arayın: 0541 222 33 44",
    });
    const received = async () =>
      (await owner.caller.becayis.contactRequests.list()).received.find((request) => request.id === id);
    expect(await received()).toMatchObject({
      requester: { name: "Can Y***" },
      message: "Beni arayın: •••",
      listingOwner: { name: `${person.firstName} ${SURNAME}` },
    });
    await owner.caller.becayis.contactRequests.setStatus({ id, status: "accepted" });
    expect(await received()).toMatchObject({
      requester: { name: "Can Yılmaz", email: member.email, phone: member.phone },
      message: "Beni arayın: 0541 222 33 44",
    });
    expect((await caller.becayis.contactRequests.list()).sent).toMatchObject([
      { status: "accepted", listingOwner: { name: `${person.firstName} ${SURNAME}`, email: owner.member.email } },
    ]);
    expect(await caller.becayis.listings.getById({ id: owner.listing.id })).toMatchObject({
      userId: owner.member.id,
      user: { lastName: SURNAME },
      description: words.description,
    });
    expect(secretsIn(await everythingReadBy((await signedInMember(app)).caller, true))).toEqual([]);
  });

  it("texts of unpublished listings and texts that nobody approved stay hidden", async () => {
    const { caller } = await signedInMember(app);
    const other = await publisher(app, { from: "Bursa", to: "Şanlıurfa" });
    await caller.becayis.contactRequests.create({ listingId: other.listing.id });
    await other.caller.becayis.listings.update({
      id: other.listing.id,
      title: "Kimsenin onaylamadığı başlık",
      wantedPlaces: [plates.İzmir],
    });
    const listingOfSent = async () => (await caller.becayis.contactRequests.list()).sent[0]?.listing;
    expect(await listingOfSent()).toMatchObject({ title: "Bursa ile Şanlıurfa arasında becayiş" });
    await other.caller.becayis.listings.setStatus({ id: other.listing.id, status: "paused" });
    expect(await listingOfSent()).toEqual({ title: "Yayında olmayan ilan", slug: null });
    expect(
      JSON.stringify(
        await app.db.prisma.emailLog.findMany({
          where: { recipientEmail: { not: other.member.email } },
          select: { subject: true },
        }),
      ),
    ).not.toContain("onaylamadığı");
  });
});

describe("the views", () => {
  it("reject full surnames and ids in the masked form", async () => {
    const masked = await anonymousCaller(app).becayis.listings.getById({ id: owner.listing.id });
    expect(maskedListing.safeParse(masked).success).toBe(true);
    expect(revealedListing.safeParse(masked).success).toBe(false);
    expect(maskedListing.safeParse({ ...masked, userId: 1 }).success).toBe(false);
    expect(
      maskedListing.safeParse({
        ...masked,
        user: { firstName: "Zeynep", lastName: SURNAME, fullName: `Zeynep ${SURNAME}` },
      }).success,
    ).toBe(false);
    expect(maskedListing.safeParse({ ...masked, email: "a@example.org" }).success).toBe(false);
  });

  it.each([
    ["Ayşe", "kaya", "Ayşe K***"],
    ["Ali", "ışık", "Ali I***"],
    ["Ece", "ipek", "Ece İ***"],
    ["Su", "", "Su ***"],
  ])("mask %s %s as %s", (firstName, lastName, masked) => expect(maskName({ firstName, lastName })).toBe(masked));

  it.each([
    ["0532 123 45 67", "•••"],
    ["Tel: +90 (532) 123-45-67.", "Tel: •••."],
    ["532.123.45.67 ya da 05321234567", "••• ya da •••"],
    ["ali.veli+x@example.com.tr adresine", "••• adresine"],
    ["ali @ example . com", "•••"],
    ["657 sayılı Kanun m. 73, 2024-2026 arası 3 yıl", "657 sayılı Kanun m. 73, 2024-2026 arası 3 yıl"],
    ["12.03.2024 tarihinden beri", "12.03.2024 tarihinden beri"],
  ])("remove contact details from %s", (text, masked) => expect(maskContactDetails(text)).toBe(masked));
});

it("contact details are refused at the name, wherever one is typed", async () => {
  const { caller } = await signedInMember(app);
  const typed = "ARAYIN 0532 999 88 77";
  const refusal = { message: expect.stringContaining("Ad ve soyad rakam ya da iletişim bilgisi içeremez") };
  await expect(caller.user.profile.update({ firstName: typed, lastName: "Veli" })).rejects.toMatchObject(refusal);
  const visitor = anonymousCaller(app);
  const wish = { institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir"] };
  const form = { ...wish, email: "a@example.org", title: "Bir becayiş ilanı", terms: true as const };
  await expect(visitor.auth.join({ ...form, fullName: `${typed} Veli` })).rejects.toMatchObject(refusal);
  const comment = { blogPostId: 1, content: "Bir yorum", authorName: typed, authorEmail: "a@example.org" };
  await expect(visitor.comments.create(comment)).rejects.toMatchObject(refusal);
});
