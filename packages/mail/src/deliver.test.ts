import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { beforeAll, describe, expect, it } from "vitest";
import { checkServer, deliver, type MailMessage, type SmtpServer, serverOfUrl } from "./deliver.ts";
import { getStage } from "./failure.ts";

const message: MailMessage = {
  messageId: "<bir-numara@site.example.org>",
  from: { name: "Hukuk ve Yazılım", address: "noreply@site.example.org" },
  replyTo: "iletisim@site.example.org",
  to: { name: "Şule Işık", address: "sule@example.org" },
  subject: "E-posta adresinizi doğrulayın",
  html: "<p>Merhaba Şule,</p>",
  text: "Merhaba Şule,",
};

const received: { to: string[]; raw: string }[] = [];
let server: SmtpServer;
beforeAll(async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === "posta" && password === "dogru" ? done(null, { user: username }) : done(new Error("yanlış şifre")),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  server = { host: "127.0.0.1", port, tls: "offered", username: "", password: "" };
  return () => new Promise<void>((resolve) => smtp.close(resolve));
});

function getPort(listening: Server): number {
  const address = listening.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function sent(changes: Partial<MailMessage>) {
  received.length = 0;
  await deliver({ server }, { ...message, ...changes });
  expect(received).toHaveLength(1);
  const [{ to, raw } = { to: [], raw: "" }] = received;
  return { to, mail: await PostalMime.parse(raw), raw };
}

describe("a mail over SMTP", () => {
  it("arrives in both forms with its Message-ID", async () => {
    const { to, mail } = await sent({});
    expect(to).toEqual(["sule@example.org"]);
    expect(mail).toMatchObject({
      from: message.from,
      to: [{ name: "Şule Işık", address: "sule@example.org" }],
      replyTo: [{ address: "iletisim@site.example.org" }],
      subject: message.subject,
      messageId: message.messageId,
      text: `${message.text}\n`,
    });
    expect(mail.html?.trim()).toBe(message.html);
  });

  it("reaches an international domain by its encoded form", async () => {
    let written = ""; // the bytes that were sent: the server decodes domains in what it passes on
    const plain = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] }).listen(0, "127.0.0.1");
    const wire = createServer((socket) => {
      socket.on("data", (bytes) => {
        written += bytes.toString();
      });
      socket.pipe(connect(getPort(plain), "127.0.0.1")).pipe(socket);
    }).listen(0, "127.0.0.1");
    await Promise.all([once(plain, "listening"), once(wire, "listening")]);
    await deliver(
      { server: { ...server, port: getPort(wire) } },
      { ...message, to: { name: "Ayşe", address: "ayse@çiçek.com.tr" }, replyTo: "a@çiçek.com.tr" },
    );
    for (const listening of [wire, plain]) listening.close();
    expect(written).toContain("RCPT TO:<ayse@xn--iek-1lab.com.tr>");
    expect(written).toContain("<ayse@xn--iek-1lab.com.tr>\r\n");
    expect(written).toMatch(/^Reply-To: a@xn--iek-1lab\.com\.tr/m);
  });

  it.each([
    { subject: "Konu\r\nBcc: biri@example.org\r\n\r\nBaşka bir gövde" },
    { to: { name: "Ali\r\nBcc: biri@example.org", address: "sule@example.org" } },
    { to: { name: 'biri@example.org, "Ali"', address: "sule@example.org" } },
    { to: { name: "biri@example.org>", address: "sule@example.org" } },
    { from: { name: "Site\nCc: biri@example.org", address: "noreply@site.example.org" } },
  ])("has one recipient and no injected headers: %o", async (changes) => {
    const { to, mail } = await sent(changes);
    expect(to).toEqual(["sule@example.org"]);
    expect(mail.to?.map(({ address }) => address)).toEqual(["sule@example.org"]);
    expect(mail.cc).toBeUndefined();
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toBe(`${message.text}\n`);
  });

  it("has one-click unsubscribe headers if it can be stopped (RFC 8058)", async () => {
    const unsubscribe = `https://site.example.org/api/comments/stop-mails?token=${"a-Z_9".repeat(40)}`;
    const readHeader = ({ mail }: Awaited<ReturnType<typeof sent>>, key: string) =>
      mail.headers.find((header) => header.key === key)?.value;
    const stoppable = await sent({ unsubscribe });
    expect(readHeader(stoppable, "list-unsubscribe")).toBe(`<${unsubscribe}>`);
    expect(readHeader(stoppable, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect((await sent({})).mail.headers.filter(({ key }) => key.startsWith("list-"))).toEqual([]);
  });

  it("fails with the server's error", async () => {
    await expect(deliver({ server: { ...server, username: "posta", password: "yanlis" } }, message)).rejects.toThrow(
      /535/,
    );
    await expect(deliver({ server: { ...server, port: 9 } }, message)).rejects.toThrow(/ECONNREFUSED/);
    await expect(deliver({ server: { ...server, tls: "required" } }, message)).rejects.toThrow(/certificate/);
  });
});

it("mails of one conversation refer to its id and are not automatic", async () => {
  const { mail, raw } = await sent({ conversation: "<contact-12@site.example.org>" });
  expect(mail).toMatchObject({
    messageId: message.messageId,
    inReplyTo: "<contact-12@site.example.org>",
    references: "<contact-12@site.example.org>",
  });
  expect(raw).not.toContain("Auto-Submitted");
  expect((await sent({})).raw).toContain("Auto-Submitted: auto-generated");
});

it("a server can be checked without a mail", async () => {
  received.length = 0;
  await checkServer({ ...server, username: "posta", password: "dogru" });
  await expect(checkServer({ ...server, username: "posta", password: "yanlis" })).rejects.toThrow(/535/);
  expect(received).toEqual([]);
});

it("a silent server is given up after five seconds, reporting its stage", async () => {
  const silent = createServer((socket) => void socket.on("error", () => undefined)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const port = getPort(silent);
  const stage = (changes: Partial<SmtpServer>) => checkServer({ ...server, ...changes }).then(() => "in", getStage);
  expect(await stage({ port })).toBe("connection");
  silent.close();
  expect(await stage({ port: 9 })).toBe("connection");
  expect(await stage({ host: "yok.invalid" })).toBe("name");
  expect(await stage({ tls: "required" })).toBe("tls");
  expect(await stage({ username: "posta", password: "yanlis" })).toBe("signIn");
}, 30_000);

it("a mail without a server becomes a readable .eml file", async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), "hvy-mail-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { file = "" } = await deliver(
    { folder: join(folder, "mail") },
    { ...message, messageId: "<../../x@site.example.org>" },
  );
  expect(file).toMatch(/\/mail\/x_site_example_org\.eml$/);
  expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
    subject: message.subject,
    text: `${message.text}\n`,
    to: [{ address: "sule@example.org" }],
  });
});

it("a server URL is parsed", () => {
  expect(serverOfUrl("smtps://kim%40example.org:%C5%9Fifre@posta.example.org")).toEqual({
    host: "posta.example.org",
    port: 465,
    tls: "implicit",
    username: "kim@example.org",
    password: "şifre",
  });
  expect(serverOfUrl("smtp://[::1]:1025")).toEqual({
    host: "::1",
    port: 1025,
    tls: "offered",
    username: "",
    password: "",
  });
  for (const url of ["smtp://posta.example.org", "smtp://posta.example.org?requireTLS=true", "smtp://127.example.org"])
    expect(serverOfUrl(url)).toMatchObject({ port: 587, tls: "required" });
  for (const url of ["smtp://posta.example.org?requireTLS=false", "smtp://127.0.0.1", "smtp://localhost"])
    expect(serverOfUrl(url)).toMatchObject({ port: 587, tls: "offered" });
});

it("a server that answers a letter at a time ends in time", async () => {
  const dripping = createServer((socket) => {
    const timer = setInterval(() => socket.write("2"), 20);
    socket.on("close", () => clearInterval(timer)).on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(dripping, "listening");
  const address = dripping.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(deliver({ server: { ...server, port } }, message, undefined, 300)).rejects.toThrow();
  dripping.close();
});
