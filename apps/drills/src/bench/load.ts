import { Connection } from "./connection.ts";
import type { CpuTime } from "./cpu.ts";

export const CONNECTIONS = 16;

/** Result of a load measurement. */
export interface Measured {
  requestsPerSecond: number;
  /** CPU time per request in milliseconds. */
  cpu: CpuTime;
  /** Milliseconds of each answer. */
  times: number[];
}

/** Server to measure. */
export interface Target {
  url: string;
  /** Returns the CPU seconds used so far. */
  cpu(): CpuTime;
}

interface Load {
  seconds?: number;
  /** Requests each path once. */
  once?: boolean;
  /** Ends the load when it resolves, instead of after a time. */
  until?: Promise<unknown>;
  connections?: number;
  headers?: Record<string, string>;
}

/**
 * Loads a server over sixteen connections with one request each.
 * @param paths distributed over the connections, each path once with `once`, otherwise in a loop
 * @throws if an answer is not 200
 */
export async function measure(
  target: Target,
  paths: string[],
  { seconds = 5, once = false, until, connections = CONNECTIONS, headers = {} }: Load = {},
): Promise<Measured> {
  const milliseconds: number[] = [];
  let next = 0;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  until?.then(end, end);
  const before = target.cpu();
  const started = performance.now();
  const isOver = () => {
    if (once) return next >= paths.length;
    return until ? hasEnded : performance.now() - started > seconds * 1000;
  };

  async function requestInTurn(): Promise<void> {
    const connection = new Connection(target.url, headers);
    while (!isOver()) {
      const path = paths[next++ % paths.length] ?? "/";
      const asked = performance.now();
      const status = await connection.get(path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      milliseconds.push(performance.now() - asked);
    }
    connection.close();
  }

  const used = once ? Math.min(connections, paths.length) : connections; // opening a connection costs the server too
  await Promise.all(Array.from({ length: used }, requestInTurn));
  const elapsed = (performance.now() - started) / 1000;
  return {
    requestsPerSecond: milliseconds.length / elapsed,
    cpu: perCall(before, target.cpu(), milliseconds.length),
    times: milliseconds,
  };
}

/** Returns the milliseconds of CPU that each of the calls between two readings took. */
export function perCall(before: CpuTime, after: CpuTime, calls: number): CpuTime {
  return {
    server: ((after.server - before.server) * 1000) / calls,
    database: ((after.database - before.database) * 1000) / calls,
  };
}

/** Returns the mean of several measurements. */
export function mean(list: Measured[]): Measured {
  const of = (pick: (each: Measured) => number) => list.reduce((sum, each) => sum + pick(each), 0) / list.length;
  return {
    requestsPerSecond: of((each) => each.requestsPerSecond),
    cpu: { server: of((each) => each.cpu.server), database: of((each) => each.cpu.database) },
    times: list.flatMap(({ times }) => times),
  };
}
