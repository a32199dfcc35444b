import { planTexts } from "@site/contract/becayis/swaps/planning/labels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../../jobs/worker.ts";
import { createTestApp, type TestApp } from "../../../../testing/index.ts";
import { admin, importReferenceLists, type Publisher, publisher } from "../../testing/board.ts";
import { sweep } from "../expiry/sweep.ts";
import { loadGroups, readEligibility } from "./load-service.ts";
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
const getRings = async ({ caller }: Publisher) =>
  (await caller.becayis.rings.mine({})).map(({ status, size, isProposed }) => [status, size, isProposed]);

async function answerRing({ caller }: Publisher, status: "accepted" | "rejected") {
  const [ring] = await caller.becayis.rings.mine({});
  await caller.becayis.rings.setStatus({ id: ring?.id ?? 0, status });
}
const refuseRing = (member: Publisher) => answerRing(member, "rejected");

describe("the job", { timeout: PATIENCE_MS }, () => {
  const waiting = async () =>
    (
      await app.db.pool.query<{ key: string; run_at: Date }>(
        "SELECT key, run_at FROM graphile_worker.jobs WHERE task_identifier = 'plan-board'",
      )
    ).rows;

  it("is queued once for many changes, and changes never postpone it", async () => {
    const { cem } = await trio();
    const [first, ...others] = await waiting();
    expect({ key: first?.key, others }).toEqual({ key: `plan-board:${scope.institutionId}:GİH`, others: [] });
    await cem.caller.becayis.listings.remove({ id: cem.listing.id });
    expect(await waiting()).toEqual([first]);
  });

  it("is queued by refusals, blocks and rings that lapse", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    const clear = () => app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
    await clear();
    await app.db.pool.query("UPDATE rings SET expires_at = now()");
    await sweep(app);
    expect(await waiting()).toHaveLength(1);
    await app.db.pool.query("UPDATE rings SET status = 'pending', expires_at = now() + interval '1 day'");
    await clear();
    await refuseRing(cem);
    expect(await waiting()).toHaveLength(1);
    await clear();
    const { id } = await ali.caller.becayis.contactRequests.create({ listingId: banu.listing.id });
    await banu.caller.becayis.contactRequests.block({ requestId: id });
    expect(await waiting()).toHaveLength(1);
    await clear();
    await banu.caller.becayis.contactRequests.unblock({ requestId: id });
    expect(await waiting()).toHaveLength(1);
  });

  it("of every group runs after the administrator's request", async () => {
    const { ali } = await trio();
    expect(await (await admin(app)).plans.refresh()).toEqual({ message: planTexts.refreshed });
    await runDueJobs(app);
    expect(await getRings(ali)).toEqual([["pending", 3, true]]);
  });
});

describe("the database", { timeout: PATIENCE_MS }, () => {
  it("takes no proposal that is not pending, of others or of two kinds", async () => {
    const { ali, banu, cem } = await trio();
    await propose(ali, cem, banu);
    const { id: planId } = await app.db.prisma.plan.findFirstOrThrow();
    const match = await app.db.prisma.match.findFirstOrThrow();
    const ring = await app.db.prisma.ring.findFirstOrThrow();
    const write = (listingId: number, matchId: number | null, ringId: number | null) =>
      app.db.pool.query("INSERT INTO plan_members (listing_id, plan_id, match_id, ring_id) VALUES ($1, $2, $3, $4)", [
        listingId,
        planId,
        matchId,
        ringId,
      ]);
    await expect(write(ali.listing.id, match.id, null)).rejects.toThrow("plan_members_pkey");
    await app.db.prisma.planMember.deleteMany({});
    await expect(write(cem.listing.id, match.id, null)).rejects.toThrow("plan_members_match_id_listing_id_fkey");
    await expect(write(banu.listing.id, match.id, ring.id)).rejects.toThrow("plan_members_proposal_check");
    await app.db.prisma.match.update({ where: { id: match.id }, data: { status: "expired" } });
    await expect(write(banu.listing.id, match.id, null)).rejects.toThrow("only a pending match or ring is proposed");
  });
});

describe("the funnel", { timeout: PATIENCE_MS }, () => {
  it("counts the listings of each day or week, and how far they have come", async () => {
    const { ali, banu } = await trio();
    const before = await (await admin(app)).plans.funnel({ days: 30 });
    expect(before).toHaveLength(30);
    expect(before.at(-1)).toMatchObject({ listings: 3, proposals: 2, acceptances: 0, moves: 0 });
    for (const { caller } of [ali, banu]) {
      const [match] = await caller.becayis.matches.mine({});
      await caller.becayis.matches.setStatus({ id: match?.id ?? 0, status: "accepted" });
    }
    const after = await (await admin(app)).plans.funnel({ days: 90 });
    expect(after.at(-1)).toMatchObject({ listings: 3, proposals: 2, acceptances: 2, moves: 2 });
    const weeks = await (await admin(app)).plans.funnel({ days: 365 });
    expect(weeks.at(-1)).toMatchObject({ listings: 3, acceptances: 2, moves: 2 });
    expect(new Set(weeks.map(({ day }) => new Date(day).getUTCDay()))).toEqual(new Set([1]));
    expect([53, 54]).toContain(weeks.length);
  });
});
