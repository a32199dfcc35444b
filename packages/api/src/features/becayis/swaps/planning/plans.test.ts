import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../../testing/index.ts";
import { admin, importReferenceLists, type Publisher, publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";
import { loadGroups, readEligibility } from "./load-service.ts";
import { planBoard } from "./plan-service.ts";
import { storePlan } from "./store-service.ts";

/** Generous timeout for slow machines, on which each plan's thread starts slowly. */
const PATIENCE_MS = 300_000;

let app: TestApp;
let scope: { institutionId: number; serviceClass: string };
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  const { id } = await app.db.prisma.institution.findUniqueOrThrow({ where: { name: "Adalet Bakanlığı" } });
  scope = { institutionId: id, serviceClass: "GİH" };
});
beforeEach(async () => {
  await app.db.prisma.listing.deleteMany({});
  await app.db.prisma.match.deleteMany({});
  await app.db.prisma.ring.deleteMany({});
  await app.db.prisma.plan.deleteMany({});
  await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
});

const plan = () => planBoard(app, scope);
const overview = async () => (await admin(app)).plans.overview();

/**
 * Ali and Banu can swap at once. With Cem, whose post Ali wants second, all three move: Ali to Bursa, Cem to İzmir,
 * Banu to Ankara.
 */
async function trio() {
  const wishes = [{ city: "İzmir" }, { city: "Bursa" }];
  const ali = await publisher(app, { from: "Ankara", to: "İzmir" }, {}, { wishes });
  const banu = await publisher(app, { from: "İzmir", to: "Ankara" });
  const cem = await publisher(app, { from: "Bursa", to: "İzmir" });
  return { ali, banu, cem };
}

/** Reads the board and returns a solution with one ring of these members, or without a ring. */
async function readSolved(ring: Publisher[]) {
  const eligibility = await readEligibility(app, scope);
  const [group = { positionId: null, rows: [] }] = await loadGroups(app, scope, eligibility);
  const { length: people } = ring;
  const { length: bound } = group.rows;
  const bounds = { people, ringBound: bound, circleBound: bound, gap: 0, leftOut: 0, rankSum: 0 };
  const solved = {
    ...bounds,
    rings: ring.length > 0 ? [ring.map(({ listing }) => listing.id)] : [],
    isFinished: true,
  };
  return { scope, group, former: null, plan: solved, durationMs: 1, boardHash: Buffer.from("read"), eligibility };
}

/** Stores a plan that proposes these members one pair or ring, without solving the board. */
const propose = async (...members: Publisher[]) => storePlan(app, await readSolved(members));

const getMatches = async ({ caller }: Publisher) =>
  (await caller.becayis.matches.mine({})).map(({ status, isProposed }) => [status, isProposed]);
const getRings = async ({ caller }: Publisher) =>
  (await caller.becayis.rings.mine({})).map(({ status, size, isProposed }) => [status, size, isProposed]);

async function answerRing({ caller }: Publisher, status: "accepted" | "rejected") {
  const [ring] = await caller.becayis.rings.mine({});
  await caller.becayis.rings.setStatus({ id: ring?.id ?? 0, status });
}
const acceptRing = (member: Publisher) => answerRing(member, "accepted");
const refuseRing = (member: Publisher) => answerRing(member, "rejected");

describe("a plan", { timeout: PATIENCE_MS }, () => {
  it("proposes what moves most people, and binds nobody", async () => {
    const { ali, banu, cem } = await trio();
    expect(await getMatches(ali)).toEqual([["pending", false]]);
    expect(await getRings(ali)).toEqual([]);
    await plan();
    for (const member of [ali, banu, cem]) expect(await getRings(member)).toEqual([["pending", 3, true]]);
    for (const member of [ali, banu]) expect(await getMatches(member)).toEqual([["pending", false]]);
    const [ring] = await ali.caller.becayis.rings.mine({});
    expect(ring?.links.find(({ isMe }) => isMe)).toMatchObject({ fromCity: "Ankara", toCity: "Bursa", rank: 2 });
    expect(await app.db.prisma.listing.count({ where: { settledIn: { not: null } } })).toBe(0);
    expect(await overview()).toMatchObject({
      movable: 3,
      direct: 0,
      inRings: 3,
      limit: 3,
      groups: [
        {
          institution: "Adalet Bakanlığı",
          position: "Zabıt Kâtibi",
          listings: 3,
          gap: 0,
          isProven: true,
          isFinished: true,
          leftOut: 0,
        },
      ],
    });
  });

  it("comes first in the lists of its members", async () => {
    const ali = await publisher(app, { from: "Ankara", to: "İzmir" });
    const banu = await publisher(app, { from: "İzmir", to: "Ankara" });
    const deniz = await publisher(app, { from: "İzmir", to: "Ankara" });
    const listed = async () =>
      (await ali.caller.becayis.matches.mine({})).map(({ listing, isProposed }) => [listing.id, isProposed]);
    expect(await listed()).toEqual([
      [deniz.listing.id, false],
      [banu.listing.id, false],
    ]);
    await plan();
    expect(await listed()).toEqual([
      [banu.listing.id, true],
      [deniz.listing.id, false],
    ]);
  });

  it("after a refusal is made again without what was refused", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    await refuseRing(cem);
    expect(await getRings(ali)).toEqual([["rejected", 3, false]]);
    await plan();
    expect(await getRings(ali)).toEqual([["rejected", 3, false]]);
    for (const member of [ali, banu]) expect(await getMatches(member)).toEqual([["pending", true]]);
    expect(await overview()).toMatchObject({ movable: 2, direct: 2, inRings: 0, limit: 3, groups: [{ gap: 1 / 3 }] });
    const [match] = await banu.caller.becayis.matches.mine({});
    await banu.caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "rejected" });
    await plan();
    expect(await overview()).toMatchObject({ movable: 0, limit: 3 });
    expect(await app.db.prisma.planMember.count()).toBe(0);
  });

  it("keeps a proposal that a member accepted, until another one refuses", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    await acceptRing(ali);
    const deniz = await publisher(app, { from: "İzmir", to: "Bursa" });
    await plan();
    for (const member of [ali, banu, cem]) expect(await getRings(member)).toEqual([["pending", 3, true]]);
    expect(await getMatches(deniz)).toEqual([["pending", false]]);
    expect(await overview()).toMatchObject({ movable: 3, limit: 3, groups: [{ listings: 4, isProven: true }] });
    await refuseRing(banu);
    await plan();
    for (const member of [ali, banu, cem, deniz]) expect(await getMatches(member)).toEqual([["pending", true]]);
    expect(await overview()).toMatchObject({ movable: 4, direct: 4, limit: 4 });
  });

  it("keeps a pair that one side accepted for as long as a ring could be answered", async () => {
    const ali = await publisher(app, { from: "Ankara", to: "İzmir" });
    const banu = await publisher(app, { from: "İzmir", to: "Ankara" });
    await propose(ali, banu);
    const [match] = await ali.caller.becayis.matches.mine({});
    await ali.caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "accepted" });
    const wishes = [{ city: "İzmir" }, { city: "Bursa" }];
    await publisher(app, { from: "Ankara", to: "İzmir" }, {}, { wishes });
    await plan();
    expect(await getMatches(ali)).toEqual([["pending", true]]);
    expect(await overview()).toMatchObject({ movable: 2, limit: 2 });
    await app.db.pool.query("UPDATE match_sides SET answered_at = now() - interval '8 days' WHERE answer = 'accepted'");
    await publisher(app, { from: "Bursa", to: "İzmir" });
    await plan();
    expect(await overview()).toMatchObject({ movable: 3, direct: 0 });
    expect(await getRings(banu)).toEqual([["pending", 3, true]]);
  });

  it("does not bring back a match that the administrator deleted", async () => {
    const { ali, banu, cem } = await trio();
    await cem.caller.becayis.listings.remove({ id: cem.listing.id });
    const [match] = await ali.caller.becayis.matches.mine({});
    await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
    await (await admin(app)).matches.remove({ id: match?.id ?? 0 });
    expect(await countJobs()).toBe(1);
    await plan();
    for (const member of [ali, banu]) expect(await getMatches(member)).toEqual([]);
    for (const status of ["paused", "active"] as const)
      await ali.caller.becayis.listings.setStatus({ id: ali.listing.id, status });
    expect(await getMatches(ali)).toEqual([]);
    expect(await overview()).toMatchObject({ movable: 0, limit: 2 });
  });

  it("leaves out a ring that nobody answered in time, for as long as it could be answered", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    const lapse = (days: number) =>
      app.db.pool.query("UPDATE rings SET expires_at = now() - make_interval(days => $1)", [days]);
    await lapse(0);
    await sweep(app);
    await plan();
    expect(await getRings(ali)).toEqual([["expired", 3, false]]);
    expect(await getMatches(ali)).toEqual([["pending", true]]);
    await lapse(8);
    await plan();
    expect(await getRings(ali)).toEqual([["pending", 3, true]]);
    expect(await getMatches(ali)).toEqual([["pending", false]]);
  });

  it("brings blocked members together in nothing", async () => {
    const { ali, banu, cem } = await trio();
    await app.db.prisma.memberBlock.create({ data: { blockerId: cem.member.id, blockedId: banu.member.id } });
    await plan();
    expect(await getRings(ali)).toEqual([]);
    expect(await getMatches(ali)).toEqual([["pending", true]]);
  });

  it("respects rules that stop a swap", async () => {
    const { ali, banu } = await trio();
    const rule = { source: "Bir kaynak", sourceDate: new Date("2026-11-21"), text: "Bir yıl gerekir." };
    await app.db.prisma.eligibilityRule.update({
      where: { employmentStatus_rule: { employmentStatus: "4b", rule: "one-year-in-unit" } },
      data: { verdict: "stop", ...rule },
    });
    const startedAt = (date: Date) =>
      app.db.prisma.swapProfile.update({
        where: { memberId: banu.member.id },
        data: { employmentStatus: "4b", startedAt: date },
      });
    await startedAt(new Date());
    await plan();
    expect(await overview()).toMatchObject({ movable: 0, groups: [{ listings: 2 }] });
    await startedAt(new Date("2020-01-01"));
    await plan();
    expect(await getRings(ali)).toEqual([["pending", 3, true]]);
  });

  it("joins the titles of a class whose owners opted in", async () => {
    const clerk = { position: "Zabıt Kâtibi", allowOtherPosition: true };
    const usher = { position: "Mübaşir", allowOtherPosition: true };
    const ali = await publisher(app, { from: "Ankara", to: "İzmir", ...clerk });
    await publisher(app, { from: "Ankara", to: "İzmir" });
    await plan();
    expect(await overview()).toMatchObject({ groups: [{ position: "Zabıt Kâtibi", listings: 2, movable: 0 }] });
    await publisher(app, { from: "İzmir", to: "Ankara", ...usher });
    await plan();
    expect(await getMatches(ali)).toEqual([["pending", true]]);
    expect((await overview()).groups).toMatchObject([
      { position: "Genel İdare Hizmetleri", listings: 3, movable: 2, limit: 2 },
    ]);
  });

  it("of fewer than two listings does not exist", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    for (const { caller, listing } of [ali, banu]) await caller.becayis.listings.remove({ id: listing.id });
    await plan();
    expect(await overview()).toEqual({ movable: 0, direct: 0, inRings: 0, limit: 0, groups: [] });
  });

  it("is not made again for the same board, unless a proposal is gone", async () => {
    const { ali } = await trio();
    await plan();
    const before = await app.db.prisma.plan.findFirstOrThrow();
    await app.db.prisma.ring.updateMany({ data: { expiresAt: new Date("2026-12-24") } });
    await plan();
    const after = await app.db.prisma.plan.findFirstOrThrow();
    expect(after).toEqual({ ...before, madeAt: after.madeAt });
    expect(after.madeAt.getTime()).toBeGreaterThan(before.madeAt.getTime());
    await app.db.prisma.ring.updateMany({ data: { status: "expired", expiresAt: new Date("2100-01-01") } });
    expect(await app.db.prisma.planMember.count()).toBe(0);
    await plan();
    expect(await getRings(ali)).toEqual([["pending", 3, true]]);
  });

  it("stays if the next run fails, which is shown", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    await cem.caller.becayis.listings.remove({ id: cem.listing.id });
    await planBoard(app, scope, undefined, { solveMs: 0, firstComeMs: 0 });
    expect(await overview()).toMatchObject({ movable: 3, groups: [{ isFinished: false }] });
    await plan();
    expect(await overview()).toMatchObject({ movable: 2, groups: [{ isFinished: true }] });
    expect(await getMatches(ali)).toEqual([["pending", true]]);
  });
});

describe("a plan in a race", { timeout: PATIENCE_MS }, () => {
  it("of two runs is stored once", async () => {
    const { ali } = await trio();
    await Promise.all([plan(), plan()]);
    expect(await app.db.prisma.plan.count()).toBe(1);
    expect(await app.db.prisma.planMember.count()).toBe(3);
    expect(await getRings(ali)).toEqual([["pending", 3, true]]);
  });

  it("leaves out rings whose listings changed before it was stored", async () => {
    const { ali, banu, cem } = await trio();
    const first = await readSolved([ali, cem, banu]);
    await cem.caller.becayis.listings.setStatus({ id: cem.listing.id, status: "paused" });
    await storePlan(app, first);
    expect(await getRings(ali)).toEqual([]);
    expect(await overview()).toMatchObject({ movable: 0, groups: [{ leftOut: 1 }] });
  });

  it("does not replace a newer one, but is made again", async () => {
    const { ali, banu, cem } = await trio();
    const stale = await readSolved([ali, banu]);
    await propose(ali, cem, banu);
    await storePlan(app, stale);
    expect(await getRings(cem)).toEqual([["pending", 3, true]]);
    expect(await getMatches(ali)).toEqual([["pending", false]]);
    expect(await countDueJobs()).toBe(1);
  });

  it("leaves out what shares a member with a proposal that was accepted before it was stored", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    const former = await app.db.prisma.plan.findFirstOrThrow();
    for (const members of [[ali, banu], []]) {
      const solved = { ...(await readSolved(members)), former: await app.db.prisma.plan.findFirstOrThrow() };
      if (members.length > 0) await acceptRing(ali);
      await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
      await storePlan(app, solved);
      for (const member of [ali, banu, cem]) expect(await getRings(member)).toEqual([["pending", 3, true]]);
      expect(await countDueJobs()).toBe(1);
    }
    await plan();
    expect(await app.db.prisma.plan.findFirstOrThrow()).toMatchObject({
      id: former.id,
      ringPeople: 3,
      directPeople: 0,
    });
  });

  it("that is stored in several transactions is whole", async () => {
    const members: Publisher[] = [];
    for (let pairs = 0; pairs < 3; pairs++)
      members.push(
        await publisher(app, { from: "Ankara", to: "İzmir" }),
        await publisher(app, { from: "İzmir", to: "Ankara" }),
      );
    const solved = await readSolved([]);
    const ids = members.map(({ listing }) => listing.id);
    const rings = [0, 2, 4].map((at) => ids.slice(at, at + 2));
    await storePlan(app, { ...solved, plan: { ...solved.plan, rings, ringBound: 6, circleBound: 6 } }, 1);
    expect(await app.db.prisma.plan.findFirstOrThrow()).toMatchObject({ directPeople: 6, isFinished: true });
    expect(await app.db.prisma.planMember.count()).toBe(6);
  });
});

async function countJobs(): Promise<number> {
  const { rows } = await app.db.pool.query<{ count: number }>(
    "SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'plan-board'",
  );
  return rows[0]?.count ?? 0;
}

async function countDueJobs(): Promise<number> {
  const { rows } = await app.db.pool.query<{ count: number }>(`SELECT count(*)::int FROM graphile_worker.jobs
    WHERE task_identifier = 'plan-board' AND run_at <= now()`);
  return rows[0]?.count ?? 0;
}
