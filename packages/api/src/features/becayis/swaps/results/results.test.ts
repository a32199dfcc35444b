import { resultNotificationTitles, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toIstanbulDay } from "../../../../core/database/clock.ts";
import { anonymousCaller, createTestApp, signedInMember, type TestApp } from "../../../../testing/index.ts";
import { acceptedSwap, importReferenceLists, mailsTo, type Publisher, publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";
import { sendBoardNotifications } from "../notifications/board-notifications.ts";

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

const newSwap = { match: "Yeni eşleşme", ring: "Yeni becayiş halkası" };
const today = () => toIstanbulDay(Date.now());
const daysAgo = (days: number) => toIstanbulDay(Date.now() - days * DAY_MS);
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

describe("a report", () => {
  it("of an application is the member's alone and changes no listing", async () => {
    const swap = await pair();
    const { ref, first } = swap;
    expect(await results(first).report({ ...ref, outcome: "applied", on: today() })).toEqual({
      outcome: "applied",
      message: resultTexts.applied,
    });
    expect(await results(first).mine()).toEqual([
      { ...ref, outcome: "applied", appliedOn: today(), decidedOn: null, reason: null, note: "" },
    ]);
    expect(await results(second(swap)).mine()).toEqual([]);
    for (const person of swap.people)
      expect(await getListing(person)).toMatchObject({ status: "active", settledIn: `match:${ref.id}` });
    expect(await titles(second(swap))).not.toContain(resultNotificationTitles.approvedByOther);
  });

  it("of an approval completes the listing, keeps the others bound, tells and asks them, and is final", async () => {
    const swap = await trio();
    const { ref, first, people } = swap;
    await results(first).report({ ...ref, outcome: "approved", on: today() });
    expect(await getListing(first)).toMatchObject({ status: "completed", settledIn: null });
    for (const other of people.slice(1)) {
      expect(await getListing(other)).toMatchObject({ settledIn: `ring:${ref.id}`, awaitsResult: true });
      expect((await titles(other))[0]).toBe(resultNotificationTitles.approvedByOther);
      expect(await mailsTo(app, other.member.email, "swap_decided")).toBe(1);
      // the other members still get their petitions and can report
      expect((await other.caller.becayis.petitions.get(ref)).signer).toBe("Ayşe Kaya");
    }
    await expect(results(first).report({ ...ref, outcome: "applied", on: today() })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
      message: resultTexts.alreadyApproved,
    });
    await results(people[1] as Publisher).report({ ...ref, outcome: "approved", on: today() });
    expect(await getListing(people[1] as Publisher)).toMatchObject({ status: "completed" });
  });

  it("of a released member's listing brings new matches", async () => {
    const swap = await pair();
    const third = await publisher(app, { from: "Ankara", to: "Şanlıurfa" });
    expect(await third.caller.becayis.matches.mine({})).toEqual([]);
    await results(swap.first).report({ ...swap.ref, outcome: "refused", on: today(), reason: "other" });
    expect(await third.caller.becayis.matches.mine({})).toMatchObject([{ status: "pending" }]);
  });

  it("of a refusal has a reason, frees all, ends the petitions, and may be corrected", async () => {
    const swap = await pair();
    const { ref, first } = swap;
    const other = second(swap);
    const { texts } = await other.caller.becayis.petitions.get(ref);
    await other.caller.becayis.petitions.save({ ...ref, ...texts, body: "Değişti" });
    const refusal = { ...ref, outcome: "refused" as const, on: today(), note: "Yerime kimse yok, 0532 111 22 33" };
    await expect(results(first).report(refusal)).rejects.toThrow(resultTexts.reasonRequired);
    await results(first).report({ ...refusal, reason: "service_need" });
    for (const person of swap.people)
      expect(await getListing(person)).toMatchObject({ status: "active", settledIn: null });
    expect(await app.db.prisma.petitionDraft.count()).toBe(0);
    await expect(other.caller.becayis.petitions.get(ref)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    expect((await titles(other))[0]).toBe(resultNotificationTitles.refusedByOther);
    const told = await other.caller.user.notifications.list({ limit: 50 });
    expect(JSON.stringify(told)).not.toContain("Yerime kimse");
    await results(first).report({ ...ref, outcome: "approved", on: today() });
    expect(await results(first).mine()).toMatchObject([{ outcome: "approved", reason: null, note: "" }]);
  });

  it("has a day between the acceptance and today, and a decision not before its application", async () => {
    const { ref, first } = await pair();
    await accept(10);
    const report = (on: string, result: "applied" | "approved" = "applied") =>
      results(first).report({ ...ref, outcome: result, on });
    await expect(report(daysAgo(-1))).rejects.toMatchObject({ message: resultTexts.inFuture });
    await expect(report(daysAgo(11))).rejects.toMatchObject({ message: resultTexts.beforeAcceptance });
    await expect(report("2026-02-30")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await report(daysAgo(10));
    await report(daysAgo(5));
    await expect(report(daysAgo(6), "approved")).rejects.toMatchObject({ message: resultTexts.beforeApplication });
    await report(daysAgo(5), "approved");
    expect(await results(first).mine()).toMatchObject([{ appliedOn: daysAgo(5), decidedOn: daysAgo(5) }]);
  });

  it("is refused to strangers, before all have accepted, and names no reason without a refusal", async () => {
    const swap = await pair();
    const report = { ...swap.ref, outcome: "applied" as const, on: today() };
    const refused = { cause: { code: "NOT_FOUND" }, message: resultTexts.notFound };
    await expect(results(await signedInMember(app)).report(report)).rejects.toMatchObject(refused);
    await expect(anonymousCaller(app).becayis.results.report(report)).rejects.toMatchObject({
      cause: { code: "UNAUTHORIZED" },
    });
    await expect(results(swap.first).report({ ...report, note: "x" })).rejects.toThrow(resultTexts.reasonNotAsked);
    const one = await publisher(app, { from: "Bursa", to: "İzmir" });
    await publisher(app, { from: "İzmir", to: "Bursa" });
    const [pending] = await one.caller.becayis.matches.mine({});
    await expect(results(one).report({ ...report, id: pending?.id ?? 0 })).rejects.toMatchObject(refused);
  });

  it("of both parties at once leaves one result each and completes both listings", async () => {
    const swap = await pair();
    const reports = swap.people.flatMap((person) =>
      Array.from({ length: 4 }, () => results(person).report({ ...swap.ref, outcome: "approved", on: today() })),
    );
    const settled = await Promise.allSettled(reports);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await app.db.prisma.swapResult.count({ where: { outcome: "approved" } })).toBe(2);
    for (const person of swap.people) expect(await getListing(person)).toMatchObject({ status: "completed" });
  });

  it("tells nobody behind a block", async () => {
    const swap = await pair();
    const other = second(swap);
    await app.db.prisma.memberBlock.create({
      data: { blockerId: other.member.id, blockedId: swap.first.member.id },
    });
    await results(swap.first).report({ ...swap.ref, outcome: "approved", on: today() });
    expect(await mailsTo(app, other.member.email, "swap_decided")).toBe(0);
    // a member who cannot be notified is released
    expect(await getListing(other)).toMatchObject({ status: "active", settledIn: null, awaitsResult: false });
    await app.db.prisma.memberBlock.deleteMany({});
  });
});

describe("after an approval, the other listings of the swap", () => {
  const approved = async (make: typeof pair | typeof trio) => {
    const swap = await make();
    await results(swap.first).report({ ...swap.ref, outcome: "approved", on: today() });
    return swap;
  };
  const isOnBoard = async ({ listing: { id } }: Publisher) =>
    (await anonymousCaller(app).becayis.listings.list({ limit: 50 })).items.some((listing) => listing.id === id);
  const isWaiting = async (person: Publisher) => {
    expect(await getListing(person)).toMatchObject({ awaitsResult: true, settledIn: expect.any(String) });
    expect(await isOnBoard(person)).toBe(false);
  };
  const isFree = async (person: Publisher) => {
    expect(await getListing(person)).toMatchObject({ status: "active", awaitsResult: false, settledIn: null });
    expect(await isOnBoard(person)).toBe(true);
  };

  it.each([pair, trio])("are off the board and matched with nobody, and their owners see why", async (make) => {
    const swap = await approved(make);
    const { people, ref } = swap;
    await sweep(app);
    const [, ...others] = people;
    for (const other of others) {
      await isWaiting(other);
      expect(await other.caller.becayis.listings.mine()).toMatchObject([{ isSettled: true, awaitsResult: true }]);
      const wish = { from: other.wish.to, to: other.wish.from };
      const newcomer = await publisher(app, wish);
      expect(await newcomer.caller.becayis.matches.mine({})).toEqual([]);
      await newcomer.caller.becayis.listings.remove({ id: newcomer.listing.id });
      const calls = ref.kind === "match" ? other.caller.becayis.matches : other.caller.becayis.rings;
      expect(JSON.stringify(await calls.mine({}))).toContain(swap.first.member.email);
    }
  });

  it("return one by one: by a refusal, a withdrawal or a deletion of their own", async () => {
    const swap = await approved(trio);
    const [, one, two] = swap.people as [Publisher, Publisher, Publisher];
    await results(one).report({ ...swap.ref, outcome: "refused", on: today(), reason: "other" });
    await isFree(one);
    await isWaiting(two);
    const before = await titles(two);
    expect(before[0]).toBe(resultNotificationTitles.refusedByOther);
    await two.caller.becayis.listings.setStatus({ id: two.listing.id, status: "inactive" });
    expect(await getListing(two)).toMatchObject({ status: "paused", awaitsResult: false, settledIn: null });
    await two.caller.becayis.listings.setStatus({ id: two.listing.id, status: "active" });
    await isFree(two);
  });

  it("return sixty days after the first result, with a notification", async () => {
    const { people } = await approved(trio);
    const [, ...others] = people;
    const wait = async (days: number) => {
      await app.db.pool.query("UPDATE swap_results SET updated_at = now() - make_interval(days => $1)", [days]);
      await sweep(app);
    };
    await wait(59);
    for (const other of others) await isWaiting(other);
    await wait(60);
    await sweep(app);
    for (const other of others) {
      await isFree(other);
      expect((await titles(other))[0]).toBe(resultNotificationTitles.returned);
      expect(await mailsTo(app, other.member.email, "result_overdue")).toBe(1);
    }
  });

  it("return when the party that was approved deletes its listing or leaves", async () => {
    const swap = await approved(pair);
    await swap.first.caller.becayis.listings.remove({ id: swap.first.listing.id });
    await sweep(app);
    await isFree(second(swap));
    const ring = await approved(trio);
    await app.db.prisma.member.delete({ where: { id: ring.first.member.id } });
    await sweep(app);
    for (const other of ring.people.slice(1)) await isFree(other);
  });

  it("are complete when their own approval is reported", async () => {
    const swap = await approved(trio);
    for (const other of swap.people.slice(1)) {
      await results(other).report({ ...swap.ref, outcome: "approved", on: today() });
      expect(await getListing(other)).toMatchObject({ status: "completed", awaitsResult: false, settledIn: null });
    }
  });
});

it("a ring of four goes from the acceptance to four approvals, each for itself", async () => {
  const swap = await acceptedSwap(app, ["Ankara", "Bursa", "İzmir", "İstanbul"]);
  const { ref, people } = swap;
  expect(people).toHaveLength(4);
  for (const { caller } of people) {
    expect((await caller.becayis.petitions.get(ref)).texts.body).not.toBe("");
    expect(await caller.becayis.rings.mine({})).toMatchObject([{ size: 4, status: "accepted" }]);
  }
  for (const [index, person] of people.entries()) {
    await results(person).report({ ...ref, outcome: "applied", on: today() });
    await results(person).report({ ...ref, outcome: "approved", on: today() });
    for (const [at, other] of people.entries())
      expect(await getListing(other)).toMatchObject({ status: at <= index ? "completed" : "active" });
  }
  expect(await app.db.prisma.listing.count({ where: { settledIn: { not: null } } })).toBe(0);
});

describe("a block after the acceptance", () => {
  it("hides the contact, ends the petitions and tells nothing; its end restores the contact", async () => {
    const swap = await pair();
    const { ref, first } = swap;
    const other = second(swap);
    await other.caller.becayis.contactRequests.create({ listingId: first.listing.id });
    const [request] = (await other.caller.becayis.contactRequests.list()).sent;
    const requestId = request?.id ?? 0;
    const seen = async ({ caller }: Publisher) => JSON.stringify(await caller.becayis.matches.mine({}));
    expect(await seen(other)).toContain(first.member.email);
    await first.caller.becayis.contactRequests.block({ requestId });
    expect(await seen(other)).not.toContain(first.member.email);
    expect(await seen(first)).not.toContain(other.member.email);
    for (const { caller } of swap.people) {
      await expect(caller.becayis.petitions.get(ref)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
      expect(JSON.stringify(await caller.becayis.matches.mine({ status: "pending" }))).toBe("[]");
    }
    await expect(
      other.caller.becayis.contacts.create({ matchId: ref.id, contactType: "email", message: "Selam" }),
    ).rejects.toThrow();
    const before = await titles(other);
    await results(first).report({ ...ref, outcome: "refused", on: today(), reason: "other" });
    expect(await titles(other)).toEqual(before);
    expect(await getListing(other)).toMatchObject({ settledIn: null });
    await first.caller.becayis.contactRequests.unblock({ requestId });
    expect(await seen(other)).toContain(first.member.email);
  });
});

describe("a swap that was refused as out of period", () => {
  const refuse = async (swap: Swap, reason: "out_of_period" | "service_need") => {
    await results(swap.first).report({ ...swap.ref, outcome: "refused", on: today(), reason });
    await app.db.pool.query("UPDATE swap_results SET decided_on = decided_on - 30, applied_on = NULL");
  };
  const openWindow = async (firstDay: string, lastDay: string, position?: string) => {
    const { rows } = await app.db.pool.query<{ id: number }>(
      `INSERT INTO application_windows (institution_id, first_day, last_day, source, updated_at)
       SELECT id, $1::date, $2::date, 'https://kurum.gov.tr', now() FROM institutions
       WHERE name = 'Adalet Bakanlığı' RETURNING id`,
      [firstDay, lastDay],
    );
    if (position)
      await app.db.pool.query(
        `INSERT INTO application_window_positions (window_id, position_id) SELECT $1, id FROM positions WHERE name = $2`,
        [rows[0]?.id, position],
      );
    await sweep(app);
  };
  const stateOf = async ({ ref, first }: Swap) => {
    const calls = ref.kind === "match" ? first.caller.becayis.matches : first.caller.becayis.rings;
    return (await calls.mine({}))[0];
  };
  beforeEach(() => app.db.pool.query("DELETE FROM application_windows"));

  it.each([pair, trio])("can be planned and accepted again while a later window is open", async (make) => {
    const swap = await make();
    await refuse(swap, "out_of_period");
    await sweep(app);
    expect(await stateOf(swap)).toMatchObject({ status: "accepted" });
    await openWindow(daysAgo(1), daysAgo(-9));
    await sweep(app);
    expect(await stateOf(swap)).toMatchObject({ id: swap.ref.id, status: "pending", myAnswer: "pending" });
    expect(await results(swap.first).mine()).toEqual([]);
    expect(await app.db.prisma.swapResult.count({ where: { reason: "out_of_period" } })).toBe(1);
    await sendBoardNotifications(app);
    for (const person of swap.people) expect(await titles(person)).toContain(newSwap[swap.ref.kind]);
    for (const { caller } of swap.people)
      await (swap.ref.kind === "match" ? caller.becayis.matches : caller.becayis.rings).setStatus({
        id: swap.ref.id,
        status: "accepted",
      });
    await results(swap.first).report({ ...swap.ref, outcome: "applied", on: today() });
    expect(await results(swap.first).mine()).toMatchObject([{ outcome: "applied" }]);
  });

  it.each<[string, "out_of_period" | "service_need", string, string, string?]>([
    ["for another reason", "service_need", daysAgo(1), daysAgo(-9)],
    ["before the window began", "out_of_period", daysAgo(-1), daysAgo(-9)],
    ["when the window is over", "out_of_period", daysAgo(9), daysAgo(1)],
    ["within that window", "out_of_period", daysAgo(40), daysAgo(-9)],
    ["where the window is for another title", "out_of_period", daysAgo(1), daysAgo(-9), "Mübaşir"],
  ])("is not proposed again %s", async (_, reason, firstDay, lastDay, position) => {
    const swap = await pair();
    await refuse(swap, reason);
    await openWindow(firstDay, lastDay, position);
    expect(await stateOf(swap)).toMatchObject({ status: "accepted" });
  });
});
