import { afterTestFile } from "@site/db/testing";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type GeminiAnswer, type GeminiServer, openGeminiServer } from "../../testing/gemini-server.ts";
import { createGemini } from "./gemini.ts";
import type { AiErrorReason, AiProvider } from "./provider.ts";

let server: GeminiServer;
let gemini: AiProvider;
const call = { apiKey: "anahtar-1", model: "gemini-2.5-flash" };
const request = { ...call, system: "Kısa yaz.", prompt: "Konu: kira", maxTokens: 100, temperature: 0.4 };

beforeAll(async () => {
  server = await openGeminiServer();
  afterTestFile(() => server.close());
  gemini = createGemini(server.url);
});

beforeEach(() => {
  server.received.length = 0;
  server.answers.length = 0;
  server.apiKey = undefined;
  server.listFault = undefined;
});

describe("a text", () => {
  it("is streamed in the model's pieces and ends with what it cost", async () => {
    server.answers = [{ text: ["Kira ", "sözleşmesi\n\n", "yenilenir."], usage: { input: 12, output: 7 } }];
    const pieces = gemini.streamText(request);
    const seen: string[] = [];
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) seen.push(next.value);
    expect(seen).toEqual(["Kira ", "sözleşmesi\n\n", "yenilenir."]);
    expect(next.value).toEqual({ usage: { inputTokens: 12, outputTokens: 7 }, isCut: false });
    expect(server.received).toMatchObject([
      { apiKey: "anahtar-1", model: "gemini-2.5-flash", system: "Kısa yaz.", prompt: "Konu: kira" },
    ]);
    expect(server.received[0]?.body).toMatchObject({ generationConfig: { maxOutputTokens: 100, temperature: 0.4 } });
  });

  it("tells that the model stopped at its limit", async () => {
    server.answers = [{ text: "Yarım", finish: "MAX_TOKENS" }];
    expect(await gemini.generateText(request)).toMatchObject({ text: "Yarım", isCut: true });
  });

  it("ends its request when the reader leaves or the caller aborts", async () => {
    server.answers = [{ text: ["bir", "iki"] }, { fault: "hangs" }];
    for await (const piece of gemini.streamText(request)) {
      expect(piece).toBe("bir");
      break;
    }
    const caller = new AbortController();
    const answer = gemini.generateText({ ...request, signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toMatchObject({ fault: "aborted" });
  });
});

const errors: [GeminiAnswer, AiErrorReason][] = [
  [{ fault: "refused" }, "key"],
  [{ fault: "quota" }, "quota"],
  [{ fault: "failed" }, "unavailable"],
  [{ fault: "hangs" }, "timeout"],
  [{ fault: "closes" }, "network"],
  [{ fault: "invalidJson" }, "invalid"],
  [{ fault: "wrongShape" }, "invalid"],
  [{ fault: "huge" }, "tooLarge"],
  [{ fault: "blocked" }, "blocked"],
  [{ fault: "modelGone" }, "model"],
  [{ fault: "cut" }, "invalid"],
];

describe("a fault", () => {
  it.each(errors)("of a text %j is reported as %s", async (answer, fault) => {
    server.answers = [answer];
    const timeoutMs = fault === "timeout" ? 200 : undefined;
    await expect(gemini.generateText({ ...request, timeoutMs })).rejects.toMatchObject({ fault });
  });

  it.each(errors)("of an image %j is reported as %s", async (answer, fault) => {
    server.answers = [answer];
    const timeoutMs = fault === "timeout" ? 200 : undefined;
    await expect(gemini.generateImage({ ...call, prompt: "masa", timeoutMs })).rejects.toMatchObject({ fault });
  });

  it("of the network is reported without the key", async () => {
    const error = await createGemini("http://127.0.0.1:9")
      .generateText(request)
      .catch((reason) => reason);
    expect(error).toMatchObject({ fault: "network" });
    expect(String(error)).not.toContain("anahtar");
  });

  it("of 50 MB is noticed before they are read", async () => {
    server.answers = [{ fault: "huge" }];
    const before = process.memoryUsage().arrayBuffers;
    await expect(gemini.generateText(request)).rejects.toMatchObject({ fault: "tooLarge" });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024);
  });
});

describe("an image", () => {
  it("comes with its bytes and type", async () => {
    const image = Buffer.from("an image");
    server.answers = [{ image, mimeType: "image/webp" }];
    const made = await gemini.generateImage({ ...call, prompt: "bir masa" });
    expect(Buffer.from(made.bytes)).toEqual(image);
    expect(made).toMatchObject({ mimeType: "image/webp", usage: { outputTokens: 1290 } });
    expect(server.received[0]?.body).toMatchObject({
      generationConfig: { responseModalities: ["TEXT", "IMAGE"] },
    });
  });

  it("that the model did not make is an invalid answer", async () => {
    server.answers = [{ fault: "noImage" }];
    await expect(gemini.generateImage({ ...call, prompt: "masa" })).rejects.toMatchObject({ fault: "invalid" });
  });
});

describe("the model list", () => {
  it("names models without their folder and tells what they make", async () => {
    expect(await gemini.listModels({ apiKey: "anahtar-1" })).toEqual([
      { name: "gemini-2.5-flash", makes: "text" },
      { name: "gemini-2.5-pro", makes: "text" },
      { name: "gemini-2.5-flash-image", makes: "image" },
    ]);
  });

  it.each([
    ["quota", "quota"],
    ["invalidJson", "invalid"],
    ["huge", "tooLarge"],
  ] as const)("with the fault %s is reported as %s", async (listFault, fault) => {
    server.listFault = listFault;
    await expect(gemini.listModels({ apiKey: "anahtar-1" })).rejects.toMatchObject({ fault });
  });

  it("refuses a wrong key", async () => {
    server.apiKey = "another";
    await expect(gemini.listModels({ apiKey: "anahtar-1" })).rejects.toMatchObject({ fault: "key" });
  });
});
