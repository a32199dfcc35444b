import { planInThread } from "@site/api/testing/plan-job";
import { packBoard, solveBoard, solveFirstCome } from "@site/planning";
import { sampleBoard, seeded } from "@site/planning/testing";
import type { Line } from "./line.ts";

/** Numbers of listings, and the solver's goal in seconds. */
const BOARDS = [
  { count: 200, goal: 10 },
  { count: 500, goal: 10 },
  { count: 1_000, goal: 10 },
  { count: 5_000, goal: 60 },
  { count: 20_000, goal: 300 },
];
const WISHES = [1, 3, 5];
/** A short run measures boards up to this size. */
const QUICK = 1_000;
const MIB = 1024 * 1024;
const HEADINGS = ["direct", "first come", "plan ≤ 3", "plan ≤ 4", "any circle"];

/** Prints how many people the plans of sample boards move, beside boards without a plan. */
export async function measurePlans(line: Line, isQuick: boolean): Promise<void> {
  for (const { count, goal } of BOARDS) {
    if (isQuick && count > QUICK) return;
    for (const wishes of WISHES) {
      const board = () => packBoard(sampleBoard(seeded(1), count, () => wishes));
      const three = await solveBoard(board(), 3);
      const from = performance.now();
      const before = process.cpuUsage();
      let longestHold = 0;
      let last = from;
      const watch = setInterval(() => {
        longestHold = Math.max(longestHold, performance.now() - last);
        last = performance.now();
      }, 1);
      const packed = board();
      last = performance.now();
      const plan = await planInThread(packed);
      clearInterval(watch);
      const seconds = (performance.now() - from) / 1000;
      const { user, system } = process.cpuUsage(before);
      const name = `${count.toLocaleString("en")} listings, ${wishes} ${wishes === 1 ? "wish" : "wishes"}`;
      const figures = [
        solveFirstCome(board(), 2).people,
        solveFirstCome(board()).people,
        three.people,
        plan.people,
        plan.circleBound,
      ];
      line(`${name}: ${HEADINGS.join(", ")}`, figures.map((people) => people.toLocaleString("en")).join(" | "));
      line(
        `${name}: time`,
        `${seconds.toFixed(1)} s, processor ${((user + system) / 1e6).toFixed(1)} s`,
        `< ${goal} s`,
      );
      line(
        `${name}: share of the limit, gap`,
        `${((100 * plan.people) / plan.circleBound).toFixed(1)} %, ${plan.gap}`,
        count >= 5_000 ? "≥ 98 %" : undefined,
      );
      line(`${name}: event loop held`, `${longestHold.toFixed(0)} ms`, "< 50 ms");
      line(`${name}: memory of the process`, `${(process.memoryUsage().rss / MIB).toFixed(0)} MiB`);
    }
  }
}
