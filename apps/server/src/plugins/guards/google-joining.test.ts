import { createGoogle, importReference } from "@site/api";
import { createTestApp, makeMember } from "@site/api/testing";
import {
  chooseAt,
  type OpenIdProvider,
  openIdClient,
  type ProviderAccount,
  startOpenIdProvider,
} from "@site/api/testing/openid-provider";
import { askAddress } from "@site/contract/becayis/board/ask/address";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { joiningTexts } from "@site/contract/members/joining/labels";
import { afterTestFile } from "@site/db/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestHost, type TestHost } from "../../testing/host.ts";
import { openInjectBrowser } from "../../testing/inject-browser.ts";

let provider: OpenIdProvider;
let host: TestHost;
beforeAll(async () => {
  const app = await createTestApp();
  provider = await startOpenIdProvider();
  provider.admit(app.siteUrl);
  afterTestFile(() => provider.close());
  host = await createTestHost({
    app: { ...app, google: createGoogle({ issuer: provider.issuer, ...openIdClient }) },
    limitsFactor: 10,
  });
  await importReference(host.app, {
    provinces: [
      { id: 6, name: "Ankara" },
      { id: 35, name: "İzmir" },
    ],
    districts: [],
    institutions: [{ name: "Adalet Bakanlığı", kind: "ministry" }],
    positions: [{ name: "Zabıt Kâtibi", serviceClass: "GİH" }],
    rules: [],
  });
});

const question = { institution: "adalet-bakanligi", position: "zabit-katibi", from: "ankara", to: ["izmir"] };
const page = askAddress(question);
const listing = { ...question, fullName: "Ayşe Nur Yılmaz", title: "Ankara’dan İzmir’e becayiş", terms: true };
const answered = z.object({ result: z.object({ data: z.object({ json: z.unknown() }) }) });
const located = z.object({ location: z.string() });
const refused = z.object({ error: z.object({ json: z.object({ message: z.string() }) }) });

function openBrowser() {
  const browser = openInjectBrowser(host);
  const post = async (path: string, json?: object) => (await browser.send("POST", `/trpc/${path}`, { json })).answer;
  const getAnswer = (answer: Awaited<ReturnType<typeof post>>) => answered.parse(answer.json()).result.data.json;
  /** Goes to the provider and back. @returns the address at which the trip ends */
  async function prove(account: ProviderAccount | undefined): Promise<string> {
    provider.accounts.clear();
    if (account) provider.accounts.set("g", account);
    const begun = located.parse(getAnswer(await post("auth.beginJoinByGoogle", question)));
    const { pathname, search } = new URL(await chooseAt(provider, begun.location, account ? "g" : "nobody"));
    return (await browser.send("GET", pathname + search)).location;
  }
  const options = async () => getAnswer((await browser.send("GET", "/trpc/auth.joinOptions")).answer);
  const join = () => post("auth.joinByGoogle", listing);
  return { ...browser, post, prove, options, join };
}
const messageOf = (answer: { json(): unknown }) => refused.parse(answer.json()).error.json.message;
const ayse = (email: string) => ({ email, name: "Ayşe Yılmaz" });

describe("joining with an address that Google proves", () => {
  it("comes back to the question, sends the listing and signs its owner in", async () => {
    const email = "Ayse.Yilmaz@gmail.com";
    const browser = openBrowser();
    expect(await browser.options()).toEqual({ google: true, proven: null });
    expect(await browser.prove(ayse(email))).toBe(`${page}#google=proven`);
    expect(await browser.options()).toEqual({ google: true, proven: { email, fullName: "Ayşe Yılmaz" } });
    const answer = await browser.join();
    expect(answer.statusCode).toBe(200);
    const { id, ...member } = await host.app.db.prisma.member.findFirstOrThrow({ where: { email } });
    expect(member).toMatchObject({ firstName: "Ayşe Nur", lastName: "Yılmaz", emailVerifiedAt: expect.any(Date) });
    const [sent] = await host.app.db.prisma.listing.findMany({ where: { memberId: id } });
    expect(sent).toMatchObject({ offerCityId: 6, wantedPlaces: [35], approvalStatus: "pending" });
    const profile = await browser.send("GET", "/trpc/user.profile.get", undefined, { "sec-fetch-site": "same-origin" });
    expect(profile.answer.body).toContain(email);
    expect(await browser.options()).toEqual({ google: true, proven: null });
    expect(await host.app.db.prisma.emailLog.count({ where: { recipientEmail: email } })).toBe(0);
  });

  it("refuses without a proof of this browser, and never takes an address from the input", async () => {
    const proven = openBrowser();
    await proven.prove(ayse("baska@gmail.com"));
    const other = openBrowser();
    const answer = await other.join();
    expect([answer.statusCode, messageOf(answer)]).toEqual([400, joiningTexts.googleExpired]);
    const forged = await proven.post("auth.joinByGoogle", { ...listing, email: "kurban@gmail.com" });
    expect(forged.statusCode).toBe(400);
    proven.cookies["__Host-join_proof"] = `x${proven.cookies["__Host-join_proof"]}`;
    expect(messageOf(await proven.join())).toBe(joiningTexts.googleExpired);
  });

  it("is used once, and ends with its use, with 'another address' and with the sign-out", async () => {
    const name = "__Host-join_proof";
    const browser = openBrowser();
    await browser.prove(ayse("bir.kez@gmail.com"));
    const used = browser.cookies[name] ?? "";
    const foreign = await browser.send(
      "POST",
      "/trpc/auth.joinByGoogle",
      { json: listing },
      { "sec-fetch-site": "cross-site" },
    );
    expect(messageOf(foreign.answer), "another site's call").toBe(joiningTexts.googleExpired);
    expect((await browser.join()).statusCode).toBe(200);
    await browser.prove(ayse("baska.biri@gmail.com"));
    const forgotten = browser.cookies[name] ?? "";
    await browser.post("auth.forgetJoinProof");
    await browser.prove(ayse("baska.biri@gmail.com"));
    const left = browser.cookies[name] ?? "";
    await browser.post("auth.logout");
    for (const cookie of [used, forgotten, left]) {
      const thief = openBrowser();
      thief.cookies[name] = cookie;
      expect(await thief.options()).toEqual({ google: true, proven: null });
      expect(messageOf(await thief.join())).toBe(joiningTexts.googleExpired);
    }
  });

  it("trusts only mailboxes that Google hosts, and says what went wrong", async () => {
    expect(await openBrowser().prove(ayse("ayse@example.org"))).toBe(`${page}#google=notHosted`);
    expect(await openBrowser().prove({ ...ayse("a@gmail.com"), isVerified: false })).toBe(`${page}#google=notHosted`);
    expect(await openBrowser().prove(undefined)).toBe(`${page}#google=failed`);
    const organisation = { ...ayse("ayse@kurum.example"), hostedDomain: "kurum.example" };
    expect(await openBrowser().prove(organisation)).toBe(`${page}#google=proven`);
    const stranger = openInjectBrowser(host);
    const lured = await stranger.send("GET", "/api/admin/auth/google/callback?code=x&state=join.x");
    expect(lured.location).toBe("/becayis/sor#google=failed");
  });

  it("belongs to the account of the address, but does not pass by its second factor", async () => {
    const owner = await makeMember(host.app, { email: "uye@gmail.com" });
    const browser = openBrowser();
    await browser.prove(ayse("UYE@gmail.com"));
    expect((await browser.join()).statusCode).toBe(200);
    expect(await host.app.db.prisma.listing.count({ where: { memberId: owner.id } })).toBe(1);
    const again = openBrowser();
    await again.prove(ayse("uye@gmail.com"));
    const second = await again.join();
    expect(second.statusCode, "signed in, at the listing that stands in the way").toBe(200);
    expect(second.json()).toMatchObject({ result: { data: { json: { isSent: false, user: { id: owner.id } } } } });
    expect(await host.app.db.prisma.listing.count({ where: { memberId: owner.id } })).toBe(1);

    const guarded = await makeMember(host.app, { email: "iki@gmail.com" });
    await host.app.db.prisma.authenticator.create({
      data: { memberId: guarded.id, secret: new Uint8Array(32), lastStep: 0 },
    });
    const thief = openBrowser();
    await thief.prove(ayse("iki@gmail.com"));
    expect(messageOf(await thief.join())).toBe(signInTexts.secondFactorRequired);
    expect(thief.cookies).not.toHaveProperty("__Host-member_session");
  });

  it("forgets a proof when another address is wanted", async () => {
    const browser = openBrowser();
    await browser.prove(ayse("unut@gmail.com"));
    await browser.post("auth.forgetJoinProof");
    expect(messageOf(await browser.join())).toBe(joiningTexts.googleExpired);
  });
});
