import { type Mailbox, type Outlet, type SmtpServer, serverOfUrl } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { cellOf } from "../../core/secret-box.ts";

export const PASSWORD_COLUMN = "smtp_configs.password";
const IMPLICIT_TLS_PORT = 465;

/** Where mails go now, and in whose name. */
export interface Sender {
  outlet: Outlet;
  /** For the e-mail log; empty for the folder. */
  host: string;
  from: Mailbox;
  replyTo: string;
  siteName: string;
}

interface SmtpRow {
  id: number;
  host: string;
  port: number;
  username: string;
  password: Buffer;
  secure: boolean;
  from_name: string;
  from_email: string;
  reply_to: string;
}

/** The administrator's enabled configuration, else SMTP_URL, else a folder. Plain SQL: an idle worker must not open Prisma. */
export async function findSender(app: App, db: pg.Pool | pg.ClientBase = app.db.pool): Promise<Sender> {
  const { rows: settings } = await db.query<{ key: string; value: string }>("SELECT key, value FROM settings WHERE scope = 'site' AND key IN ('site_name', 'contact_email')");
  const setting = (key: string) => settings.find((row) => row.key === key)?.value ?? "";
  const siteName = setting("site_name") || new URL(app.siteUrl).hostname;
  const { rows: configs } = await db.query<SmtpRow>("SELECT id, host, port, username, password, secure, from_name, from_email, reply_to FROM smtp_configs WHERE enabled LIMIT 1");
  const [config] = configs;
  if (config) {
    const server = { ...config, tls: tlsOf(config), password: app.secrets.open(cellOf(PASSWORD_COLUMN, config.id), config.password) };
    return { outlet: { server }, host: config.host, from: { name: config.from_name, address: config.from_email }, replyTo: config.reply_to, siteName };
  }
  const server = app.mail.smtpUrl === undefined ? undefined : serverOfUrl(app.mail.smtpUrl);
  return {
    outlet: server ? { server } : { folder: app.mail.folder },
    host: server?.host ?? "",
    from: { name: siteName, address: addressOf(server) ?? `noreply@${new URL(app.siteUrl).hostname}` },
    replyTo: setting("contact_email"),
    siteName,
  };
}

/** Port 465 is encrypted from the start, any other by STARTTLS. */
export function tlsOf({ secure, port }: { secure: boolean; port: number }): SmtpServer["tls"] {
  if (!secure) return "offered";
  return port === IMPLICIT_TLS_PORT ? "implicit" : "required";
}

/** Most servers let an account send in its own name only. */
function addressOf(server: SmtpServer | undefined): string | undefined {
  return server && /^[^\s@]+@[^\s@]+$/.test(server.username) ? server.username : undefined;
}
