import { registrationTexts } from "@site/contract/members/registration/labels";
import { CONSENT_VERSION, followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { DAY_MS, databaseNow } from "../../../../core/database/clock.ts";
import { getCell } from "../../../../core/secrets/secret-box.ts";
import { runDueJobs } from "../../../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { PAYLOAD_COLUMN } from "../../../mail/service.ts";
import { eraseMember } from "../../../members/privacy/erasure.ts";
import { getConfirmPath } from "./links.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.db.prisma.emailLog.deleteMany();
  await app.db.prisma.subscriber.deleteMany();
  await app.db.pool.query("DELETE FROM rate_limits");
});

const callers = () => anonymousCaller(app).subscribers;
const find = (email: string) => app.db.prisma.subscriber.findFirst({ where: { email } });
const props = z.object({ path: z.string().optional(), stopPath: z.string().optional() });

/** Returns the newest mail to an address, with the token of its link. */
async function readMail(email: string): Promise<{ template: string; token: string } | undefined> {
  await runDueJobs(app);
  const mail = await app.db.prisma.emailLog.findFirst({ where: { recipientEmail: email }, orderBy: { id: "desc" } });
  if (!mail) return undefined;
  const { sealed } = z.object({ sealed: z.string() }).parse(mail.payload);
  const opened = app.secrets.open(getCell(PAYLOAD_COLUMN, mail.id), Buffer.from(sealed, "base64"));
  const { path = "" } = props.parse(JSON.parse(opened));
  return { template: mail.templateSlug, token: getToken(path) };
}

const getToken = (path: string) => path.replace(/^\/takip#(?:onay|tercih)=/, "");

async function makeFollower(email: string): Promise<void> {
  await callers().follow({ email });
  await callers().confirm({ token: (await readMail(email))?.token ?? "" });
}

/** Returns the token of the choices of an active subscriber. */
async function getChoicesToken(email: string): Promise<string> {
  await callers().follow({ email });
  return (await readMail(email))?.token ?? "";
}

describe("a request to follow", () => {
  it("starts with its choices once the link of the mail is confirmed, and not before", async () => {
    await callers().follow({ email: "ayse@example.org", frequency: "weekly", categoryIds: [1], source: "article" });
    const mail = await readMail("ayse@example.org");
    expect(mail?.template).toBe("subscriber_confirm");
    expect(await find("ayse@example.org")).toMatchObject({ state: "pending", consentAt: null });
    await callers().confirm({ token: mail?.token ?? "" });
    expect(await find("ayse@example.org")).toMatchObject({
      state: "active",
      frequency: "weekly",
      categoryIds: [1],
      consentAt: expect.any(Date),
      consentSource: "article",
      consentText: CONSENT_VERSION,
    });
    await callers().confirm({ token: mail?.token ?? "" }); // a second press
  });

  it("is answered alike for a known address, whose owner gets the link to the choices", async () => {
    await makeFollower("ayse@example.org");
    const answer = await callers().follow({ email: "AYSE@example.org" });
    expect(answer).toEqual(await callers().follow({ email: "yeni@example.org" }));
    const mail = await readMail("ayse@example.org");
    expect(mail?.template).toBe("subscriber_known");
    expect(await callers().openChoices({ token: mail?.token ?? "" })).toEqual({
      isActive: true,
      frequency: "each",
      categoryIds: [],
      address: "a***@example.org",
    });
  });

  it("mails one mailbox three times an hour at most", async () => {
    for (let n = 0; n < 5; n++) await callers().follow({ email: "dolu@example.org" });
    await runDueJobs(app);
    expect(await app.db.prisma.emailLog.count({ where: { recipientEmail: "dolu@example.org" } })).toBe(3);
  });

  it("is refused with the bot's field, with another link's token, and late", async () => {
    await expect(callers().follow({ email: "bot@example.org", website: "x" })).rejects.toThrow();
    await makeFollower("ayse@example.org");
    const choices = await getChoicesToken("ayse@example.org");
    await expect(callers().confirm({ token: choices })).rejects.toThrow(followTexts.linkInvalid);
    await callers().follow({ email: "gec@example.org" });
    const { token = "" } = (await readMail("gec@example.org")) ?? {};
    await expect(callers().openChoices({ token })).rejects.toThrow(followTexts.linkInvalid);
    await app.db.pool.query("UPDATE subscribers SET key = gen_random_uuid() WHERE email = 'gec@example.org'");
    await expect(callers().confirm({ token })).rejects.toThrow(followTexts.linkInvalid);
  });

  it("is confirmed for seven days by its link", async () => {
    const MINUTE_MS = 60_000;
    await callers().follow({ email: "gec@example.org" });
    await runDueJobs(app);
    const { key } = await app.db.prisma.subscriber.findFirstOrThrow({ where: { email: "gec@example.org" } });
    const choices = { frequency: "each", source: "page" } as const;
    const confirm = async (ageMs: number) => {
      const askedAt = (await databaseNow(app.db.prisma)).getTime() - ageMs;
      await callers().confirm({ token: getToken(getConfirmPath(app, { key, ...choices, categoryIds: [], askedAt })) });
    };
    await expect(confirm(7 * DAY_MS + MINUTE_MS)).rejects.toThrow(followTexts.linkInvalid);
    expect(await find("gec@example.org")).toMatchObject({ state: "pending" });
    await confirm(7 * DAY_MS - MINUTE_MS);
    expect(await find("gec@example.org")).toMatchObject({ state: "active" });
  });
});

describe("a subscriber", () => {
  it("leaves by one call, and no earlier link brings them back, but a new request does", async () => {
    await callers().follow({ email: "ayse@example.org" });
    const first = (await readMail("ayse@example.org"))?.token ?? "";
    await callers().confirm({ token: first });
    const choices = await getChoicesToken("ayse@example.org");
    await callers().leave({ token: choices });
    await callers().leave({ token: choices });
    expect(await find("ayse@example.org")).toMatchObject({ state: "left", endedAt: expect.any(Date) });
    await expect(callers().confirm({ token: first })).rejects.toThrow(followTexts.linkInvalid);
    await makeFollower("ayse@example.org");
    expect(await find("ayse@example.org")).toMatchObject({ state: "active", endedAt: null });
  });

  it("changes the choices by the link of a mail, and follows again by it", async () => {
    await makeFollower("ayse@example.org");
    const token = await getChoicesToken("ayse@example.org");
    await callers().saveChoices({ token, frequency: "weekly", categoryIds: [3] });
    expect(await find("ayse@example.org")).toMatchObject({ frequency: "weekly", categoryIds: [3] });
    await callers().leave({ token });
    await callers().saveChoices({ token, frequency: "each", categoryIds: [] });
    expect(await find("ayse@example.org")).toMatchObject({ state: "active", consentSource: "page" });
  });
});

describe("a member", () => {
  it("follows in their settings by their verified address without a mail", async () => {
    const { caller, member } = await signedInMember(app);
    expect(await caller.user.subscription.get()).toMatchObject({ isActive: false });
    await caller.user.subscription.save({ isActive: true, frequency: "weekly", categoryIds: [] });
    expect(await find(member.email)).toMatchObject({ state: "active", consentSource: "settings" });
    expect(await caller.user.subscription.get()).toMatchObject({ isActive: true, frequency: "weekly" });
    await caller.user.subscription.save({ isActive: false, frequency: "weekly", categoryIds: [] });
    expect(await find(member.email)).toMatchObject({ state: "left" });
  });

  it("needs a verified address", async () => {
    const { caller } = await signedInMember(app, { isVerified: false });
    await expect(caller.user.subscription.get()).rejects.toThrow(registrationTexts.verificationNeeded);
  });

  it("takes the subscription to a new address, which loses one of its own and the old links", async () => {
    const { caller, member } = await signedInMember(app);
    await caller.user.subscription.save({ isActive: true, frequency: "weekly", categoryIds: [] });
    const token = await getChoicesToken(member.email);
    await makeFollower("yeni-adres@example.org");
    await app.db.prisma.member.update({ where: { id: member.id }, data: { email: "yeni-adres@example.org" } });
    expect(await find(member.email)).toBeNull();
    expect(await find("yeni-adres@example.org")).toMatchObject({ state: "active", frequency: "weekly" });
    await expect(callers().openChoices({ token })).rejects.toThrow(followTexts.linkInvalid);
  });

  it("loses the subscription with the account, and an unverified account takes nobody's", async () => {
    const { caller, member } = await signedInMember(app);
    await caller.user.subscription.save({ isActive: true, frequency: "each", categoryIds: [] });
    await eraseMember(app, member.id);
    expect(await find(member.email)).toBeNull();
    await makeFollower("sahibi@example.org");
    const { member: claimant } = await signedInMember(app, { email: "sahibi@example.org", isVerified: false });
    await eraseMember(app, claimant.id);
    expect(await find("sahibi@example.org")).toMatchObject({ state: "active" });
  });
});
