import { resultNotificationTitles, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import type { outcome } from "@site/contract/becayis/swaps/results/schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toIstanbulDay } from "../../../../core/database/clock.ts";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { acceptedSwap, importReferenceLists, mailsTo, type Publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";
import { getToken } from "./link-token.ts";
import { askForResults } from "./links-service.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
beforeEach(async () => {
  await app.db.prisma.swapResult.deleteMany({});
  await app.db.prisma.listing.deleteMany({});
  await sweep(app);
});

const pair = () => acceptedSwap(app, ["Ankara", "Şanlıurfa"]);
const trio = () => acceptedSwap(app, ["Ankara", "Bursa", "İzmir"]);
type Swap = Awaited<ReturnType<typeof pair>>;
const today = () => toIstanbulDay(Date.now());
const results = ({ caller }: Pick<Publisher, "caller">) => caller.becayis.results;
const second = ({ people: [first, other] }: Swap) => (other ?? first) as Publisher;
const getListing = ({ listing }: Publisher) => app.db.prisma.listing.findUniqueOrThrow({ where: { id: listing.id } });
const titles = async ({ caller }: Publisher) =>
  (await caller.user.notifications.list({ limit: 50 })).items.map(({ title }) => title);

/** Moves the acceptance of all swaps a number of days into the past. */
async function accept(days: number): Promise<void> {
  for (const table of ["matches", "rings"])
    await app.db.pool.query(`UPDATE ${table} SET accepted_at = now() - make_interval(days => $1)`, [days]);
}

it("a link of a swap that ended and was agreed on again reports that one alone, from its new day on", async () => {
  const swap = await pair();
  const { ref, first } = swap;
  const token = getToken(app, { ref, memberId: first.member.id, result: "refused", now: Date.now() });
  const visitor = anonymousCaller(app).becayis.results;
  await visitor.reportByLink({ token, on: today(), reason: "other" });
  await visitor.reportByLink({ token, on: today(), reason: "other" }); // the same again changes nothing
  expect(await app.db.prisma.swapResult.count()).toBe(1);
  await app.db.prisma.match.update({ where: { id: ref.id }, data: { status: "expired" } });
  await expect(visitor.openLink({ token })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  await expect(visitor.reportByLink({ token, on: today(), reason: "other" })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
});

describe("members are asked", () => {
  const asks = ({ member }: Publisher) => mailsTo(app, member.email, "result_asked");

  it.each([pair, trio])("after thirty and after ninety days, once each, by bell and mail", async (make) => {
    const { people } = await make();
    await accept(29);
    await askForResults(app);
    for (const person of people) expect(await asks(person)).toBe(0);
    await accept(30);
    await Promise.all([askForResults(app), askForResults(app)]);
    await accept(89);
    await askForResults(app);
    for (const person of people) {
      expect(await asks(person)).toBe(1);
      expect((await titles(person))[0]).toBe(resultNotificationTitles.asked);
    }
    await accept(90);
    for (let n = 0; n < 3; n++) await askForResults(app);
    for (const person of people) expect(await asks(person)).toBe(2);
  });

  it("not again once they have answered", async () => {
    const swap = await pair();
    const other = second(swap);
    await results(swap.first).report({ ...swap.ref, outcome: "applied", on: today() });
    await accept(40);
    await askForResults(app);
    expect([await asks(swap.first), await asks(other)]).toEqual([0, 1]);
    await results(other).report({ ...swap.ref, outcome: "refused", on: today(), reason: "other" });
    await accept(95);
    await askForResults(app);
    expect([await asks(swap.first), await asks(other)]).toEqual([1, 1]);
  });

  it("not if they switched it off, are leaving, or their listing is bound elsewhere; late, only once", async () => {
    const [off, leaving, late] = [await pair(), await trio(), await acceptedSwap(app, ["İstanbul", "İzmir"])];
    await app.db.prisma.notificationPreference.create({
      data: { memberId: off.first.member.id, event: "result_asked", channel: "none" },
    });
    await app.db.prisma.member.update({
      where: { id: leaving.first.member.id },
      data: { eraseAfter: new Date("2030-01-01") },
    });
    await app.db.prisma.listing.update({
      where: { id: second(leaving).listing.id },
      data: { settledIn: "match:2000000000" },
    });
    await accept(200);
    await askForResults(app);
    await askForResults(app);
    for (const person of [off.first, leaving.first, second(leaving)]) expect(await asks(person)).toBe(0);
    for (const person of late.people) expect(await asks(person)).toBe(1);
    await app.db.prisma.listing.updateMany({ data: { settledIn: null } });
  });
});

describe("a link of the mail", () => {
  const link = (swap: Swap, result: (typeof outcome)["options"][number], now = Date.now()) =>
    getToken(app, { ref: swap.ref, memberId: swap.first.member.id, result, now });
  const visitor = () => anonymousCaller(app).becayis.results;

  it("shows what it would report and changes nothing until it is confirmed", async () => {
    const swap = await pair();
    const token = link(swap, "approved");
    for (let n = 0; n < 2; n++)
      expect(await visitor().openLink({ token })).toEqual({
        outcome: "approved",
        listing: "Ankara ile Şanlıurfa arasında becayiş",
        from: today(),
        until: today(),
      });
    expect(await app.db.prisma.swapResult.count()).toBe(0);
    expect(await visitor().reportByLink({ token, on: today() })).toMatchObject({ outcome: "approved" });
    expect(await getListing(swap.first)).toMatchObject({ status: "completed" });
    await expect(visitor().reportByLink({ token, on: today() })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
  });

  it("of a refusal asks for the reason", async () => {
    const swap = await pair();
    const token = link(swap, "refused");
    await expect(visitor().reportByLink({ token, on: today() })).rejects.toMatchObject({
      message: resultTexts.reasonRequired,
      cause: { details: { fields: { reason: resultTexts.reasonRequired } } },
    });
    await visitor().reportByLink({ token, on: today(), reason: "conditions" });
  });

  it("that is forged, expired, of a stranger or of a closed account opens nothing", async () => {
    const swap = await pair();
    const other = await signedInMember(app);
    const tokens = [
      "x",
      `${link(swap, "approved")}A`,
      link(swap, "approved", Date.now() - 61 * DAY_MS),
      getToken(app, { ref: swap.ref, memberId: other.member.id, result: "approved", now: Date.now() }),
      getToken(app, {
        ref: { kind: "ring", id: swap.ref.id },
        memberId: swap.first.member.id,
        result: "applied",
        now: Date.now(),
      }),
    ];
    for (const token of tokens) {
      await expect(visitor().openLink({ token })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
      await expect(visitor().reportByLink({ token, on: today() })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
      });
    }
    const token = link(swap, "approved");
    await app.db.prisma.member.update({ where: { id: swap.first.member.id }, data: { isActive: false } });
    await expect(visitor().openLink({ token })).rejects.toMatchObject({ message: resultTexts.linkInvalid });
    expect(await app.db.prisma.swapResult.count()).toBe(0);
  });
});
