import { z } from "zod";
import { getImageContent, getTextContent, readImage, readPiece } from "./gemini-format.ts";
import { type AiCall, type AiCallBounds, startAiCall, statusError } from "./guarded-call.ts";
import { leadToFetch } from "./led-fetch.ts";
import { AiError, type AiModel, type AiProvider, type AiUsage } from "./provider.ts";

const API_VERSION = "v1beta";
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
/** The largest answer with an image that the media library accepts, in base64. */
const MAX_IMAGE_BYTES = 24 * 1024 * 1024;
const LIST_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 120_000;
const MODELS_PER_PAGE = 1000;

const modelList = z.object({
  models: z
    .array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }))
    .default([]),
});

/** Creates a client of Google's Gemini API. @param baseUrl its origin (GEMINI_BASE_URL) */
export function createGemini(baseUrl: string): AiProvider {
  const gemini: AiProvider = {
    listModels({ apiKey, ...bounds }) {
      const { fetch, run, signal } = startAiCall(getBounds(bounds, LIST_TIMEOUT_MS));
      return run(async () => {
        const address = `${baseUrl}/${API_VERSION}/models?pageSize=${MODELS_PER_PAGE}`;
        const answer = await fetch(address, { headers: { "x-goog-api-key": apiKey }, signal });
        if (!answer.ok) throw statusError(answer.status, await answer.text());
        return modelList.parse(await answer.json()).models.flatMap(toModel);
      });
    },

    async *streamText(request) {
      const call = startAiCall(getBounds(request));
      let usage: AiUsage = { inputTokens: 0, outputTokens: 0 };
      let finish: string | undefined;
      try {
        const pieces = await call.run(async () => {
          const model = await openModel(baseUrl, request, call);
          const { stream, response } = await model.generateContentStream(getTextContent(request), {
            signal: call.signal,
          });
          response.catch(() => undefined); // the stream reports the same reason
          return stream;
        });
        for (;;) {
          const { done, value } = await call.run(() => pieces.next());
          if (done) break;
          const piece = await call.run(async () => readPiece(value));
          usage = piece.usage ?? usage;
          finish = piece.finish ?? finish;
          if (piece.text) yield piece.text;
        }
        if (!finish) throw new AiError("invalid", "the answer ends early");
        return { usage, isCut: finish === "MAX_TOKENS" };
      } finally {
        call.end(); // ends the request also for a reader that stops early
      }
    },

    async generateText(request) {
      let text = "";
      const pieces = gemini.streamText(request);
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) return { ...value, text };
        text += value;
      }
    },

    generateImage(request) {
      const call = startAiCall(getBounds(request, ANSWER_TIMEOUT_MS, MAX_IMAGE_BYTES));
      return call.run(async () => {
        const model = await openModel(baseUrl, request, call);
        const { response } = await model.generateContent(getImageContent(request), { signal: call.signal });
        return readImage(response);
      });
    },
  };
  return gemini;
}

async function openModel(
  baseUrl: string,
  { apiKey, model }: { apiKey: string; model: string },
  { fetch, signal }: AiCall,
) {
  const { GoogleGenerativeAI } = await import("@google/generative-ai"); // loaded with the first call
  signal.throwIfAborted(); // the library does not notice a signal that was aborted before
  const customHeaders = leadToFetch(fetch, signal);
  return new GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model },
    { baseUrl, apiVersion: API_VERSION, customHeaders },
  );
}

function getBounds(
  { signal, timeoutMs }: Partial<AiCallBounds>,
  standardMs = ANSWER_TIMEOUT_MS,
  maxBytes = MAX_TEXT_BYTES,
): AiCallBounds {
  return { signal, timeoutMs: timeoutMs ?? standardMs, maxBytes };
}

/** Models are named "models/…"; those that make neither texts nor images are left out. */
function toModel({
  name,
  supportedGenerationMethods,
}: {
  name: string;
  supportedGenerationMethods: string[];
}): AiModel[] {
  if (!supportedGenerationMethods.includes("generateContent")) return [];
  const bare = name.replace(/^models\//, "");
  return [{ name: bare, makes: /-image\b/.test(bare) ? "image" : "text" }];
}
