import { afterTestFile } from "@site/db/testing";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { type GeminiServer, openGeminiServer } from "../../testing/gemini-server.ts";
import { createGemini } from "../ai/gemini.ts";
import type { AiProvider } from "../ai/provider.ts";
import { createUnsplash } from "../unsplash.ts";
import type { Upstreams } from "./upstreams.ts";
import { watchAi, watchUnsplash } from "./watched.ts";

const request = { apiKey: "k", model: "gemini-2.5-flash", system: "", prompt: "Konu", maxTokens: 10, temperature: 0 };

let server: GeminiServer;
let ai: AiProvider;
let noted: unknown[] = [];
const upstreams: Upstreams = { record: (name, reason) => void noted.push([name, reason]) };

beforeAll(async () => {
  server = await openGeminiServer();
  afterTestFile(() => server.close());
  ai = watchAi(createGemini(server.url), upstreams);
});
beforeEach(() => {
  noted = [];
  server.apiKey = undefined;
});

it("notes whole and streamed answers of a model", async () => {
  server.answers = [{ text: "Bir" }, { text: ["İki", "Üç"] }];
  await ai.generateText(request);
  const pieces: string[] = [];
  for await (const piece of ai.streamText(request)) pieces.push(piece);
  expect(pieces).toEqual(["İki", "Üç"]);
  expect(noted).toEqual([
    ["ai", undefined],
    ["ai", undefined],
  ]);
});

it("notes a refused key, whole and streamed, and passes the error on", async () => {
  server.apiKey = "another";
  await expect(ai.generateText(request)).rejects.toMatchObject({ reason: "key" });
  await expect(ai.streamText(request).next()).rejects.toMatchObject({ reason: "key" });
  expect(noted).toEqual([
    ["ai", "refused"],
    ["ai", "refused"],
  ]);
});

it("notes no reason of a request that its caller ended", async () => {
  await expect(ai.generateText({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    reason: "aborted",
  });
  expect(noted).toEqual([]);
});

it("notes a stock photo service that is not reached", async () => {
  const search = { accessKey: "k", query: "dosya", orientation: "landscape", perPage: 1 } as const;
  await expect(watchUnsplash(createUnsplash("http://127.0.0.1:9"), upstreams).search(search)).rejects.toThrow();
  expect(noted).toEqual([["stockPhotos", "unreachable"]]);
});
