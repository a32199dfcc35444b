import { AppError } from "../calls/errors.ts";

/** Runs a limited number of tasks at once, at most one of each owner. Owners take turns. */
export interface FairQueue {
  <Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  /** Returns how many tasks end before the owner's next one starts: 0 while one runs, undefined without a task. */
  countBefore(owner: string): number | undefined;
}

interface Sizes {
  /** How many tasks run at the same time. */
  width: number;
  /** How many tasks of all owners may wait or run. */
  most: number;
  /** How many tasks of one owner may wait or run. */
  mostOfOwner: number;
  /** Text for an owner with too many tasks. */
  tooMany: string;
}

/** Suggested retry delay in seconds. */
const RETRY_AFTER_S = 5;

/**
 * Creates a queue in which a first task never waits for all the tasks of another owner: one task of each owner runs at
 * a time, and then the owner goes to the end of the line.
 * @throws TOO_MANY_REQUESTS, from the returned function, for an owner with too many tasks; UNAVAILABLE when it is full
 */
export function createFairQueue({ width, most, mostOfOwner, tooMany }: Sizes): FairQueue {
  /** Waiting tasks by owner; an owner without a waiting or running task has no entry. */
  const tasks = new Map<string, (() => Promise<void>)[]>();
  /** Owners with a waiting task and none that runs, in the order of their turns. */
  const turns: string[] = [];
  const running = new Set<string>();
  let count = 0;

  function start(): void {
    while (running.size < width) {
      const owner = turns.shift();
      const task = owner !== undefined && tasks.get(owner)?.shift();
      if (owner === undefined || !task) return;
      running.add(owner);
      void task().finally(() => end(owner));
    }
  }

  function end(owner: string): void {
    count--;
    running.delete(owner);
    if (tasks.get(owner)?.length) turns.push(owner);
    else tasks.delete(owner);
    start();
  }

  async function run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const own = tasks.get(owner) ?? [];
    const isRunning = running.has(owner);
    if (own.length + Number(isRunning) >= mostOfOwner)
      throw new AppError("TOO_MANY_REQUESTS", { message: tooMany, retryAfter: RETRY_AFTER_S });
    if (count >= most) throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_S });
    count++;
    if (own.length === 0 && !isRunning) turns.push(owner);
    tasks.set(owner, own);
    return new Promise((resolve, reject) => {
      own.push(() => work().then(resolve, reject));
      start();
    });
  }

  function countBefore(owner: string): number | undefined {
    if (running.has(owner)) return 0;
    const turn = turns.indexOf(owner);
    return turn < 0 ? undefined : turn + running.size;
  }

  return Object.assign(run, { countBefore });
}
