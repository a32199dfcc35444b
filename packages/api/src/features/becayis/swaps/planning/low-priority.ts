import { constants, setPriority } from "node:os";

/**
 * Lets all other threads run before this one, so that long work delays no request on few cores. On Linux a priority
 * belongs to a thread (setpriority(2), "C library/kernel differences"); elsewhere it would slow the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // a sandbox may forbid it; the work is then only slower for others
  }
}
