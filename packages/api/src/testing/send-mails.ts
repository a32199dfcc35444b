/** For measuring the sending of mails outside of a server. */

export { queueMails } from "../features/mail/service.ts";
export { sendIssues } from "../features/readers/subscribers/sending/service.ts";
export { runDueJobs } from "../jobs/worker.ts";
