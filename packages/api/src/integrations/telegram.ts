import { z } from "zod";
import { createBoundedFetch } from "./bounded-fetch.ts";
import { boundedWait } from "./retry-after.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/** Why a message was not accepted: "token" and "chat" are final, the others may pass. */
export type TelegramErrorReason = "unreachable" | "busy" | "token" | "chat";

/** Thrown if Telegram did not accept a message. */
export class TelegramError extends Error {
  readonly reason: TelegramErrorReason;
  /** Seconds to wait; 0 if Telegram named none. */
  readonly retryAfter: number;

  constructor(reason: TelegramErrorReason, retryAfter = 0) {
    super(`Telegram did not take the message (${reason})`);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

export interface Telegram {
  /** Sends a plain text of at most 4096 characters. @throws TelegramError */
  send(message: { apiKey: string; chatId: string; text: string }): Promise<void>;
}

const answer = z.object({
  ok: z.boolean(),
  error_code: z.number().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

/** Creates a client of Telegram's bot API. @param baseUrl its origin (TELEGRAM_BASE_URL) */
export function createTelegram(baseUrl: string): Telegram {
  return {
    async send({ apiKey, chatId, text }) {
      const { ok, error_code, parameters } = await ask(`${baseUrl}/bot${apiKey}/sendMessage`, {
        chat_id: chatId,
        text,
        link_preview_options: { is_disabled: true },
      });
      if (ok) return;
      if (error_code === 429) throw new TelegramError("busy", boundedWait(parameters?.retry_after ?? 0));
      if (error_code === 401 || error_code === 404) throw new TelegramError("token");
      throw new TelegramError(error_code === 400 || error_code === 403 ? "chat" : "unreachable");
    },
  };
}

/** Posts to an address that contains the key; no error may name it. */
async function ask(url: string, body: object): Promise<z.output<typeof answer>> {
  try {
    const response = await createBoundedFetch({ maxBytes: MAX_BYTES, isExceeded: false })(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.parse(await response.json());
  } catch {
    throw new TelegramError("unreachable");
  }
}
