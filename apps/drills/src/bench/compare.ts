import type { BareServer, Baseline } from "./baselines.ts";
import { getTotal, milliseconds } from "./cpu.ts";
import type { Line } from "./line.ts";
import { type Measured, mean } from "./load.ts";
import { spread } from "./timing.ts";

/** Goals of a measurement; the ratios are those of the product's process to hello. */
export interface Goal {
  cpu: number;
  /** Milliseconds of CPU of the whole stack. */
  milliseconds?: number;
  requests?: number;
  p99?: number;
}

/** The work, and unless it is a steady load, the floor requested in the same way. */
export interface Work {
  measured: Measured;
  floor?: Measured;
}

/** Measures the bare routes before and after the work and prints the ratios with their goals. */
export async function compare(
  name: string,
  bare: BareServer,
  work: () => Promise<Work>,
  line: Line,
  goal: Goal,
): Promise<void> {
  const before = await bare.measure();
  const { measured, floor: sameFloor } = await work();
  const { hello, floor: steadyFloor } = getMean(before, await bare.measure());
  const floor = sameFloor ?? steadyFloor;
  const beside = (cpu: number, other: Measured) => (cpu / getTotal(other.cpu)).toFixed(2);
  line(
    `${name}: CPU`,
    milliseconds(measured.cpu),
    goal.milliseconds === undefined ? undefined : `≤ ${goal.milliseconds} ms`,
  );
  line(
    `${name}: product, whole stack beside hello`,
    `${beside(measured.cpu.server, hello)}, ${beside(getTotal(measured.cpu), hello)} ×`,
    `product ≤ ${goal.cpu} ×`,
  );
  line(
    `${name}: whole stack beside the floor`,
    `${beside(getTotal(measured.cpu), floor)} × (${getTotal(floor.cpu).toFixed(2)} ms)`,
  );
  if (goal.requests !== undefined)
    line(
      `${name}: requests/s`,
      `${(measured.requestsPerSecond / hello.requestsPerSecond).toFixed(2)} × hello ` +
        `(${Math.round(measured.requestsPerSecond)})`,
      `≥ ${goal.requests} ×`,
    );
  if (goal.p99 !== undefined) line(`${name}: at 16 connections`, spread(measured.times, [99]), `≤ ${goal.p99} ms`);
}

/** Prints what the bare routes themselves cost. */
export async function printBaseline(bare: BareServer, line: Line): Promise<void> {
  const { hello, floor } = await bare.measure();
  line("hello: CPU of a bare Fastify route", milliseconds(hello.cpu));
  line(
    "floor: CPU of nine posts from one query as plain HTML",
    `${milliseconds(floor.cpu)}, ${(getTotal(floor.cpu) / getTotal(hello.cpu)).toFixed(2)} × hello`,
  );
}

function getMean(one: Baseline, other: Baseline): Baseline {
  return { hello: mean([one.hello, other.hello]), floor: mean([one.floor, other.floor]) };
}
