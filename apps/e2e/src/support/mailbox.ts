import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that stores received mails. */
export interface Mailbox {
  /** Value for SMTP_URL. */
  url: string;
  /**
   * Waits for the next unread mail to an address whose subject contains the text.
   * @returns the URL of its first link to this path
   */
  linkIn(to: string, subject: string, path: string): Promise<string>;
  /** Waits as `linkIn` does. @returns the mail's plain text */
  textOf(to: string, subject: string): Promise<string>;
  /** Waits for such a mail and returns all its links to the path. */
  linksIn(to: string, subject: string, path: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A product whose mails a mailbox stores. */
export interface MailingProduct {
  readonly address: string;
  readonly mailbox: Mailbox;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });

  /** Removes and returns the first matching mail, so that the next call finds a newer one. */
  function take(to: string, subject: string): Email | undefined {
    const at = mails.findIndex(
      (mail) => mail.subject?.includes(subject) && mail.to?.some(({ address }) => address === to),
    );
    return at === -1 ? undefined : mails.splice(at, 1)[0];
  }

  async function textOf(to: string, subject: string): Promise<string> {
    let mail: Email | undefined;
    await expect
      .poll(
        () => {
          mail ??= take(to, subject);
          return mail !== undefined;
        },
        { message: `a mail “${subject}” to ${to}`, timeout: 30_000, intervals: [50] },
      )
      .toBe(true);
    return mail?.text ?? "";
  }

  async function linksIn(to: string, subject: string, path: string): Promise<string[]> {
    const links = [...(await textOf(to, subject)).matchAll(/https?:\/\/[^\s<>()]+/g)]
      .map(([address]) => address)
      .filter((address) => new URL(address).pathname === path);
    if (links.length === 0) throw new Error(`the mail has no link to ${path}`);
    return links;
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    textOf,
    linksIn,
    linkIn: async (...mail) => (await linksIn(...mail))[0] ?? "",
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
