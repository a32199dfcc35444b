import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** Faults of the mail server: "nothing" is healthy, "slow" delays each mail. */
export const faults = [
  "refuses connections",
  "hangs before its greeting",
  "hangs after EHLO",
  "hangs after RCPT",
  "hangs in DATA",
  "hangs at the end of DATA",
  "answers 421 as its greeting",
  "answers 451 to RCPT",
  "drops the connection in DATA",
  "drops the connection after it took the mail",
  "breaks TLS",
] as const;
export type Fault = (typeof faults)[number] | "nothing" | "slow" | "answers 550 to RCPT";

const SLOW_MS = 150;

/** A mail as it arrived; its text holds head and body. */
export interface TakenMail {
  messageId: string;
  recipients: string[];
  text: string;
}

/** A local mail server with selectable faults. It implements the part of SMTP (RFC 5321) that the product uses. */
export interface BrokenMailServer {
  url: string;
  /** Accepted mails, in order. */
  taken: TakenMail[];
  /** Number of mail transactions begun so far. */
  begun: number;
  become(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

export async function startBrokenMailServer(): Promise<BrokenMailServer> {
  let fault: Fault = "nothing";
  let server: Server | undefined;
  let port = 0;
  const sockets = new Set<Socket>();
  const box: BrokenMailServer = { url: "", taken: [], begun: 0, become, close };

  async function listen(): Promise<void> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
      talk(socket, () => fault, box).catch(() => undefined); // the connection was closed
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (typeof address === "object" && address) port = address.port;
    box.url = `smtp://127.0.0.1:${port}`;
  }

  async function close(): Promise<void> {
    const closing = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }

  async function become(next: Fault): Promise<void> {
    fault = next;
    if (next === "refuses connections") await close();
    else if (!server) await listen();
    // Connections that are stuck in the old fault never continue.
    if (next === "nothing") for (const socket of sockets) socket.destroy();
  }

  await listen();
  return box;
}

async function talk(socket: Socket, faultNow: () => Fault, box: BrokenMailServer): Promise<void> {
  const fault = faultNow();
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  if (fault === "hangs before its greeting") return;
  if (fault === "answers 421 as its greeting") return void socket.end("421 4.3.2 Service not available\r\n");
  say("220 drill ESMTP");
  let message: string[] | undefined;
  let recipients: string[] = [];
  for await (const line of createInterface({ input: socket }).on("error", () => undefined)) {
    if (message) {
      if (line !== ".") {
        message.push(line);
        if (fault === "drops the connection in DATA") socket.destroy();
        continue;
      }
      if (fault === "hangs at the end of DATA" || fault === "hangs in DATA") continue;
      if (fault === "slow") await sleep(SLOW_MS);
      const text = message.join("\n");
      box.taken.push({ messageId: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? "", recipients, text });
      message = undefined;
      recipients = [];
      if (fault === "drops the connection after it took the mail") socket.destroy();
      else say("250 2.0.0 Taken");
    } else if (/^EHLO/i.test(line)) {
      if (fault === "hangs after EHLO") return;
      say(fault === "breaks TLS" ? "250-drill\r\n250 STARTTLS" : "250 drill");
    } else if (/^STARTTLS/i.test(line)) {
      return void socket.end("220 Go ahead\r\nthis is no TLS\r\n");
    } else if (/^RCPT/i.test(line)) {
      if (fault === "hangs after RCPT") return;
      recipients.push(/<(.*)>/.exec(line)?.[1] ?? "");
      say(
        fault === "answers 451 to RCPT"
          ? "451 4.3.0 Try again later"
          : fault === "answers 550 to RCPT"
            ? "550 5.1.1 No such user"
            : "250 2.1.5 Ok",
      );
    } else if (/^DATA/i.test(line)) {
      box.begun++;
      if (fault === "hangs in DATA") return;
      message = [];
      say("354 Go ahead");
    } else if (/^QUIT/i.test(line)) {
      socket.end("221 2.0.0 Bye\r\n");
    } else {
      say("250 2.0.0 Ok");
    }
  }
}
