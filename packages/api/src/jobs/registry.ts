import type { JobName } from "../core/job-queue.ts";
import { accountMail } from "./account-mail.ts";
import { announceBecayis } from "./announce-becayis.ts";
import { announceCommentJob } from "./announce-comment.ts";
import { chainAudit } from "./chain-audit.ts";
import { cleanUp } from "./clean-up.ts";
import { digestAlerts } from "./digest-alerts.ts";
import { eraseMembers } from "./erase-members.ts";
import { exportData } from "./export-data.ts";
import type { Job } from "./job.ts";
import { mailNotifications } from "./mail-notifications.ts";
import { makeBackupJob } from "./make-backup.ts";
import { probeMailServer } from "./probe-mail-server.ts";
import { readImportJob } from "./read-import.ts";
import { remindListings } from "./remind-listings.ts";
import { runCreationJob } from "./run-creation.ts";
import { runImportJob } from "./run-import.ts";
import { sendMail } from "./send-mail.ts";
import { sendTelegram } from "./send-telegram.ts";
import { sendWebhook } from "./send-webhook.ts";
import { sweepBecayis } from "./sweep-becayis.ts";
import { sweepWebhooks } from "./sweep-webhooks.ts";
import { trackPhotoJob } from "./track-photo.ts";
import { watchBackupsJob } from "./watch-backups.ts";

/** All background jobs. */
export const jobs: Record<JobName, Job> = {
  "send-mail": sendMail,
  "probe-mail-server": probeMailServer,
  "send-telegram": sendTelegram,
  "send-webhook": sendWebhook,
  "sweep-webhooks": sweepWebhooks,
  "account-mail": accountMail,
  "export-data": exportData,
  "read-import": readImportJob,
  "run-import": runImportJob,
  "run-creation": runCreationJob,
  "track-photo": trackPhotoJob,
  "erase-members": eraseMembers,
  "chain-audit": chainAudit,
  "make-backup": makeBackupJob,
  "watch-backups": watchBackupsJob,
  "clean-up": cleanUp,
  "announce-becayis": announceBecayis,
  "announce-comment": announceCommentJob,
  "mail-notifications": mailNotifications,
  "sweep-becayis": sweepBecayis,
  "remind-listings": remindListings,
  "digest-alerts": digestAlerts,
};
