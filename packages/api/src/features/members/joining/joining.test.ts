import { becayisTexts } from "@site/contract/becayis/labels";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { generate } from "otplib";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  callerWith,
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
    const { listing, isSent, user, session } = await auth().confirmJoin({ token, code });
    expect(isSent).toBe(true);
    expect(user.email).toBe(email);
    expect(session.accessToken).toMatch(/^u_/);
    expect(await app.db.prisma.listing.findUniqueOrThrow({ where: { id: listing?.id } })).toMatchObject({
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
  });

  it("answers the right code again within its minutes, because the first answer may be lost", async () => {
    const email = "kayip@example.org";
    const kept = await keep(email);
    const [first, second] = [await auth().confirmJoin(kept), await auth().confirmJoin(kept)];
    expect(second.listing).toEqual(first.listing);
    expect([first.isSent, second.isSent]).toEqual([true, true]);
    expect(second.session.accessToken).not.toBe(first.session.accessToken);
    expect(await app.db.prisma.listing.count({ where: { member: { email } } })).toBe(1);
    const wrong = { ...kept, code: kept.code === "000000" ? "111111" : "000000" };
    await expect(auth().confirmJoin(wrong)).rejects.toMatchObject(refused(codeTexts.wrong(4)));
    await expect(auth().renewJoinCode({ token: kept.token })).rejects.toMatchObject({
      cause: { code: "LINK_EXPIRED" },
    });
    await callerWith(app, { token: second.session.accessToken, cookie: undefined }).auth.logout();
    await expect(auth().confirmJoin(kept), "its session has ended").rejects.toMatchObject(refused(codeTexts.used));
  });

  it("belongs to the account of its address, whose profile takes over the post", async () => {
    const { member } = await signedInMember(app, { email: "uye@example.org" });
    const { token, code } = await keep("Uye@example.org");
    const { listing, user } = await auth().confirmJoin({ token, code });
    expect(user.id).toBe(member.id);
    expect(await app.db.prisma.listing.count({ where: { id: listing?.id, memberId: member.id } })).toBe(1);
    const second = await auth().confirmJoin(await keep("uye@example.org"));
    expect(second.user.id, "signed in, at the listing that stands in the way").toBe(member.id);
    expect([second.listing, second.isSent]).toEqual([listing, false]);
    expect(await app.db.prisma.listing.count({ where: { memberId: member.id } })).toBe(1);
    expect(await app.db.prisma.waitingListing.count({ where: { email: "uye@example.org" } })).toBe(0);
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
    const { member, caller } = await signedInMember(app, { email: "iki@example.org" });
    const { state, secret } = await caller.user.totp.begin({ password: "uye-parolasi-42" });
    const { recoveryCodes } = await caller.user.totp.confirm({ state, code: await generate({ secret }) });
    const { token, code } = await keep("iki@example.org");
    const required = {
      cause: { code: "SECOND_FACTOR_REQUIRED", details: { fields: { factorCode: expect.any(String) } } },
    };
    await expect(auth().confirmJoin({ token, code })).rejects.toMatchObject(required);
    await expect(auth().confirmJoin({ token, code, factorCode: "000000" })).rejects.toMatchObject({
      cause: { code: "INVALID_CREDENTIALS", details: { fields: { factorCode: signInTexts.factorWrong } } },
    });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { eraseAfter: new Date() } });
    const closed = auth().confirmJoin({ token, code, factorCode: recoveryCodes[0] });
    await expect(closed).rejects.toMatchObject({ cause: { code: "FORBIDDEN" } });
    expect(await app.db.prisma.listing.count({ where: { memberId: member.id } })).toBe(0);
    await app.db.prisma.member.update({ where: { id: member.id }, data: { eraseAfter: null } });
    expect((await auth().confirmJoin({ token, code, factorCode: recoveryCodes[1] })).isSent).toBe(true);
  });

  it("refuses wrong codes, five at most, until a new one is asked for", async () => {
    const email = "kod@example.org";
    const { token, code } = await keep(email);
    const wrong = code === "000000" ? "111111" : "000000";
    for (const left of [4, 3, 2, 1, 0])
      await expect(auth().confirmJoin({ token, code: wrong })).rejects.toMatchObject(refused(codeTexts.wrong(left)));
    await expect(auth().confirmJoin({ token, code })).rejects.toMatchObject(refused(codeTexts.tried));
    await auth().renewJoinCode({ token });
    const renewed = await readCode(email);
    if (renewed !== code)
      await expect(auth().confirmJoin({ token, code }), "costs no try").rejects.toMatchObject(
        refused(codeTexts.outdated),
      );
    expect(await app.db.prisma.mailedCode.count({ where: { email, wrongTries: 0 } })).toBe(1);
    expect(await auth().confirmJoin({ token, code: `${renewed.slice(0, 3)} ${renewed.slice(3)}` })).toBeDefined();
  });

  it("refuses a code after its ten minutes, and another listing's", async () => {
    const [one, other] = [await keep("bir@example.org"), await keep("oteki@example.org")];
    const isSame = one.code === other.code; // both codes are the same once in a million
    if (!isSame)
      await expect(auth().confirmJoin({ token: one.token, code: other.code })).rejects.toMatchObject({
        cause: { code: "VALIDATION_FAILED" },
      });
    await app.db.prisma.mailedCode.updateMany({ data: { expiresAt: new Date(0) } });
    await expect(auth().confirmJoin(one)).rejects.toMatchObject(refused(codeTexts.expired));
  });

  it("of two that enter the code at once one is sent, and both are signed in", async () => {
    const kept = await keep("yaris@example.org");
    const results = await Promise.allSettled([auth().confirmJoin(kept), auth().confirmJoin(kept)]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
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
