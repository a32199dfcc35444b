import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterTestFile } from "@site/db/testing";

/** A fake of Cloudflare's siteverify endpoint. */
export interface Siteverify {
  url: string;
  /** The received requests in order. */
  asked: Record<string, string>[];
  /** Sets the answer of later requests. */
  answer: { status: number; body: unknown };
}

export const passes = {
  status: 200,
  body: {
    success: true,
    "error-codes": [],
    challenge_ts: "2026-11-21T09:00:00.000Z",
    hostname: "site.example.org",
    action: "contact",
  },
};
export const fails = (...codes: string[]) => ({ status: 200, body: { success: false, "error-codes": codes } });

export async function startSiteverify(): Promise<Siteverify> {
  const server = createServer(async (request, response) => {
    siteverify.asked.push(Object.fromEntries(new URLSearchParams(await text(request))));
    const { status, body } = siteverify.answer;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterTestFile(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  const siteverify: Siteverify = {
    url: `http://127.0.0.1:${address.port}/turnstile/v0/siteverify`,
    asked: [],
    answer: passes,
  };
  return siteverify;
}
