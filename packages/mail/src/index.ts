export {
  checkServer,
  deliver,
  type Mailbox,
  type MailMessage,
  type MailTransport,
  type SmtpServer,
  serverOfUrl,
} from "./deliver.ts";
export { failureOf, type MailFailure, type MailStage, stageOf } from "./failure.ts";
export {
  isMailTemplate,
  type MailProps,
  type MailSite,
  type MailTemplate,
  mailTemplates,
  oneLine,
  type RenderedMail,
  renderMail,
  subjectOf,
} from "./render.ts";
