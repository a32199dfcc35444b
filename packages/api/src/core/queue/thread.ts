import { type ResourceLimits, Worker } from "node:worker_threads";

const RUN_SOURCE =
  'const { workerData } = require("node:worker_threads"); ' +
  'import("tsx/esm/api").then(({ tsImport }) => tsImport(workerData.source, workerData.source));';

interface Options {
  /** Passed to the thread's own `workerData`. */
  data?: object;
  resourceLimits?: ResourceLimits;
}

/**
 * Starts a worker thread. The build puts its file beside the server's, under its name; in development the source needs
 * a TypeScript loader.
 */
export function startThread(name: string, source: URL, { data, resourceLimits }: Options = {}): Worker {
  const workerData = { ...data, source: source.href };
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL(`${name}.js`, import.meta.url), { workerData, resourceLimits });
  return new Worker(RUN_SOURCE, { eval: true, workerData, resourceLimits });
}
