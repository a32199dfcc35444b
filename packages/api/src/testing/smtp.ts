import { afterTestFile } from "@site/db/testing";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A received mail. */
export interface ReceivedMail extends Email {
  recipients: string[];
}

/** A real SMTP server on this machine. */
export interface TestMailServer {
  /** For SMTP_URL; unchanged by a restart. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /**
   * Fate of the next mails: "broken" cuts the connection, "unanswered" never replies, "held" waits for
   * `release`.
   */
  fate: () => "taken" | "broken" | "unanswered" | "held";
  /** The reply to the next recipients, as in "550 5.1.1 No such user". */
  refusal: () => string | undefined;
  /** Number of held mails. */
  held: number;
  /** Accepts the held mails. */
  release(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server for the test file. It accepts everyone, and the user "posta" with the password "dogru". */
export async function startMailServer(): Promise<TestMailServer> {
  let server: SMTPServer | undefined;
  let heldMails: (() => void)[] = [];
  const box: TestMailServer = {
    url: "",
    port: 0,
    received: [],
    fate: () => "taken",
    refusal: () => undefined,
    held: 0,
    release,
    start,
    stop,
  };

  function release(): void {
    for (const take of heldMails) take();
    heldMails = [];
    box.held = 0;
  }

  async function start(): Promise<void> {
    const started = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      closeTimeout: 10,
      onAuth: ({ username, password }, _, done) =>
        username === "posta" && password === "dogru"
          ? done(null, { user: username })
          : done(new Error("Invalid username or password")),
      onRcptTo(_address, _session, done) {
        const [, code, text] = /^(\d{3}) (.*)$/.exec(box.refusal() ?? "") ?? [];
        done(code ? Object.assign(new Error(text), { responseCode: Number(code) }) : null);
      },
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
            else if (fate === "held") box.held = heldMails.push(() => done());
            else done();
          });
        });
      },
    });
    started.on("error", () => undefined); // aborted connections
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
  afterTestFile(stop);
  return box;
}
