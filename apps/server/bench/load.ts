import { Connection } from "./connection.ts";

const CONNECTIONS = 16;

/** Result of a load measurement. */
export interface Measured {
  requestsPerSecond: number;
  /** Server CPU time per request in microseconds. */
  cpuMicroseconds: number;
  p99Milliseconds: number;
}

/** Server to measure and a function that returns its CPU time in seconds. */
export interface Target {
  url: string;
  cpuSeconds(): Promise<number>;
}

/**
 * Loads a server over sixteen connections with one request each.
 * @param paths distributed over the connections, each path once with `once`, otherwise in a loop
 * @throws if an answer is not 200
 */
export async function measure(
  target: Target,
  paths: string[],
  {
    seconds = 5,
    once = false,
    headers = {},
  }: { seconds?: number; once?: boolean; headers?: Record<string, string> } = {},
): Promise<Measured> {
  const milliseconds: number[] = [];
  let next = 0;
  const before = await target.cpuSeconds();
  const started = performance.now();
  const isOver = () => (once ? next >= paths.length : performance.now() - started > seconds * 1000);

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

  await Promise.all(Array.from({ length: CONNECTIONS }, requestInTurn));
  const elapsed = (performance.now() - started) / 1000;
  const cpu = (await target.cpuSeconds()) - before;
  const p99 = milliseconds.sort((a, b) => a - b)[Math.floor(milliseconds.length * 0.99)] ?? 0;
  return {
    requestsPerSecond: milliseconds.length / elapsed,
    cpuMicroseconds: (cpu / milliseconds.length) * 1e6,
    p99Milliseconds: p99,
  };
}

/** Returns the mean of several measurements. */
export function mean(list: Measured[]): Measured {
  const of = (pick: (each: Measured) => number) => list.reduce((sum, each) => sum + pick(each), 0) / list.length;
  return {
    requestsPerSecond: of((each) => each.requestsPerSecond),
    cpuMicroseconds: of((each) => each.cpuMicroseconds),
    p99Milliseconds: Math.max(...list.map((each) => each.p99Milliseconds)),
  };
}
