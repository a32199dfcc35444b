import type { GenerateContentRequest, GenerationConfig } from "@google/generative-ai";
import { z } from "zod";
import { AiError, type AiImage, type AiImageRequest, type AiTextRequest, type AiUsage } from "./provider.ts";

/** Reasons for which the service withholds an answer. */
const BLOCKED = ["SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY"];

const answer = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text: z.string().optional(),
                  /** True for the model's thinking, which is no part of the answer. */
                  thought: z.boolean().optional(),
                  inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
                }),
              )
              .default([]),
          })
          .optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({
      promptTokenCount: z.number().default(0),
      candidatesTokenCount: z.number().default(0),
      thoughtsTokenCount: z.number().default(0),
    })
    .optional(),
});

/** Adds a field of the service that the library's types lack. */
interface ImageGenerationConfig extends GenerationConfig {
  responseModalities: string[];
}

export function getTextContent(request: AiTextRequest): GenerateContentRequest {
  const { system, prompt, maxTokens, temperature, isJson } = request;
  return {
    systemInstruction: system,
    contents: [{ role: "user", parts: [{ text: prompt }] }],
    generationConfig: {
      maxOutputTokens: maxTokens,
      temperature,
      ...(isJson && { responseMimeType: "application/json" }),
    },
  };
}

export function getImageContent({ prompt }: AiImageRequest): GenerateContentRequest {
  const generationConfig: ImageGenerationConfig = { responseModalities: ["TEXT", "IMAGE"] };
  return { contents: [{ role: "user", parts: [{ text: prompt }] }], generationConfig };
}

/** Reads a piece of a streamed text. @throws AiError if it was blocked; ZodError if it is no answer */
export function readPiece(raw: unknown): { text: string; usage?: AiUsage; finish?: string | undefined } {
  const { candidate, usage } = read(raw);
  const parts = candidate?.content?.parts.filter(({ thought }) => !thought) ?? [];
  return {
    text: parts.map(({ text = "" }) => text).join(""),
    finish: candidate?.finishReason,
    ...(usage && { usage }),
  };
}

/** Reads an image. @throws AiError, ZodError */
export function readImage(raw: unknown): AiImage {
  const { candidate, usage } = read(raw);
  const data = candidate?.content?.parts.find(({ inlineData }) => inlineData)?.inlineData;
  if (!data?.mimeType.startsWith("image/")) throw new AiError("invalid", "no image");
  return {
    bytes: Buffer.from(data.data, "base64"),
    mimeType: data.mimeType,
    usage: usage ?? { inputTokens: 0, outputTokens: 0 },
  };
}

function read(raw: unknown) {
  const { candidates = [], promptFeedback, usageMetadata } = answer.parse(raw);
  const [candidate] = candidates;
  if (promptFeedback?.blockReason || BLOCKED.includes(candidate?.finishReason ?? "")) throw new AiError("blocked");
  const usage = usageMetadata && {
    inputTokens: usageMetadata.promptTokenCount,
    outputTokens: usageMetadata.candidatesTokenCount + usageMetadata.thoughtsTokenCount,
  };
  return { candidate, usage };
}
