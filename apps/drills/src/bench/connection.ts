import { connect, type Socket } from "node:net";

/** Separates head and body of an answer (RFC 9112, 2.1). */
const HEAD_END = "\r\n\r\n";

/**
 * A keep-alive connection with one request at a time (RFC 9112, 9.3). It parses only status and length of an answer,
 * because a full HTTP client would use more CPU than the measured server.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #headers: string;
  #head = "";
  /** Body bytes still to receive; undefined until the head is parsed. */
  #missing: number | undefined;
  #status = 0;
  #settle: { answered: (status: number) => void; failed: (error: Error) => void } | undefined;

  /** Opens the connection. @param origin plain http only */
  constructor(origin: string, headers: Record<string, string>) {
    const { hostname, port, host } = new URL(origin);
    this.#headers = Object.entries({ host, ...headers }).reduce(
      (text, [name, value]) => `${text}${name}: ${value}\r\n`,
      "",
    );
    const buffer = Buffer.alloc(256 * 1024); // one reused buffer, so that answers cause no garbage collection
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback: (length) => this.#read(buffer, length) },
    });
    this.#socket.on("error", (error) => this.#settle?.failed(error));
    this.#socket.on("close", () => this.#settle?.failed(new Error("the server has hung up")));
  }

  /**
   * Requests a path.
   * @returns the status after the whole answer
   * @throws if the connection breaks or the length is not declared
   */
  get(path: string): Promise<number> {
    return new Promise((answered, failed) => {
      this.#settle = { answered, failed };
      this.#socket.write(`GET ${path} HTTP/1.1\r\n${this.#headers}\r\n`, "latin1");
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #read(buffer: Uint8Array, length: number): boolean {
    if (this.#missing === undefined) this.#readHead(Buffer.from(buffer.buffer, buffer.byteOffset, length));
    else this.#missing -= length;
    if (this.#missing !== undefined && this.#missing < 0) this.#settle?.failed(new Error("more than the answer said"));
    if (this.#missing === 0) {
      this.#missing = undefined;
      this.#settle?.answered(this.#status);
    }
    return true;
  }

  #readHead(bytes: Buffer): void {
    const before = this.#head.length;
    this.#head += bytes.toString("latin1");
    const end = this.#head.indexOf(HEAD_END);
    if (end === -1) return;
    const declared = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
    this.#status = Number(this.#head.slice(9, 12));
    this.#head = "";
    if (declared === undefined) this.#settle?.failed(new Error("an answer without its length"));
    else this.#missing = Number(declared) - (before + bytes.length - end - HEAD_END.length);
  }
}
