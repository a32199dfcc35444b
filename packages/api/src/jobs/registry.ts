import type { JobName } from "../core/job-queue.ts";
import { accountMail } from "./account-mail.ts";
import { cleanUp } from "./clean-up.ts";
import { eraseMembers } from "./erase-members.ts";
import { exportData } from "./export-data.ts";
import type { Job } from "./job.ts";
import { sendMail } from "./send-mail.ts";
import { sweepMails } from "./sweep-mails.ts";

/** Every background job of the product. */
export const jobs: Record<JobName, Job> = {
  "send-mail": sendMail,
  "sweep-mails": sweepMails,
  "account-mail": accountMail,
  "export-data": exportData,
  "erase-members": eraseMembers,
  "clean-up": cleanUp,
};
