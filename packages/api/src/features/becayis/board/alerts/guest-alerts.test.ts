import { ALERTS_PER_ADDRESS } from "@site/contract/becayis/board/alerts/schema";
import { retention } from "@site/contract/common/limits";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cleanUp } from "../../../../jobs/clean-up.ts";
import { runDueJobs } from "../../../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { mailPropsTo } from "../../../../testing/mails.ts";
import { eraseMember } from "../../../members/privacy/erasure.ts";
import { importReferenceLists, publisher } from "../../testing/board.ts";
import { sendDailyAlerts } from "./delivery-service.ts";

const EMAIL = "Misafir@example.org";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.prisma.searchAlert.deleteMany();
  await app.db.prisma.emailLog.deleteMany();
  await app.db.prisma.rateLimit.deleteMany();
});

const alerts = () => anonymousCaller(app).becayis.alerts;
const pair = { fromCity: "ankara", toCity: "izmir" };

/** Requests an alert without an account and runs the job that answers by mail. */
async function ask(input: object = {}, email = EMAIL): Promise<{ message: string }> {
  const answer = await alerts().ask({ email, ...pair, ...input });
  await runDueJobs(app);
  return answer;
}

/** Returns the alert mails to an address, oldest first; mails about matches come seconds later, in another test. */
async function alertMails(email = EMAIL) {
  const mails = await mailPropsTo(app, email);
  return mails.filter(({ template }) => template === "alert_confirm" || template === "listing_alert");
}

/** Returns the links of the alert mails to an address, oldest first, as template and token. */
async function linksTo(email = EMAIL): Promise<{ template: string; token: string }[]> {
  const mails = await alertMails(email);
  return mails.map(({ template, props: { path, stopPath } }) => ({
    template,
    token: String(path ?? stopPath).split("#")[1] ?? "",
  }));
}

async function follow(input: object = {}, email = EMAIL): Promise<void> {
  await ask(input, email);
  const asked = (await linksTo(email)).filter(({ template }) => template === "alert_confirm");
  await alerts().confirm({ token: asked.at(-1)?.token ?? "" });
}

/**
 * Publishes a listing and sends the due alerts, each time on another day.
 * @returns the number of alert mails to the address
 */
async function publish(wish = { from: "Ankara", to: "İzmir" }, given = {}): Promise<number> {
  await publisher(app, wish, given);
  await app.db.pool.query("UPDATE alert_hits SET sent_at = sent_at - interval '1 day'");
  await sendDailyAlerts(app);
  return (await linksTo()).filter(({ template }) => template === "listing_alert").length;
}

describe("an alert without an account", () => {
  it("begins with the button behind the mailed link, and is delivered like a member's", async () => {
    await ask();
    expect((await linksTo()).map(({ template }) => template)).toEqual(["alert_confirm"]);
    expect(await publish()).toBe(0);
    await alerts().confirm({ token: (await linksTo())[0]?.token ?? "" });
    expect(await publish()).toBe(1);
    const mail = (await alertMails()).at(-1);
    expect(mail?.props).toMatchObject({ name: "", watch: "Ankara → İzmir" });
    expect(JSON.stringify(mail?.props)).toContain("/api/becayis/alerts/stop?token=");
    expect(await publish({ from: "İzmir", to: "Ankara" })).toBe(1);
  });

  it("is narrowed to an institution and a position, and tells of a listing once", async () => {
    await follow();
    await follow({ position: "zabit-katibi" });
    await follow({ institution: "Adalet Bakanlığı", position: "Mübaşir" });
    expect(await publish()).toBe(1);
  });

  it.each([
    { wanted: { toCity: "İzmir" }, watch: "Her şehir → İzmir" },
    { wanted: { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" }, watch: "Adalet Bakanlığı · Zabıt Kâtibi" },
    { wanted: { query: "zabıt" }, watch: "aradığınız sözcükler" }, // a stranger's words are mailed to nobody
    { wanted: { toCity: "İzmir", query: "zabıt" }, watch: "Her şehir → İzmir" },
  ])("follows each part of a choice alone: $watch", async ({ wanted, watch }) => {
    await follow({ fromCity: "", toCity: "", ...wanted });
    expect(await publish()).toBe(1);
    expect((await alertMails()).map(({ props }) => props.watch)).toEqual([watch, watch]);
  });

  it("ends by one click with all that was stored of it", async () => {
    await follow();
    expect(await publish()).toBe(1);
    const token = (await linksTo()).at(-1)?.token ?? "";
    await alerts().stop({ token });
    expect(await app.db.prisma.searchAlert.count()).toBe(0);
    expect(await publish()).toBe(1);
    await expect(alerts().stop({ token })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("tells nobody of the own listing", async () => {
    await follow({}, "misafir@EXAMPLE.org");
    expect(await publish(undefined, { email: EMAIL })).toBe(0);
  });
});

describe("a request", () => {
  it("is answered alike, and one that is repeated is one alert", async () => {
    const first = await ask();
    await follow();
    expect(await ask({}, EMAIL.toUpperCase())).toEqual(first);
    expect(await app.db.prisma.searchAlert.count()).toBe(1);
    const { confirmedAt } = await app.db.prisma.searchAlert.findFirstOrThrow();
    expect(confirmedAt).not.toBeNull();
  });

  it("beyond the most alerts of an address is dropped", async () => {
    const known = Array.from({ length: ALERTS_PER_ADDRESS - 1 }, (_, n) => ({ email: EMAIL, query: `sözcük ${n}` }));
    await app.db.prisma.searchAlert.createMany({ data: known });
    for (const toCity of ["Bursa", "İstanbul"]) {
      await ask({ toCity });
      expect(await app.db.prisma.searchAlert.count()).toBe(ALERTS_PER_ADDRESS);
      expect((await linksTo()).map(({ template }) => template)).toEqual(["alert_confirm"]);
    }
  });

  it.each([{ email: "a" }, { fromCity: "Atlantis" }, { fromCity: "", toCity: null }, { position: "Sihirbaz" }])(
    "is refused with %j",
    async (wrong) => {
      await expect(ask(wrong)).rejects.toMatchObject({ message: expect.any(String) });
      expect(await app.db.prisma.searchAlert.count()).toBe(0);
    },
  );

  it("counts seven days; what is not confirmed then vanishes", async () => {
    await ask();
    const [link] = await linksTo();
    const age = (days: number) =>
      app.db.pool.query("UPDATE search_alerts SET created_at = now() - make_interval(days => $1)", [days]);
    await age(8);
    await expect(alerts().confirm({ token: link?.token ?? "" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await age(retention.unconfirmedSubscribersDays + 1);
    await cleanUp(app);
    expect(await app.db.prisma.searchAlert.count()).toBe(0);
    await follow();
    await age(retention.unconfirmedSubscribersDays + 1);
    await cleanUp(app);
    expect(await app.db.prisma.searchAlert.count()).toBe(1);
  });

  it("is confirmed by no other text", async () => {
    await ask();
    const [link] = await linksTo();
    await follow({ toCity: "Bursa" });
    await publish({ from: "Ankara", to: "Bursa" });
    const stop = (await linksTo()).at(-1)?.token ?? "";
    for (const token of ["a", `${link?.token}a`, stop])
      await expect(alerts().confirm({ token })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

it("the alerts of a member's verified address go with the account", async () => {
  const { member } = await signedInMember(app);
  await follow({}, member.email);
  await follow();
  await eraseMember(app, member.id);
  expect((await app.db.prisma.searchAlert.findMany()).map(({ email }) => email)).toEqual([EMAIL]);
});
