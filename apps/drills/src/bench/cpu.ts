import { readdirSync, readFileSync } from "node:fs";

/** CPU time of the whole stack: the server under load and its PostgreSQL. */
export interface CpuTime {
  server: number;
  database: number;
}

/** Returns the sum of product and PostgreSQL. */
export const getTotal = ({ server, database }: CpuTime) => server + database;

/** Formats milliseconds of CPU: the server's, PostgreSQL's and their sum. */
export function milliseconds(cpu: CpuTime, digits = 2): string {
  const [server, database, total] = [cpu.server, cpu.database, getTotal(cpu)].map((each) => each.toFixed(digits));
  return `${server} + PostgreSQL ${database} = ${total} ms`;
}

/** Clock ticks per second in /proc on Linux (proc(5)). */
const TICKS = 100;

/**
 * Returns the CPU time of a process with all its threads in seconds. It is read from the scheduler, which counts
 * nanoseconds (sched-stats in Linux's documentation), because a tick of /proc/…/stat is longer than most measured
 * calls.
 */
export function cpuOfProcess(pid: number): number {
  const threads = list(`/proc/${pid}/task`);
  const times = threads.map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]));
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
}

/**
 * Returns the CPU seconds of a PostgreSQL server: of its first process, its present ones, and those that have ended,
 * whose time the first one has collected.
 */
export function cpuOfCluster(postmaster: number): number {
  const ended = timesOfEnded(postmaster).reduce((sum, ticks) => sum + ticks, 0);
  const present = getChildren(postmaster).reduce((sum, pid) => sum + cpuOfProcess(pid), 0);
  return cpuOfProcess(postmaster) + present + ended / TICKS;
}

/** Finds the PostgreSQL server that one of the processes has started. @throws if there is none */
export function getCluster(...processes: number[]): number {
  const postmaster = processes.flatMap(getChildren).find((pid) => getCommand(pid) === "postgres");
  if (postmaster === undefined) throw new Error("the product's PostgreSQL is not on this machine");
  return postmaster;
}

/** Returns cutime and cstime in ticks. */
function timesOfEnded(pid: number): number[] {
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  return fields.slice(13, 15).map(Number);
}

function getChildren(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
}

const getCommand = (pid: number) => read(`/proc/${pid}/comm`).trim();

/** Returns a file's text; an empty one if the process has just ended. */
const read = (file: string) => orIfEnded(() => readFileSync(file, "utf8"), "");

/** Returns a folder's names; none if the process has just ended. */
const list = (folder: string) => orIfEnded(() => readdirSync(folder), []);

function orIfEnded<T>(access: () => T, fallback: T): T {
  try {
    return access();
  } catch {
    return fallback;
  }
}
