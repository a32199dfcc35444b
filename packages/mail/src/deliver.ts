import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, type LookupFunction, type Socket } from "node:net";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import { oneLine } from "./render.ts";

/** An SMTP server. */
export interface SmtpServer {
  host: string;
  port: number;
  /**
   * Encryption: "implicit" TLS, or "required" STARTTLS, both with a valid certificate; "offered" uses STARTTLS if
   * available.
   */
  tls: "implicit" | "required" | "offered";
  /** Empty for none. */
  username: string;
  password: string;
  /** Resolves the host; the system's resolver by default. */
  lookup?: LookupFunction | undefined;
}

/** Where mails go: a server, or files in a folder if no server is configured. */
export type MailTransport = { server: SmtpServer } | { folder: string };

export interface Mailbox {
  name: string;
  address: string;
}

/** A mail to one recipient. */
export interface MailMessage {
  /** Equal over all attempts, so that mailboxes drop duplicates. */
  messageId: string;
  from: Mailbox;
  /** Empty for none. */
  replyTo: string;
  to: Mailbox;
  subject: string;
  html: string;
  text: string;
  /** The one-click unsubscribe address (RFC 8058). */
  unsubscribe?: string | undefined;
  /** The Message-ID that the mails of a conversation refer to. Mails without one count as automatic. */
  conversation?: string | undefined;
}

const CHECK_MS = 5_000;
/** Milliseconds for a whole delivery, even if the server answers letter by letter. */
const DELIVERY_MS = 60_000;
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
  socketCloseTimeout: 0,
};

/**
 * Delivers a mail over a connection of its own.
 * @returns the file, if it was written to a folder
 * @throws the server's or the connection's error
 */
export async function deliver(
  transport: MailTransport,
  message: MailMessage,
  signal?: AbortSignal,
  timeoutMs = DELIVERY_MS,
): Promise<{ file?: string }> {
  if ("folder" in transport) return { file: await writeToFolder(transport.folder, message) };
  const { createTransport } = await import("nodemailer"); // on use, because only sending a mail needs it
  const socket = await openSocket(transport.server, timeouts.connectionTimeout);
  const deadline = endLate(socket, timeoutMs);
  const client = createTransport({ ...connection(transport.server), ...timeouts, connection: socket });
  try {
    await client.sendMail({ ...toNodemailer(message), signal });
    return {};
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(deadline);
    client.close();
  }
}

function endLate(socket: Socket, timeoutMs: number): NodeJS.Timeout {
  return setTimeout(() => socket.destroy(new Error("the server took too long")), timeoutMs);
}

/** Connects and signs in without sending a mail, within five seconds. @throws the server's or the connection's error */
export async function checkServer(server: SmtpServer): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const socket = await openSocket(server, CHECK_MS);
  const deadline = endLate(socket, CHECK_MS);
  const client = createTransport({ ...connection(server), ...timeouts, connection: socket });
  try {
    await client.verify();
  } finally {
    clearTimeout(deadline);
    client.close();
    socket.destroy();
  }
}

/** Opens a checked socket. @throws an error with the code ENOCONNECTION */
async function openSocket({ host, port, lookup }: SmtpServer, timeoutMs: number): Promise<Socket> {
  const socket = connect({ host, port, lookup, autoSelectFamily: true });
  socket.on("error", () => undefined); // an error before the transport listens must not end the process
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(timeoutMs) });
    return socket;
  } catch (error) {
    socket.destroy();
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    throw Object.assign(new Error(`no connection to ${host}:${port} (${code})`, { cause: error }), {
      code: "ENOCONNECTION",
      originalCode: code,
    });
  }
}

/**
 * Parses a URL like smtp://user:password@host:587. It demands TLS with a valid certificate, except for servers of this
 * machine and with requireTLS=false in the query, where TLS is used if the server offers it.
 */
export function serverOfUrl(url: string): SmtpServer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isImplicit = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : isImplicit ? 465 : 587,
    tls: isImplicit ? "implicit" : isTlsDemanded(hostname, searchParams.get("requireTLS")) ? "required" : "offered",
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

function isTlsDemanded(hostname: string, requireTls: string | null): boolean {
  const isOfThisMachine = hostname === "localhost" || hostname === "[::1]" || /^127\.[\d.]+$/.test(hostname);
  return requireTls === "true" || (requireTls !== "false" && !isOfThisMachine);
}

function connection({ host, port, tls, username, password }: SmtpServer) {
  return {
    host,
    port,
    secure: tls === "implicit",
    requireTLS: tls === "required",
    // Opportunistic encryption is better than none, even with an invalid certificate (RFC 7435).
    tls: { rejectUnauthorized: tls !== "offered" },
    ...(username && { auth: { user: username, pass: password } }),
  };
}

/**
 * Builds nodemailer's message. The envelope names the only recipient, so that names and subjects cannot add another.
 */
function toNodemailer(message: MailMessage) {
  const { messageId, from, replyTo, to, subject, html, text, unsubscribe, conversation } = message;
  const mailbox = ({ name, address }: Mailbox) => ({ name: oneLine(name, 200), address: toWireAddress(address) });
  return {
    messageId,
    envelope: { from: toWireAddress(from.address), to: [toWireAddress(to.address)] },
    from: mailbox(from),
    to: [mailbox(to)],
    ...(replyTo && { replyTo: { name: "", address: toWireAddress(replyTo) } }),
    subject: oneLine(subject, 300),
    html,
    text,
    ...(conversation && { inReplyTo: conversation, references: [conversation] }),
    headers: {
      ...(!conversation && { "Auto-Submitted": "auto-generated" }),
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Encodes an international domain ("a@çiçek.com.tr"), so that servers without SMTPUTF8 accept the address. */
function toWireAddress(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

async function writeToFolder(folder: string, message: MailMessage): Promise<string> {
  const { createTransport } = await import("nodemailer");
  const sent = await createTransport({ streamTransport: true, buffer: true, newline: "\r\n" }).sendMail(
    toNodemailer(message),
  );
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${message.messageId.replace(/[^\w-]+/g, "_").replace(/^_|_$/g, "")}.eml`);
  await writeFile(file, sent.message, { mode: 0o600 });
  return file;
}
