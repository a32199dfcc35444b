import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterTestFile } from "@site/db/testing";

/** A fake of Telegram's bot API. */
export interface TelegramServer {
  url: string;
  /** The received calls in order. */
  received: { path: string; body: unknown }[];
  /** Sets the answer of later calls. */
  answer: object;
}

export const telegramTakes = { ok: true, result: { message_id: 1 } };
export const telegramRefuses = (error_code: number, retry_after?: number) => ({
  ok: false,
  error_code,
  description: "refused",
  ...(retry_after && { parameters: { retry_after } }),
});

export async function startTelegram(): Promise<TelegramServer> {
  const server = createServer(async (request, response) => {
    telegram.received.push({ path: request.url ?? "", body: await json(request) });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(telegram.answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterTestFile(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  const telegram: TelegramServer = { url: `http://127.0.0.1:${address.port}`, received: [], answer: telegramTakes };
  return telegram;
}
