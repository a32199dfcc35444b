import type { Log } from "@site/db";

/** Counters of uncaught exceptions and unhandled rejections. */
export interface ProcessErrors {
  unhandledRejections: number;
  uncaughtExceptions: number;
}

/**
 * Logs and counts uncaught errors. After an unhandled rejection the process continues: only one task is lost. After an
 * uncaught exception its state is undefined, so it has to restart (Node's documentation of "uncaughtException").
 * @param onException starts the graceful stop
 */
export function watchProcessErrors(log: Log, onException: () => void): ProcessErrors {
  const errors: ProcessErrors = { unhandledRejections: 0, uncaughtExceptions: 0 };
  process.on("unhandledRejection", (reason) => {
    errors.unhandledRejections++;
    log.error(`unhandled rejection: ${findText(reason)}`);
  });
  process.on("uncaughtException", (error) => {
    errors.uncaughtExceptions++;
    log.error(`uncaught exception, stopping: ${findText(error)}`);
    onException();
  });
  return errors;
}

function findText(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
}
