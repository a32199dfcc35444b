import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** An answer as it was sent. */
export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Raw body decoded as text. */
  body: string;
}

/** Sends a request over a new connection, without normalising the address or decompressing the answer. */
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
