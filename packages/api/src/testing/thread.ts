import { Worker } from "node:worker_threads";
import { bundle } from "@site/db/testing/bundle";
import type { startThread as original } from "../core/queue/thread.ts";

/**
 * Starts a thread from its compiled script, like the built product; Vitest puts it in the place of
 * core/queue/thread.ts.
 */
export const startThread: typeof original = (_, source, { data, resourceLimits } = {}) =>
  new Worker(bundle(source), { workerData: { ...data }, resourceLimits });
