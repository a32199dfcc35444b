export {
  checkServer,
  deliver,
  type Mailbox,
  type MailMessage,
  type MailTransport,
  type SmtpServer,
  serverOfUrl,
} from "./deliver.ts";
export { getFailure, getStage, hasNoMailbox, type MailFailure, type MailStage } from "./failure.ts";
export {
  isMailTemplate,
  type MailProps,
  type MailSite,
  type MailTemplate,
  type MailTheme,
  mailTemplates,
  oneLine,
  type RenderedMail,
  readForLog,
  renderMail,
} from "./render.ts";
