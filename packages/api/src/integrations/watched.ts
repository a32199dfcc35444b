import type { UpstreamFault } from "@site/contract/system/schema";
import type { FileStore } from "../core/files.ts";
import type { Upstreams } from "../core/upstreams.ts";
import { AiError, type AiFault, type AiProvider } from "./ai/provider.ts";
import { type Google, googleFaultOf } from "./google.ts";
import { type Telegram, TelegramError, type TelegramFault } from "./telegram.ts";
import type { Turnstile } from "./turnstile.ts";
import { type Unsplash, UnsplashError, type UnsplashFault } from "./unsplash.ts";

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

/** Notes how sign-ins at Google went; who begins one is only sent there, after the first without a call. */
export function watchGoogle(google: Google, upstreams: Upstreams): Google {
  function noteFault(error: unknown): never {
    const fault = googleFaultOf(error);
    if (fault) upstreams.note("google", fault);
    throw error;
  }
  return {
    begin: (redirectUri) => google.begin(redirectUri).catch(noteFault),
    async finish(returned, trip) {
      const account = await google.finish(returned, trip).catch(noteFault);
      upstreams.note("google");
      return account;
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

/** What a fault tells of the service; "none" for one of the request. */
const aiFaults: Record<AiFault, UpstreamFault | "none"> = {
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

/** Notes how calls to a service of language models went. */
export function watchAi(provider: AiProvider, upstreams: Upstreams): AiProvider {
  function noteFault(error: unknown): void {
    const fault = error instanceof AiError ? aiFaults[error.fault] : "broken";
    if (fault !== "none") upstreams.note("ai", fault);
  }
  async function watch<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      upstreams.note("ai");
      return result;
    } catch (error) {
      noteFault(error);
      throw error;
    }
  }
  return {
    listModels: (call) => watch(provider.listModels(call)),
    generateText: (request) => watch(provider.generateText(request)),
    generateImage: (request) => watch(provider.generateImage(request)),
    async *streamText(request) {
      try {
        const end = yield* provider.streamText(request);
        upstreams.note("ai");
        return end;
      } catch (error) {
        noteFault(error);
        throw error;
      }
    },
  };
}

const unsplashFaults: Record<UnsplashFault, UpstreamFault | "none"> = {
  key: "refused",
  quota: "busy",
  timeout: "unreachable",
  network: "unreachable",
  unavailable: "broken",
  invalid: "broken",
  tooLarge: "broken",
  missing: "none",
};

/** Notes how calls to the stock photo service went. */
export function watchUnsplash(unsplash: Unsplash, upstreams: Upstreams): Unsplash {
  async function watch<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      upstreams.note("stockPhotos");
      return result;
    } catch (error) {
      const fault = error instanceof UnsplashError ? unsplashFaults[error.fault] : "broken";
      if (fault !== "none") upstreams.note("stockPhotos", fault);
      throw error;
    }
  }
  return {
    search: (search) => watch(unsplash.search(search)),
    trackDownload: (report) => watch(unsplash.trackDownload(report)),
  };
}
