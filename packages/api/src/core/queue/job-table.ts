import { id } from "@site/contract/common/atoms";
import { namesOf } from "@site/contract/common/record";
import { z } from "zod";

/**
 * Groups of jobs; in each group one job runs at a time. Jobs that wait for other servers or run long have groups of
 * their own, so that mails do not wait for them.
 */
export const lanes = ["main", "webhooks", "ai", "plans", "slow"] as const;
export type Lane = (typeof lanes)[number];

interface JobDefinition {
  /** The stored input; scheduled jobs find their work in the database. */
  input: z.ZodType;
  lane?: Lane;
  /**
   * Lower numbers run first; 0 by default. Mails have a higher number, because a slow server blocks them, and backups
   * take long.
   */
  priority?: number;
  /** Cron schedule in UTC. One instance does each run; a missed run is left to the next one. */
  schedule?: string;
  /**
   * True for a job of once a day: a run that was missed or cut off is repeated on the same day, so the job must be
   * idempotent.
   */
  isDaily?: boolean;
  /**
   * True if the queue does not wait for the job's end: many run at a time, and the queue does not repeat one that fails
   * or is cut off, so that its work must be found by other means.
   */
  runsBeside?: boolean;
}

const none = z.object({});
const row = z.object({ id });

/** The data of a registration form passed to a job; the password is already hashed. */
export const registration = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  passwordHash: z.string(),
  /** Hash (base64) of the registering browser's cookie, and its user agent. */
  browserHash: z.string(),
  userAgent: z.string(),
});
export type Registration = z.infer<typeof registration>;

/** All background jobs; jobs/handlers.ts has their functions. The queue tries a job at most 25 times. */
export const jobTable = {
  /** Tries to send one mail of the e-mail log. */
  "send-mail": { input: row, priority: 10 },
  /** Queues mails again whose job was lost, and checks whether an unreachable mail server is back. */
  "probe-mail-server": { input: none, schedule: "* * * * *" },
  /** Performs a decision that could be taken back until now. */
  "perform-held-action": { input: row, priority: -1 },
  /** Reports waiting notifications to the administrator's Telegram. */
  "send-telegram": { input: none, lane: "slow", priority: 10 },
  /** Sends the due events of a delivery's endpoint. */
  "send-webhook": { input: row, lane: "webhooks", runsBeside: true },
  /** Queues webhook deliveries again whose job was lost. */
  "sweep-webhooks": { input: none, schedule: "* * * * *" },
  /** Writes the mail for a registration or a forgotten password. */
  "account-mail": {
    input: z.object({
      email: z.string(),
      cause: z.enum(["registered", "forgot"]),
      later: registration.optional(),
      /** The page that a verification link leads back to. */
      returnPath: z.string().optional(),
    }),
  },
  /** Writes the mail for a request to follow the blog by mail. */
  "answer-follow": {
    input: z.object({
      email: z.string(),
      frequency: z.enum(["each", "weekly"]),
      categoryIds: z.array(id),
      source: z.enum(["article", "category", "footer", "page"]),
    }),
  },
  /** Writes the mail for a request of an alert without an account. */
  "answer-alert": {
    input: z.object({
      email: z.string(),
      fromCityId: id.nullable(),
      toCityId: id.nullable(),
      institutionId: id.nullable(),
      positionId: id.nullable(),
      query: z.string().default(""),
    }),
  },
  /** Starts the mails of due posts to subscribers and hands the next ones to the outbox. */
  "send-issues": { input: none, schedule: "* * * * *", priority: 5 },
  /** Starts the weekly mail with the posts of the week, on Mondays at nine in the morning in Istanbul or later. */
  "start-weekly-issue": { input: none, schedule: "0 6-18 * * 1" },
  /** Creates a copy of a member's data. */
  "export-data": { input: row },
  /** Runs the next step of a post that AI writes. */
  "run-creation": { input: row, lane: "ai" },
  /** Tells Unsplash that a photo is used. */
  "track-photo": { input: z.object({ photoId: z.string() }), lane: "slow", priority: 10 },
  /** Erases accounts whose deletion is due. */
  "erase-members": { input: none, schedule: "20 * * * *" },
  /** Makes a queued backup. */
  "make-backup": { input: row, lane: "slow", priority: 20 },
  /** Queues a backup when the schedule of the settings asks for one. */
  "watch-backups": { input: none, schedule: "*/5 * * * *" },
  /** Closes the daily sums of the statistics and deletes the readers of past days. */
  "close-statistics": { input: none, schedule: "50 * * * *" },
  /** Deletes records whose retention period is over. */
  "clean-up": { input: none, schedule: "40 * * * *" },
  /**
   * Notifies members of new matches and rings, and owners of alerts of new listings. The schedule is for a lost job.
   */
  "announce-becayis": { input: none, schedule: "* * * * *" },
  /** Sends notification mails that are due: bundled ones of members and those of administrators. */
  "mail-notifications": { input: none, schedule: "* * * * *" },
  /** Expires listings, requests, matches and rings of the becayiş board that are overdue. */
  "sweep-becayis": { input: none, schedule: "* * * * *" },
  /** Plans the pairs and rings of an institution's service class. */
  "plan-board": {
    input: z.object({ institutionId: id, serviceClass: z.string() }),
    lane: "plans",
  },
  /** Queues the plans of all institutions, in case a change was missed. */
  "plan-boards": { input: none, lane: "plans", schedule: "30 1 * * *", isDaily: true },
  /** Reminds owners of listings that expire soon. */
  "remind-listings": { input: none, schedule: "10 * * * *" },
  /** Reminds verified members before their verification ends, and ends those that are over. */
  "sweep-staff": { input: none, schedule: "15 * * * *" },
  /** Reminds members of application windows between eight and nineteen in Istanbul; tests set `today`. */
  "remind-windows": { input: z.object({ today: z.iso.date().optional() }), schedule: "25 5-16 * * *" },
  /** Tells members whom a reminder told other days that an application window has moved or was removed. */
  "tell-window-change": { input: row },
  /** Asks members what became of their accepted swaps, at ten in the morning in Istanbul. */
  "ask-results": { input: none, schedule: "0 7 * * *", isDaily: true },
  /** Sends the daily mail of each alert, at eight in the morning in Istanbul. */
  "digest-alerts": { input: none, schedule: "0 5 * * *", isDaily: true },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobTable;
export type JobInput<Name extends JobName> = z.infer<(typeof jobTable)[Name]["input"]>;

/** Returns a job's definition with its optional fields. */
export function getJob(name: JobName): JobDefinition {
  return jobTable[name];
}

export const jobNames = namesOf(jobTable);
