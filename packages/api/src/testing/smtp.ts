import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

/** A mail that a server took. */
export interface ReceivedMail extends Email {
  recipients: string[];
}

/** A real SMTP server on this machine. */
export interface TestMailServer {
  /** For SMTP_URL; the same after a stop and a start. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** What happens to the next mails: "broken" is cut off before its end, "unanswered" is taken without a word. */
  fate: () => "taken" | "broken" | "unanswered";
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one that ends with the test file. It lets everybody in, and the user "posta" with the password "dogru". */
export async function startMailServer(): Promise<TestMailServer> {
  let server: SMTPServer | undefined;
  const box: TestMailServer = { url: "", port: 0, received: [], fate: () => "taken", start, stop };

  async function start(): Promise<void> {
    const started = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      closeTimeout: 10,
      onAuth: ({ username, password }, _, done) => (username === "posta" && password === "dogru" ? done(null, { user: username }) : done(new Error("Invalid username or password"))),
      onData(stream, session, done) {
        const fate = box.fate();
        const chunks: Buffer[] = [];
        const cut = () => {
          for (const { _socket: socket } of started.connections) socket.destroy();
        };
        stream.on("data", (chunk: Buffer) => (fate === "broken" ? cut() : chunks.push(chunk)));
        stream.on("end", () => {
          if (fate === "broken") return;
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            box.received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
            if (fate === "unanswered") cut();
            else done();
          });
        });
      },
    });
    started.on("error", () => undefined); // connections that were cut
    server = started;
    await new Promise<void>((resolve) => {
      const listening = started.listen(box.port, "127.0.0.1", () => {
        const address = listening.address();
        box.port = typeof address === "object" && address ? address.port : 0;
        box.url = `smtp://127.0.0.1:${box.port}`;
        resolve();
      });
    });
  }

  async function stop(): Promise<void> {
    const stopping = server;
    server = undefined;
    await new Promise<void>((resolve) => (stopping ? stopping.close(resolve) : resolve()));
  }

  await start();
  afterAll(stop);
  return box;
}
