import { z } from "zod";
import { getKeys, moment, text } from "../common/atoms.ts";
import { circuitLabels, upstreamErrorReasons, upstreamLabels } from "./labels.ts";

/** The most failed jobs that are listed; further ones are only counted. */
export const MAX_FAILED_JOBS = 50;

export const upstreamName = getKeys(upstreamLabels);
export const upstreamErrorReason = getKeys(upstreamErrorReasons);

const count = z.int();

export const jobCounts = z.object({
  /** Jobs that are due and have not begun. */
  waiting: count,
  /** Jobs that are due later. */
  later: count,
  running: count,
  failed: count,
});

export const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  attempts: count,
  failedAt: moment,
});

export const upstream = z.object({
  name: upstreamName,
  isConfigured: z.boolean(),
  lastSuccessAt: moment.nullable(),
  lastFailureAt: moment.nullable(),
  lastFault: upstreamErrorReason.nullable(),
  circuit: getKeys(circuitLabels),
});

export const systemOverview = z.object({
  product: z.object({
    version: z.string(),
    commit: z.string().nullable(),
    node: z.string(),
    /** Name of the machine that answered; the next call may reach another instance. */
    instance: z.string(),
    startedAt: moment,
  }),
  database: z.object({
    version: z.string(),
    isEmbedded: z.boolean(),
    byteSize: z.int(),
    /** Connections to this database, and the most that the server accepts. */
    connections: count,
    mostConnections: count,
    /** Time of one query in milliseconds. */
    answerMs: z.int(),
  }),
  migrations: z.object({
    applied: count,
    pending: count,
    last: z.object({ name: z.string(), at: moment }).nullable(),
  }),
  queue: jobCounts.extend({
    /** Age of the oldest waiting job in seconds; 0 if none waits. */
    oldestSeconds: z.int(),
    kinds: z.array(jobCounts.extend({ name: z.string() })),
    failedJobs: z.array(failedJob),
  }),
  disk: z.object({
    freeBytes: z.int(),
    totalBytes: z.int(),
    mediaStore: z.enum(["folder", "s3"]),
  }),
  lastBackup: z.object({ at: moment, byteSize: z.int() }).nullable(),
  upstreams: z.array(upstream),
});

export const retryJobInput = z.strictObject({
  id: text(18).regex(/^\d+$/, "Geçerli bir numara girin"),
});

export type UpstreamName = z.output<typeof upstreamName>;
export type UpstreamErrorReason = z.output<typeof upstreamErrorReason>;
export type Upstream = z.output<typeof upstream>;
export type JobCounts = z.output<typeof jobCounts>;
export type SystemOverview = z.output<typeof systemOverview>;
