import type { App } from "../core/app.ts";
import { type JobInput, type JobName, jobTable } from "../core/queue/job-table.ts";
import { runCreation } from "../features/ai/creations/run-service.ts";
import { trackPhoto } from "../features/ai/images/photo-service.ts";
import { makeBackup, watchBackups } from "../features/backup/run-service.ts";
import { sendDailyAlerts } from "../features/becayis/board/alerts/delivery-service.ts";
import { answerGuestAlert } from "../features/becayis/board/alerts/guest-service.ts";
import { notifyWindowChange, remindWindows } from "../features/becayis/papers/calendar/reminders-service.ts";
import { sweepStaff } from "../features/becayis/papers/staff/expiry-service.ts";
import { remind, sweep } from "../features/becayis/swaps/expiry/sweep.ts";
import { sendBoardNotifications } from "../features/becayis/swaps/notifications/board-notifications.ts";
import { planBoard, queueAllPlans } from "../features/becayis/swaps/planning/plan-service.ts";
import { askForResults } from "../features/becayis/swaps/results/links-service.ts";
import { answerForgotten } from "../features/identity/links/mail-service.ts";
import { performHeldAction } from "../features/inbox/pending/held-service.ts";
import { probeMailServer, sweepMails } from "../features/mail/backlog-service.ts";
import { sendQueuedMail } from "../features/mail/delivery-service.ts";
import { eraseDueMembers } from "../features/members/privacy/erasure-service.ts";
import { makeDataExport } from "../features/members/privacy/export-service.ts";
import { answerRegistration } from "../features/members/registration/answer-service.ts";
import { mailAdminNotifications } from "../features/notifications/admin-mails.ts";
import { mailDueBundles } from "../features/notifications/bundles.ts";
import { closeStatistics } from "../features/readers/statistics/closing-service.ts";
import { sendIssues, startWeeklyIssue } from "../features/readers/subscribers/sending/service.ts";
import { answerFollow } from "../features/readers/subscribers/subscriptions/service.ts";
import { sendTelegramNotifications } from "../features/telegram/delivery-service.ts";
import { sendDeliveries, sweepDeliveries } from "../features/webhooks/delivery-service.ts";
import { cleanUp } from "./clean-up.ts";

type Handler<Name extends JobName> = (
  app: App,
  input: JobInput<Name>,
  signal: AbortSignal | undefined,
) => Promise<void>;

/** The functions that run the jobs of core/queue/job-table.ts; `signal` aborts waiting work at a stop. */
const handlers: { [Name in JobName]: Handler<Name> } = {
  "send-mail": (app, { id }, signal) => sendQueuedMail(app, id, signal),
  "probe-mail-server": async (app) => {
    await sweepMails(app);
    await probeMailServer(app);
  },
  "send-telegram": sendTelegramNotifications,
  "send-webhook": sendDeliveries,
  "sweep-webhooks": sweepDeliveries,
  "account-mail": (app, { email, cause, later, returnPath }) =>
    cause === "forgot" ? answerForgotten(app, email) : answerRegistration(app, email, { later, returnPath }),
  "answer-follow": answerFollow,
  "answer-alert": answerGuestAlert,
  "send-issues": sendIssues,
  "start-weekly-issue": startWeeklyIssue,
  "export-data": (app, { id }) => makeDataExport(app, id),
  "run-creation": (app, { id }, signal) => runCreation(app, id, signal),
  "track-photo": (app, { photoId }, signal) => trackPhoto(app, photoId, signal),
  "erase-members": eraseDueMembers,
  "make-backup": (app, { id }, signal) => makeBackup(app, id, signal),
  "watch-backups": watchBackups,
  "close-statistics": closeStatistics,
  "clean-up": cleanUp,
  "announce-becayis": sendBoardNotifications,
  "perform-held-action": (app, { id }) => performHeldAction(app, id),
  "mail-notifications": async (app) => {
    await mailDueBundles(app);
    await mailAdminNotifications(app);
  },
  "sweep-becayis": sweep,
  "plan-board": planBoard,
  "plan-boards": queueAllPlans,
  "remind-listings": remind,
  "sweep-staff": sweepStaff,
  "remind-windows": (app, { today }) => remindWindows(app, today),
  "tell-window-change": (app, { id }) => notifyWindowChange(app, id),
  "ask-results": askForResults,
  "digest-alerts": sendDailyAlerts,
};

/**
 * Runs a job.
 * @param payload the stored input
 * @param signal aborts waiting work at a stop; the job is retried later
 * @throws ZodError if the payload does not match the job's schema
 */
export async function runJob<Name extends JobName>(
  app: App,
  name: Name,
  payload: unknown,
  signal?: AbortSignal,
): Promise<void> {
  const input = jobTable[name].input.parse(payload) as JobInput<Name>; // the schema of the same name
  await handlers[name](app, input, signal);
}
