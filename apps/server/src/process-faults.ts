import type { Log } from "@site/db";

/** How often the process met a fault that no code of its own caught. */
export interface ProcessFaults {
  unhandledRejections: number;
  uncaughtExceptions: number;
}

/**
 * Logs and counts what nobody caught. A rejection is the loss of one piece of work, whose caller is gone: the process goes on.
 * After an exception its state is unknown and going on is not safe (Node's documentation of "uncaughtException"): it has to
 * stop, in order, and be started again.
 * @param onException asks for that stop
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
