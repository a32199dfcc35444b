import { type Plan, type PlanListing, packBoard, solveBoard, solveFirstCome } from "@site/planning";
import { sampleListing, seeded } from "@site/planning/testing";
import type { Line } from "./line.ts";

const DAYS = 365;
const QUICK_DAYS = 60;
const ARRIVALS_PER_DAY = 2;
const WISHES = 3;
const SLOWEST_ANSWER_DAYS = 7;
const SHARE_OF_REFUSALS = 0.3;
const EXPIRES_AFTER_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Proposal {
  ring: PlanListing[];
  answeredOn: number;
  isRefused: boolean;
}

interface Year {
  moved: number;
  medianWait: number;
  expired: number;
}

type Policy = (board: ReturnType<typeof packBoard>) => Plan | Promise<Plan>;

/**
 * Prints a year of one group: listings arrive each day; proposals are answered within a week, and refused ones are not
 * made again; listings without a swap expire. Both policies get the same arrivals.
 */
export async function measureYear(line: Line, isQuick: boolean): Promise<void> {
  const days = isQuick ? QUICK_DAYS : DAYS;
  for (const byAnswer of [false, true]) {
    const startedAt = process.cpuUsage();
    const first = await simulate(solveFirstCome, days, byAnswer);
    const plan = await simulate((board) => solveBoard(board), days, byAnswer);
    const name = `${days} days, 30 % of ${byAnswer ? "members" : "proposals"} refuse`;
    line(`${name}: people moved, first come | plan`, `${first.moved} | ${plan.moved}`);
    line(`${name}: median days of waiting, first come | plan`, `${first.medianWait} | ${plan.medianWait}`);
    line(`${name}: expired listings, first come | plan`, `${first.expired} | ${plan.expired}`);
    const { user, system } = process.cpuUsage(startedAt);
    line(`${name}: processor time`, `${((user + system) / 1e6).toFixed(0)} s`);
  }
}

async function simulate(policy: Policy, days: number, byAnswer: boolean): Promise<Year> {
  const arrivals = seeded(1);
  const answers = seeded(2);
  const refusedRings: number[][] = [];
  const waits: number[] = [];
  let waiting: PlanListing[] = [];
  let proposals: Proposal[] = [];
  let expired = 0;
  for (let day = 0; day < days; day++) {
    for (let count = 0; count < ARRIVALS_PER_DAY; count++) {
      const listing = sampleListing(arrivals, day * ARRIVALS_PER_DAY + count + 1, WISHES);
      waiting.push({ ...listing, waitingSince: day * DAY_MS });
    }
    for (const { ring, isRefused } of proposals.filter(({ answeredOn }) => answeredOn === day)) {
      if (isRefused) refusedRings.push(ring.map(({ id }) => id));
      if (isRefused) waiting.push(...ring);
      else waits.push(...ring.map((listing) => day - listing.waitingSince / DAY_MS));
    }
    proposals = proposals.filter(({ answeredOn }) => answeredOn > day);
    const living = waiting.filter(({ waitingSince }) => day - waitingSince / DAY_MS < EXPIRES_AFTER_DAYS);
    expired += waiting.length - living.length;
    waiting = living;
    const { rings } = await policy(packBoard({ listings: waiting, blockedOwners: [], refusedRings }));
    const byId = new Map(waiting.map((listing) => [listing.id, listing]));
    for (const ring of rings) {
      const members = ring.flatMap((id) => byId.get(id) ?? []);
      const { days: length, isRefused } = answer(members.length, byAnswer, answers);
      proposals.push({ ring: members, answeredOn: day + length, isRefused });
    }
    const proposed = new Set(rings.flat());
    waiting = waiting.filter(({ id }) => !proposed.has(id));
  }
  const sorted = waits.toSorted((a, b) => a - b);
  return { moved: waits.length, medianWait: sorted[Math.floor(sorted.length / 2)] ?? 0, expired };
}

/** Returns after how many days a proposal ends, by its first refusal or its last acceptance, and which of both. */
function answer(members: number, byAnswer: boolean, random: () => number): { days: number; isRefused: boolean } {
  const days = Array.from({ length: members }, () => 1 + Math.floor(random() * SLOWEST_ANSWER_DAYS));
  const refuses = () => random() < SHARE_OF_REFUSALS;
  const refusals = byAnswer
    ? days.filter(() => refuses())
    : refuses()
      ? [days[Math.floor(random() * members)] ?? 1]
      : [];
  return refusals.length > 0
    ? { days: Math.min(...refusals), isRefused: true }
    : { days: Math.max(...days), isRefused: false };
}

if (process.argv[1] === import.meta.filename) {
  const { line } = await import("./line.ts");
  await measureYear(line, process.argv.includes("--quick"));
}
