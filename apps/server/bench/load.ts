import autocannon from "autocannon";

const CONNECTIONS = 16;

/** What a load cost. */
export interface Measured {
  requestsPerSecond: number;
  /** Microseconds of the server's CPU for one request. */
  cpuMicroseconds: number;
  p99Milliseconds: number;
}

/** Where a load goes and how the server's CPU time is read, in seconds. */
export interface Target {
  url: string;
  cpuSeconds(): Promise<number>;
}

/**
 * Puts sixteen connections on a server.
 * @param paths asked for in turn, each by one connection only; all of them once where `once`, else round and round
 * @throws where an answer is not 200
 */
export async function measure(
  target: Target,
  paths: string[],
  { seconds = 5, once = false, headers = {} }: { seconds?: number; once?: boolean; headers?: Record<string, string> } = {},
): Promise<Measured> {
  let next = 0;
  const before = await target.cpuSeconds();
  const started = performance.now();
  const result = await autocannon({
    url: target.url,
    connections: Math.min(CONNECTIONS, paths.length > 1 ? paths.length : CONNECTIONS),
    ...(once ? { amount: paths.length } : { duration: seconds }),
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length] ?? "/" }) }],
  });
  const elapsed = (performance.now() - started) / 1000;
  const cpu = (await target.cpuSeconds()) - before;
  const answered = result["2xx"];
  if (answered === 0 || result.non2xx > 0 || result.errors > 0) throw new Error(`${paths[0]}: ${answered} answers, ${result.non2xx} were not 2xx, ${result.errors} errors`);
  return { requestsPerSecond: answered / elapsed, cpuMicroseconds: (cpu / answered) * 1e6, p99Milliseconds: result.latency.p99 };
}

/** The mean of several measurements of the same thing. */
export function mean(list: Measured[]): Measured {
  const of = (pick: (each: Measured) => number) => list.reduce((sum, each) => sum + pick(each), 0) / list.length;
  return { requestsPerSecond: of((each) => each.requestsPerSecond), cpuMicroseconds: of((each) => each.cpuMicroseconds), p99Milliseconds: Math.max(...list.map((each) => each.p99Milliseconds)) };
}
