import type { Log } from "@site/db";

/** Counters of uncaught exceptions and unhandled rejections. */
export interface ProcessFaults {
  unhandledRejections: number;
  uncaughtExceptions: number;
}

/**
 * Logs and counts uncaught errors. After an unhandled rejection the process continues: only one task is lost. After an
 * uncaught exception its state is undefined, so it has to restart (Node's documentation of "uncaughtException").
 * @param onException starts the graceful stop
 */
export function watchProcessFaults(log: Log, onException: () => void): ProcessFaults {
  const faults: ProcessFaults = { unhandledRejections: 0, uncaughtExceptions: 0 };
  process.on("unhandledRejection", (reason) => {
    faults.unhandledRejections++;
    log.error(`unhandled rejection: ${textOf(reason)}`);
  });
  process.on("uncaughtException", (error) => {
    faults.uncaughtExceptions++;
    log.error(`uncaught exception, stopping: ${textOf(error)}`);
    onException();
  });
  return faults;
}

function textOf(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
}
