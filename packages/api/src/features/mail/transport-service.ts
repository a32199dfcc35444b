import { logoPath } from "@site/contract/settings/brand";
import { type Mailbox, type MailSite, type MailTransport, type SmtpServer, serverOfUrl } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { READ_MAIL_SETTINGS, READ_SMTP_CONFIGS, type SmtpRow } from "./queries.ts";

export const PASSWORD_COLUMN = "smtp_configs.password";
const IMPLICIT_TLS_PORT = 465;

/** The current mail server and sender. */
export interface Sender {
  transport: MailTransport;
  /** For the e-mail log; empty for the folder. */
  host: string;
  from: Mailbox;
  replyTo: string;
  site: MailSite;
  /** False for servers that the administrator entered; those may not be in private networks. */
  isOperators: boolean;
}

/** The stored sender settings and the enabled SMTP configuration. */
export interface SenderRows {
  settings: { key: string; value: string }[];
  config: SmtpRow | undefined;
}

/** Reads the sender settings with plain SQL, so that an idle worker does not start Prisma. */
export async function readSenderRows(db: pg.Pool | pg.ClientBase): Promise<SenderRows> {
  const { rows: settings } = await db.query<{ key: string; value: string }>(READ_MAIL_SETTINGS);
  const { rows: configs } = await db.query<SmtpRow>(READ_SMTP_CONFIGS);
  return { settings, config: configs[0] };
}

/**
 * Returns the administrator's enabled configuration, else SMTP_URL, else the folder.
 * @throws if the stored password cannot be decrypted
 */
export function getSender(app: App, { settings, config }: SenderRows): Sender {
  const setting = (key: string) => settings.find((row) => row.key === key)?.value ?? "";
  const logo = setting("logo_version");
  const site = {
    name: setting("site_name") || new URL(app.siteUrl).hostname,
    url: app.siteUrl,
    logo: logo ? logoPath(logo) : undefined,
  };
  if (config) {
    const server = {
      ...config,
      tls: getTls(config),
      password: app.secrets.open(getCell(PASSWORD_COLUMN, config.id), config.password),
    };
    return {
      transport: { server },
      host: config.host,
      from: { name: config.from_name, address: config.from_email },
      replyTo: config.reply_to,
      site,
      isOperators: false,
    };
  }
  const server = app.mail.smtpUrl === undefined ? undefined : serverOfUrl(app.mail.smtpUrl);
  return {
    transport: server ? { server } : { folder: app.mail.folder },
    host: server?.host ?? "",
    from: { name: site.name, address: getAddress(server) ?? `noreply@${new URL(app.siteUrl).hostname}` },
    replyTo: setting("contact_email"),
    site,
    isOperators: true,
  };
}

/**
 * Returns the transport of a sender after checking the server's address.
 * @throws ForbiddenTargetError, and DNS errors
 */
export async function admittedTransport(app: App, { transport, isOperators }: Sender): Promise<MailTransport> {
  return "folder" in transport || isOperators ? transport : { server: await admitServer(app, transport.server) };
}

/** Checks the address of a server that a user entered. @throws ForbiddenTargetError, and DNS errors */
export async function admitServer(app: App, server: SmtpServer): Promise<SmtpServer> {
  return { ...server, lookup: await app.outbound.admit(server.host, server.port, "mail") };
}

/** Returns the TLS mode: implicit on port 465, STARTTLS on any other. */
export function getTls({ secure, port }: { secure: boolean; port: number }): SmtpServer["tls"] {
  if (!secure) return "offered";
  return port === IMPLICIT_TLS_PORT ? "implicit" : "required";
}

/** Returns the sender address; most servers allow only the account's own. */
function getAddress(server: SmtpServer | undefined): string | undefined {
  return server && /^[^\s@]+@[^\s@]+$/.test(server.username) ? server.username : undefined;
}
