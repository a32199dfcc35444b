import type { JobName } from "../core/job-queue.ts";
import type { Job } from "./job.ts";
import { sendMail } from "./send-mail.ts";
import { sweepMails } from "./sweep-mails.ts";

/** Every background job of the product. */
export const jobs: Record<JobName, Job> = {
  "send-mail": sendMail,
  "sweep-mails": sweepMails,
};
