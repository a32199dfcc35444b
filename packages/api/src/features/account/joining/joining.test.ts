import { joiningTexts } from "@site/contract/account/joining/labels";
import { becayisTexts } from "@site/contract/becayis/labels";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  mailsTo,
  makeMember,
  signedInMember,
  type TestApp,
} from "../../../testing/index.ts";
import { importReferenceLists } from "../../becayis/testing/board.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});

const question = { institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir", "bursa"] };
const makeInput = (email: string) => ({
  ...question,
  email,
  fullName: "Ayşe Nur Yılmaz",
  title: "Ankara’dan İzmir’e zabıt kâtibi becayişi",
  terms: true as const,
});
const auth = () => anonymousCaller(app).auth;

async function keep(email: string): Promise<{ token: string; code: string }> {
  const { token } = await auth().join(makeInput(email));
  return { token, code: await readCode(email) };
}

const readCode = async (email: string) => (await mailsTo(app, email)).at(-1)?.code ?? "";

const refused = (message: string) => ({
  cause: { code: "VALIDATION_FAILED", details: { fields: { code: message } } },
});

describe("a listing without an account", () => {
  it("is kept until its code signs its owner in and sends it for approval", async () => {
    const email = "ayse@example.org";
    const { token, code } = await keep(email);
    expect(await app.db.prisma.member.count({ where: { email } })).toBe(0);
    const { listing, user, session } = await auth().confirmJoin({ token, code });
    expect(user.email).toBe(email);
    expect(session.access_token).toMatch(/^u_/);
    expect(await app.db.prisma.listing.findUniqueOrThrow({ where: { id: listing.id } })).toMatchObject({
      approvalStatus: "pending",
      offerCityId: 6,
      wantedPlaces: [35, 16],
      title: makeInput(email).title,
    });
    expect(await app.db.prisma.member.findFirstOrThrow({ where: { email } })).toMatchObject({
      firstName: "Ayşe Nur",
      lastName: "Yılmaz",
      emailVerifiedAt: expect.any(Date),
      passwordHash: null,
    });
    expect(
      await app.db.prisma.swapProfile.count({ where: { currentCityId: 6, currentPositionId: { not: null } } }),
    ).toBe(1);
    const mails = await app.db.prisma.emailLog.findMany({ where: { recipientEmail: email } });
    expect(mails.map(({ templateSlug }) => templateSlug)).toEqual(["listing_code"]);
    await expect(auth().confirmJoin({ token, code })).rejects.toMatchObject({ cause: { code: "LINK_EXPIRED" } });
  });

  it("belongs to the account of its address, whose profile takes over the post", async () => {
    const { member } = await signedInMember(app, { email: "uye@example.org" });
    const { token, code } = await keep("Uye@example.org");
    const { listing, user } = await auth().confirmJoin({ token, code });
    expect(user.id).toBe(member.id);
    expect(await app.db.prisma.listing.count({ where: { id: listing.id, memberId: member.id } })).toBe(1);
    const second = await keep("uye@example.org");
    await expect(auth().confirmJoin(second)).rejects.toMatchObject({
      cause: { code: "CONFLICT", details: { message: becayisTexts.oneActive } },
    });
  });

  it("is sent at once by a member who has asked, for approval, with the post as it was asked", async () => {
    const { caller, member } = await signedInMember(app, { email: "soran@example.org" });
    const { terms: _, email: __, fullName: ___, ...asked } = makeInput("");
    app.purged.length = 0;
    const listing = await caller.becayis.listings.createFromQuestion(asked);
    expect(app.purged, "no page shows what waits").toEqual([]);
    expect(listing).toMatchObject({ message: becayisTexts.listingCreated });
    expect(await app.db.prisma.listing.findUniqueOrThrow({ where: { id: listing.id } })).toMatchObject({
      ...{ memberId: member.id, approvalStatus: "pending", offerCityId: 6, wantedPlaces: [35, 16] },
    });
    await expect(caller.becayis.listings.createFromQuestion(asked)).rejects.toMatchObject({
      cause: { code: "CONFLICT", details: { message: becayisTexts.oneActive } },
    });
    await expect(caller.becayis.listings.createFromQuestion({ ...asked, from: "izmir" })).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED", details: { fields: { to: expect.any(String) } } },
    });
  });

  it("replaces an account that somebody else made with the address and nobody verified", async () => {
    const email = "baskasi@example.org";
    const stranger = await makeMember(app, { email, isVerified: false });
    const { token, code } = await keep(email);
    const { user } = await auth().confirmJoin({ token, code });
    expect(user.id).not.toBe(stranger.id);
    expect(await app.db.prisma.member.count({ where: { id: stranger.id } })).toBe(0);
  });

  it("does not pass by a second factor, nor into an account that ends", async () => {
    const { member } = await signedInMember(app, { email: "iki@example.org" });
    await app.db.prisma.authenticator.create({
      data: { memberId: member.id, secret: new Uint8Array(32), lastStep: 0 },
    });
    const { token, code } = await keep("iki@example.org");
    await expect(auth().confirmJoin({ token, code })).rejects.toMatchObject({
      cause: { code: "SECOND_FACTOR_REQUIRED" },
    });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { eraseAfter: new Date() } });
    await expect(auth().confirmJoin({ token, code })).rejects.toMatchObject({ cause: { code: "FORBIDDEN" } });
    expect(await app.db.prisma.listing.count({ where: { memberId: member.id } })).toBe(0);
  });

  it("refuses wrong codes, five at most, until a new one is asked for", async () => {
    const email = "kod@example.org";
    const { token, code } = await keep(email);
    const wrong = code === "000000" ? "111111" : "000000";
    for (const left of [4, 3, 2, 1, 0])
      await expect(auth().confirmJoin({ token, code: wrong })).rejects.toMatchObject(
        refused(joiningTexts.codeWrong(left)),
      );
    await expect(auth().confirmJoin({ token, code })).rejects.toMatchObject(refused(joiningTexts.codeExpired));
    await auth().renewJoinCode({ token });
    const renewed = await readCode(email);
    expect(await auth().confirmJoin({ token, code: `${renewed.slice(0, 3)} ${renewed.slice(3)}` })).toBeDefined();
  });

  it("refuses a code after its ten minutes, and another listing's", async () => {
    const [one, other] = [await keep("bir@example.org"), await keep("oteki@example.org")];
    const isSame = one.code === other.code; // once in a million
    if (!isSame)
      await expect(auth().confirmJoin({ token: one.token, code: other.code })).rejects.toMatchObject({
        cause: { code: "VALIDATION_FAILED" },
      });
    await app.db.prisma.waitingListing.updateMany({ data: { codeExpiresAt: new Date(0) } });
    await expect(auth().confirmJoin(one)).rejects.toMatchObject(refused(joiningTexts.codeExpired));
  });

  it("of two that enter the code at once one is sent", async () => {
    const kept = await keep("yaris@example.org");
    const results = await Promise.allSettled([auth().confirmJoin(kept), auth().confirmJoin(kept)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await app.db.prisma.listing.count({ where: { member: { email: "yaris@example.org" } } })).toBe(1);
  });

  it.each([
    [{ fullName: "Ayşe" }, "fullName"],
    [{ email: "ayse" }, "email"],
    [{ title: "Kısa" }, "title"],
  ])("refuses %o", async (changes, field) => {
    await expect(auth().join({ ...makeInput("x@example.org"), ...changes })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining(field),
    });
  });

  it("answers an address alike whether or not it has an account", async () => {
    await makeMember(app, { email: "var@example.org" });
    const [known, unknown] = [
      await auth().join(makeInput("var@example.org")),
      await auth().join(makeInput("yok@example.org")),
    ];
    expect({ ...known, token: "" }).toEqual({ ...unknown, token: "" });
  });
});
