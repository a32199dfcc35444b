import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** What came back, as it went over the wire. */
export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
}

/** Asks over a connection of its own. The address goes out as it is written, the answer is not unpacked. */
export function ask(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, bytes, body: bytes.toString() }),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });
}
