import { z } from "zod";
import type { App } from "../core/app.ts";
import { getCell } from "../core/secrets/secret-box.ts";
import { PAYLOAD_COLUMN } from "../features/mail/service.ts";
import { runDueJobs } from "../jobs/worker.ts";

/** A decrypted mail of the log. */
export interface LoggedMail {
  template: string;
  /** The path of its link, if any. */
  path: string;
  /** The values in the fragment of the link. */
  access: string;
  refresh: string;
  /** The code in the mail, if any. */
  code: string;
}

/** Runs due jobs and returns the props of the mails to an address, oldest first. */
export async function mailPropsTo(app: App, email: string) {
  await runDueJobs(app);
  const rows = await app.db.prisma.emailLog.findMany({ where: { recipientEmail: email }, orderBy: { id: "asc" } });
  return rows.map(({ id, templateSlug: template, payload }) => {
    const { sealed } = z.object({ sealed: z.string() }).parse(payload);
    const text = app.secrets.open(getCell(PAYLOAD_COLUMN, id), Buffer.from(sealed, "base64"));
    return {
      template,
      props: z.looseObject({ path: z.string().optional(), code: z.string().optional() }).parse(JSON.parse(text)),
    };
  });
}

/** Runs due jobs and returns the mails to an address, oldest first. */
export async function mailsTo(app: App, email: string): Promise<LoggedMail[]> {
  return (await mailPropsTo(app, email)).map(({ template, props: { path = "", code = "" } }) => {
    const values = new URLSearchParams(path.split("#")[1]);
    return {
      template,
      path,
      access: values.get("access_token") ?? values.get("token") ?? "",
      refresh: values.get("refresh_token") ?? "",
      code,
    };
  });
}

/** Returns the newest mail to an address. */
export async function lastMailTo(app: App, email: string): Promise<LoggedMail> {
  const mail = (await mailsTo(app, email)).at(-1);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}
