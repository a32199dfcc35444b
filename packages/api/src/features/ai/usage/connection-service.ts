import { aiConfigurationTexts } from "@site/contract/ai/configurations/labels";
import type { AvailableModels } from "@site/contract/ai/configurations/schema";
import { aiReasons } from "@site/contract/ai/usage/labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { AiError } from "../../../integrations/ai/provider.ts";
import { chooseConfiguration, resolveApiKey } from "../configurations/service.ts";
import { startCountedCall } from "./calls-service.ts";
import { toAppError } from "./service.ts";

interface GivenKey {
  id?: number | undefined;
  apiKey: string;
}

const TEST_TOKENS = 256;

/**
 * Returns the names of the models that generate text, from the service.
 * @throws NOT_FOUND for a mask without a stored key; VALIDATION_FAILED for a key that the service refuses; other errors
 * of the service
 */
export async function listTextModels(app: App, key: GivenKey): Promise<string[]> {
  const apiKey = await resolveApiKey(app, key);
  try {
    return (await app.ai.gemini.listModels({ apiKey })).filter(({ makes }) => makes === "text").map(({ name }) => name);
  } catch (error) {
    if (error instanceof AiError && error.reason === "key")
      throw new AppError("VALIDATION_FAILED", { message: aiReasons.key, fields: { apiKey: aiReasons.key } });
    throw toAppError(error);
  }
}

/** Returns the models that a stored configuration may call; `isLive` is false if the service did not answer. */
export async function listAvailableModels(app: App, id?: number): Promise<AvailableModels> {
  try {
    const { provider, apiKey } = await chooseConfiguration(app, id);
    const models = await app.ai[provider].listModels({ apiKey });
    const getNames = (kind: "text" | "image") => models.filter(({ makes }) => makes === kind).map(({ name }) => name);
    return { isLive: true, text: getNames("text"), image: getNames("image") };
  } catch (error) {
    if (!(error instanceof AiError) && !(error instanceof AppError)) throw error;
    return { isLive: false, text: [], image: [] };
  }
}

/** Tests a configuration by asking the model for one word. @throws NOT_FOUND for a mask without a stored key */
export async function testAiConnection(
  app: App,
  { model, ...key }: GivenKey & { model: string },
): Promise<{ connected: boolean; message: string }> {
  const apiKey = await resolveApiKey(app, key);
  const call = await startCountedCall(app, { purpose: "connection", model });
  try {
    const { usage } = await app.ai.gemini.generateText({
      apiKey,
      model,
      system: "Answer with the word OK.",
      prompt: "Are you there?",
      maxTokens: TEST_TOKENS,
      temperature: 0,
      timeoutMs: 20_000,
    });
    await call.finish("done", usage);
    return { connected: true, message: aiConfigurationTexts.connected };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    await call.finish(error.reason);
    return { connected: false, message: `${aiConfigurationTexts.notConnected} ${aiReasons[error.reason]}` };
  }
}
