import type { UpstreamErrorReason } from "@site/contract/system/schema";
import { AiError, type AiErrorReason, type AiProvider } from "../ai/provider.ts";
import { type Google, getGoogleError } from "../google.ts";
import { type Telegram, TelegramError, type TelegramErrorReason } from "../telegram.ts";
import type { Turnstile } from "../turnstile.ts";
import { type Unsplash, UnsplashError, type UnsplashErrorReason } from "../unsplash.ts";
import type { Upstreams } from "./upstreams.ts";

type UpstreamName = Parameters<Upstreams["record"]>[0];
/** Returns what an error says about the service; "none" if the request itself was wrong. */
type GetReason = (error: unknown) => UpstreamErrorReason | "none";

/** Returns a function that waits for a call to this service and records how it went. */
export function watchCalls(upstreams: Upstreams, name: UpstreamName, getError: GetReason) {
  return async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      const result = await call;
      upstreams.record(name);
      return result;
    } catch (error) {
      recordFailure(upstreams, name, getError(error));
      throw error;
    }
  };
}

function recordFailure(upstreams: Upstreams, name: UpstreamName, reason: ReturnType<GetReason>): void {
  if (reason !== "none") upstreams.record(name, reason);
}

const telegramReasons: Record<TelegramErrorReason, UpstreamErrorReason> = {
  unreachable: "unreachable",
  busy: "busy",
  token: "refused",
  chat: "refused",
};

/** Records how each message to Telegram went. */
export function watchTelegram(telegram: Telegram, upstreams: Upstreams): Telegram {
  const watch = watchCalls(upstreams, "telegram", (error) =>
    error instanceof TelegramError ? telegramReasons[error.reason] : "broken",
  );
  return { send: (message) => watch(telegram.send(message)) };
}

/** Records whether the bot check's service could judge; a refused token counts as an answer. */
export function watchTurnstile(turnstile: Turnstile, upstreams: Upstreams): Turnstile {
  return {
    async verify(answer) {
      const verdict = await turnstile.verify(answer);
      upstreams.record("botCheck", verdict === "unavailable" ? "unreachable" : undefined);
      return verdict;
    },
  };
}

/** Records how sign-ins at Google went. Beginning one counts only if it calls Google, which the first one does. */
export function watchGoogle(google: Google, upstreams: Upstreams): Google {
  function rethrow(error: unknown): never {
    recordFailure(upstreams, "google", getGoogleError(error) ?? "none");
    throw error;
  }
  return {
    begin: (redirectUri, way) => google.begin(redirectUri, way).catch(rethrow),
    async finish(returned, trip) {
      const account = await google.finish(returned, trip).catch(rethrow);
      upstreams.record("google");
      return account;
    },
  };
}

const aiReasons: Record<AiErrorReason, UpstreamErrorReason | "none"> = {
  key: "refused",
  quota: "busy",
  timeout: "unreachable",
  network: "unreachable",
  unavailable: "broken",
  invalid: "broken",
  tooLarge: "broken",
  blocked: "none",
  model: "none",
  aborted: "none",
};

/** Records how calls to a service of language models went. */
export function watchAi(provider: AiProvider, upstreams: Upstreams): AiProvider {
  const getError: GetReason = (error) => (error instanceof AiError ? aiReasons[error.reason] : "broken");
  const watch = watchCalls(upstreams, "ai", getError);
  return {
    listModels: (call) => watch(provider.listModels(call)),
    generateText: (request) => watch(provider.generateText(request)),
    generateImage: (request) => watch(provider.generateImage(request)),
    async *streamText(request) {
      try {
        const end = yield* provider.streamText(request);
        upstreams.record("ai");
        return end;
      } catch (error) {
        recordFailure(upstreams, "ai", getError(error));
        throw error;
      }
    },
  };
}

const unsplashReasons: Record<UnsplashErrorReason, UpstreamErrorReason | "none"> = {
  key: "refused",
  quota: "busy",
  timeout: "unreachable",
  network: "unreachable",
  unavailable: "broken",
  invalid: "broken",
  tooLarge: "broken",
  missing: "none",
};

/** Records how calls to the stock photo service went. */
export function watchUnsplash(unsplash: Unsplash, upstreams: Upstreams): Unsplash {
  const watch = watchCalls(upstreams, "stockPhotos", (error) =>
    error instanceof UnsplashError ? unsplashReasons[error.reason] : "broken",
  );
  return {
    search: (search) => watch(unsplash.search(search)),
    trackDownload: (report) => watch(unsplash.trackDownload(report)),
  };
}
