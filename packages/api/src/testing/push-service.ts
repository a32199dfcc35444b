import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterTestFile } from "@site/db/testing";

/** A message as a push service gets it. */
interface ReceivedPush {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service, and a browser that is subscribed at it. */
export interface PushService {
  /** What the browser hands to the site. Its address is http, because no test has a certificate. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  received: ReceivedPush[];
  answer: { status: number; headers?: Record<string, string> };
  /** Reads a message as the browser does (RFC 8291, 3.4; RFC 8188, 2). @throws unless it is encrypted for it */
  decrypt(message: ReceivedPush): unknown;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH("prime256v1");
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  const server = createServer(async (request, response) => {
    service.received.push({ headers: request.headers, body: await buffer(request) });
    response.writeHead(service.answer.status, service.answer.headers).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterTestFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  const service: PushService = {
    subscription: {
      endpoint: `http://127.0.0.1:${address.port}/push/${randomBytes(8).toString("hex")}`,
      p256dh: publicKey.toString("base64url"),
      auth: auth.toString("base64url"),
    },
    received: [],
    answer: { status: 201 },
    decrypt: ({ body }) => JSON.parse(decryptBody(body, { browser, publicKey, auth })),
  };
  return service;
}

interface Keys {
  browser: ReturnType<typeof createECDH>;
  publicKey: Buffer;
  auth: Buffer;
}

function decryptBody(body: Buffer, { browser, publicKey, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
  const secret = hkdfSync("sha256", browser.computeSecret(senderKey), auth, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"); // 2 ends the last record
}
