import type { UpstreamFault } from "@site/contract/system/schema";
import type { FileStore } from "../core/files.ts";
import type { Upstreams } from "../core/upstreams.ts";
import { type Telegram, TelegramError, type TelegramFault } from "./telegram.ts";
import type { Turnstile } from "./turnstile.ts";

const telegramFaults: Record<TelegramFault, UpstreamFault> = {
  unreachable: "unreachable",
  busy: "busy",
  token: "refused",
  chat: "refused",
};

/** Notes how each message to Telegram went. */
export function watchTelegram(telegram: Telegram, upstreams: Upstreams): Telegram {
  return {
    async send(message) {
      try {
        await telegram.send(message);
        upstreams.note("telegram");
      } catch (error) {
        upstreams.note("telegram", error instanceof TelegramError ? telegramFaults[error.fault] : "broken");
        throw error;
      }
    },
  };
}

/** Notes whether the bot check's service could judge; a refused token is an answer too. */
export function watchTurnstile(turnstile: Turnstile, upstreams: Upstreams): Turnstile {
  return {
    async verify(answer) {
      const verdict = await turnstile.verify(answer);
      upstreams.note("botCheck", verdict === "unavailable" ? "unreachable" : undefined);
      return verdict;
    },
  };
}

/** Notes how reads and writes of an S3 storage went. */
export function watchS3(files: FileStore, upstreams: Upstreams): FileStore {
  async function watch<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      upstreams.note("s3");
      return result;
    } catch (error) {
      // fetch() rejects with a TypeError if no answer came
      upstreams.note("s3", error instanceof TypeError ? "unreachable" : "refused");
      throw error;
    }
  }
  return {
    ...files,
    put: (key, content) => watch(files.put(key, content)),
    get: (key) => watch(files.get(key)),
    remove: (key) => watch(files.remove(key)),
  };
}
