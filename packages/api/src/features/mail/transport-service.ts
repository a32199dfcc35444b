import { type Mailbox, type Outlet, type SmtpServer, serverOfUrl } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { cellOf } from "../../core/secret-box.ts";
import { READ_MAIL_SETTINGS, READ_SMTP_CONFIGS, type SmtpRow } from "./queries.ts";

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
  /** False where the administrator entered the server, whose word alone opens no connection into private networks. */
  isOperators: boolean;
}

/** What the database holds of whom mails come from and which server takes them. */
export interface SenderRows {
  settings: { key: string; value: string }[];
  config: SmtpRow | undefined;
}

/** Plain SQL: an idle worker must not open Prisma. */
export async function readSenderRows(db: pg.Pool | pg.ClientBase): Promise<SenderRows> {
  const { rows: settings } = await db.query<{ key: string; value: string }>(READ_MAIL_SETTINGS);
  const { rows: configs } = await db.query<SmtpRow>(READ_SMTP_CONFIGS);
  return { settings, config: configs[0] };
}

/** The administrator's enabled configuration, else SMTP_URL, else a folder. @throws where the stored password cannot be opened */
export function senderOf(app: App, { settings, config }: SenderRows): Sender {
  const setting = (key: string) => settings.find((row) => row.key === key)?.value ?? "";
  const siteName = setting("site_name") || new URL(app.siteUrl).hostname;
  if (config) {
    const server = {
      ...config,
      tls: tlsOf(config),
      password: app.secrets.open(cellOf(PASSWORD_COLUMN, config.id), config.password),
    };
    return {
      outlet: { server },
      host: config.host,
      from: { name: config.from_name, address: config.from_email },
      replyTo: config.reply_to,
      siteName,
      isOperators: false,
    };
  }
  const server = app.mail.smtpUrl === undefined ? undefined : serverOfUrl(app.mail.smtpUrl);
  return {
    outlet: server ? { server } : { folder: app.mail.folder },
    host: server?.host ?? "",
    from: { name: siteName, address: addressOf(server) ?? `noreply@${new URL(app.siteUrl).hostname}` },
    replyTo: setting("contact_email"),
    siteName,
    isOperators: true,
  };
}

/** Where a sender's mails go, with the server's address checked. @throws ForbiddenTargetError, and what the resolver says */
export async function admittedOutlet(app: App, { outlet, isOperators }: Sender): Promise<Outlet> {
  return "folder" in outlet || isOperators ? outlet : { server: await admitServer(app, outlet.server) };
}

/** A server that somebody entered, with its address checked. @throws as above */
export async function admitServer(app: App, server: SmtpServer): Promise<SmtpServer> {
  return { ...server, lookup: await app.outbound.admit(server.host, server.port) };
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
