/**
 * Why a model gave no usable answer: "key" was refused, "quota" is used up, "unavailable" is a fault of the service,
 * "blocked" by its safety rules, "model" does not exist (any more), "invalid" could not be read, "aborted" by the
 * caller.
 */
export type AiErrorReason =
  | "key"
  | "quota"
  | "timeout"
  | "unavailable"
  | "blocked"
  | "model"
  | "invalid"
  | "tooLarge"
  | "network"
  | "aborted";

/** Thrown by every call of a provider; the message names neither key nor texts. */
export class AiError extends Error {
  readonly reason: AiErrorReason;

  constructor(reason: AiErrorReason, detail = "") {
    super(`the model gave no usable answer (${reason})${detail && `: ${detail}`}`);
    this.reason = reason;
  }
}

/** Tokens that a call was charged for. */
export interface AiUsage {
  inputTokens: number;
  outputTokens: number;
}

interface AiCall {
  apiKey: string;
  model: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call; the provider's own limit by default. */
  timeoutMs?: number | undefined;
}

export interface AiTextRequest extends AiCall {
  /** The task. Only this text contains instructions. */
  system: string;
  /** The texts that the task is about. */
  prompt: string;
  maxTokens: number;
  /** 0 to 2. */
  temperature: number;
  /** True for an answer that is JSON and nothing else. */
  isJson?: boolean | undefined;
}

/** The end of a streamed text. `isCut` is true if the model stopped at `maxTokens`. */
export interface AiTextEnd {
  usage: AiUsage;
  isCut: boolean;
}

export interface AiImageRequest extends AiCall {
  prompt: string;
}

export interface AiImage {
  bytes: Uint8Array;
  mimeType: string;
  usage: AiUsage;
}

/** A model that its provider offers. */
export interface AiModel {
  name: string;
  makes: "text" | "image";
}

/** A service of language models. Every call throws AiError and nothing else. */
export interface AiProvider {
  /** Returns the models that this key may call. */
  listModels(call: Omit<AiCall, "model">): Promise<AiModel[]>;
  /** Yields the text in pieces as the model writes it, and returns its end. */
  streamText(request: AiTextRequest): AsyncGenerator<string, AiTextEnd>;
  generateText(request: AiTextRequest): Promise<AiTextEnd & { text: string }>;
  generateImage(request: AiImageRequest): Promise<AiImage>;
}
