/** Sends mails without a server, for `npm run bench`. */

export { queueMails } from "../features/mail/service.ts";
export { sendIssues } from "../features/readers/subscribers/sending/service.ts";
export { runDueJobs } from "../jobs/worker.ts";
