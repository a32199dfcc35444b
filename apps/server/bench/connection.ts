import { connect, type Socket } from "node:net";

/** Ends the head of an answer (RFC 9112, 2.1). */
const HEAD_END = "\r\n\r\n";

/**
 * A connection that is kept (RFC 9112, 9.3), with one request under way at a time. Of an answer it reads the status and where it
 * ends: a client that parses all of it would need more of the machine than the server it measures.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #headers: string;
  #head = "";
  /** Bytes of the body that are still to come; undefined until the head is read. */
  #missing: number | undefined;
  #status = 0;
  #settle: { answered: (status: number) => void; failed: (error: Error) => void } | undefined;

  /** @param origin http only */
  constructor(origin: string, headers: Record<string, string>) {
    const { hostname, port, host } = new URL(origin);
    this.#headers = Object.entries({ host, ...headers }).reduce(
      (text, [name, value]) => `${text}${name}: ${value}\r\n`,
      "",
    );
    const buffer = Buffer.alloc(256 * 1024); // one for all that comes: an answer leaves nothing to be collected
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback: (length) => this.#read(buffer, length) },
    });
    this.#socket.on("error", (error) => this.#settle?.failed(error));
    this.#socket.on("close", () => this.#settle?.failed(new Error("the server has hung up")));
  }

  /** @returns the status, once the whole answer is here @throws where the connection breaks or an answer does not say its length */
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
