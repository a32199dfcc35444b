import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { answerHuge, type Fault, listenLocally } from "./fault-server.ts";

/** One answer of the model; texts are sent in the given pieces. */
export type GeminiAnswer =
  | { text: string | string[]; usage?: { input: number; output: number }; finish?: string }
  | { image: Buffer; mimeType?: string }
  | { fault: Fault | "blocked" | "modelGone" | "noImage" | "cut" };

/** A request to the model. */
export interface GeminiCall {
  model: string;
  method: string;
  apiKey: string;
  /** The instruction and the texts, as they were sent. */
  system: string;
  prompt: string;
  body: unknown;
}

/** A server that speaks Gemini's wire format: model list, streamed and whole answers, images. */
export interface GeminiServer {
  url: string;
  received: GeminiCall[];
  /** Models of the list; others are unknown to it. */
  models: string[];
  /** The only accepted key; every key if undefined. */
  apiKey: string | undefined;
  /** The next answers in order; when they are used up, `standard` answers. */
  answers: GeminiAnswer[];
  standard: (call: GeminiCall) => GeminiAnswer;
  /** Fault of the model list. */
  listFault: Fault | undefined;
  close(): Promise<void>;
}

export const geminiModels = ["gemini-2.5-flash", "gemini-2.5-pro", "gemini-2.5-flash-image"];

/** Starts the server; port 0 takes any. */
export async function openGeminiServer(port = 0): Promise<GeminiServer> {
  const server = createServer((request, response) => {
    answer(gemini, request, response).catch(() => response.destroy());
  });
  const { url, close } = await listenLocally(server, port);
  const gemini: GeminiServer = {
    url,
    close,
    received: [],
    models: [...geminiModels],
    apiKey: undefined,
    answers: [],
    standard: () => ({ text: "Bu bir deneme yanıtıdır." }),
    listFault: undefined,
  };
  return gemini;
}

const CALL = /^\/v1beta\/models\/([\w.-]+):(generateContent|streamGenerateContent)/;

async function answer(gemini: GeminiServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const apiKey = String(request.headers["x-goog-api-key"] ?? "");
  const isKnown = gemini.apiKey === undefined || gemini.apiKey === apiKey;
  if (request.url?.startsWith("/v1beta/models?")) {
    if (!isKnown) return refuse(response, 400, "API_KEY_INVALID");
    if (gemini.listFault) return fail(response, gemini.listFault);
    const supportedGenerationMethods = ["generateContent", "countTokens"];
    const models = gemini.models.map((name) => ({ name: `models/${name}`, supportedGenerationMethods }));
    models.push({ name: "models/embedding-001", supportedGenerationMethods: ["embedContent"] });
    return send(response, { models });
  }
  const [, model = "", method = ""] = CALL.exec(request.url ?? "") ?? [];
  const body = await json(request);
  if (!model) return refuse(response, 404, "NOT_FOUND");
  const call = {
    model,
    method,
    apiKey,
    system: getTexts(Reflect.get(Object(body), "systemInstruction")),
    prompt: [Reflect.get(Object(body), "contents")].flat().map(getTexts).join("\n"),
    body,
  };
  gemini.received.push(call);
  if (!isKnown) return refuse(response, 400, "API_KEY_INVALID");
  if (!gemini.models.includes(model)) return refuse(response, 404, "NOT_FOUND");
  const next = gemini.answers.shift() ?? gemini.standard(call);
  if ("fault" in next) return answerFault(response, method, next.fault);
  if ("image" in next) return send(response, imageAnswer(next.image, next.mimeType ?? "image/png"));
  const { text, usage = { input: 100, output: 50 }, finish = "STOP" } = next;
  const pieces = [text].flat().map((part) => candidate([{ text: part }]));
  const end = {
    ...candidate([{ text: "" }], finish),
    usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output },
  };
  if (method === "generateContent") {
    const whole = candidate([{ text: [text].flat().join("") }], finish);
    return send(response, { ...whole, usageMetadata: end.usageMetadata });
  }
  await stream(response, [...pieces, end]);
}

function answerFault(
  response: ServerResponse,
  method: string,
  fault: Extract<GeminiAnswer, { fault: string }>["fault"],
): void | Promise<void> {
  const write = (body: object) => (method === "generateContent" ? send(response, body) : stream(response, [body]));
  if (fault === "blocked") return write({ promptFeedback: { blockReason: "SAFETY" } });
  if (fault === "modelGone") return refuse(response, 404, "NOT_FOUND");
  if (fault === "noImage") return write(candidate([{ text: "Görsel oluşturamıyorum." }], "STOP"));
  if (fault === "cut") return write(candidate([{ text: "Yarım kal" }]));
  return fail(response, fault);
}

async function fail(response: ServerResponse, fault: Fault): Promise<void> {
  switch (fault) {
    case "refused":
      return refuse(response, 403, "PERMISSION_DENIED");
    case "quota":
      return refuse(response, 429, "RESOURCE_EXHAUSTED");
    case "failed":
      return refuse(response, 500, "INTERNAL");
    case "hangs":
      return;
    case "closes":
      return void response.destroy();
    case "invalidJson":
      return void response
        .writeHead(200, { "content-type": "text/event-stream" })
        .end('data: {"candidates": [\r\n\r\n');
    case "wrongShape":
      return void response
        .writeHead(200, { "content-type": "text/event-stream" })
        .end('data: {"candidates": "none"}\r\n\r\n');
    case "huge":
      return answerHuge(response);
  }
}

function refuse(response: ServerResponse, code: number, status: string): void {
  response
    .writeHead(code, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { code, message: `refused (${status})`, status } }));
}

function send(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function stream(response: ServerResponse, pieces: object[]): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of pieces)
    if (!response.write(`data: ${JSON.stringify(piece)}\r\n\r\n`)) await once(response, "drain");
  response.end();
}

function candidate(parts: object[], finishReason?: string) {
  return { candidates: [{ content: { role: "model", parts }, ...(finishReason && { finishReason }), index: 0 }] };
}

function imageAnswer(image: Buffer, mimeType: string) {
  return {
    ...candidate([{ inlineData: { mimeType, data: image.toString("base64") } }], "STOP"),
    usageMetadata: { promptTokenCount: 20, candidatesTokenCount: 1290 },
  };
}

function getTexts(content: unknown): string {
  const parts: unknown[] = [Reflect.get(Object(content), "parts")].flat();
  return parts.map((part) => String(Reflect.get(Object(part), "text") ?? "")).join("\n");
}
