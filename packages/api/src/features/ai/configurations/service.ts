import { aiProviders } from "@site/contract/ai/configurations/labels";
import type {
  AiConfiguration,
  CreateAiConfigurationInput,
  UpdateAiConfigurationInput,
} from "@site/contract/ai/configurations/schema";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { getKeys } from "@site/contract/common/atoms";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { getHint, maskedKey } from "../../../core/secrets/key-hint.ts";
import { getCell, isMasked } from "../../../core/secrets/secret-box.ts";

export const API_KEY_COLUMN = "ai_configurations.api_key";
const providerName = getKeys(aiProviders);
/** Sort order: the default configuration first, then by id. */
const DEFAULT_FIRST = [{ isDefault: "desc" as const }, { id: "asc" as const }];

export async function listAiConfigurations(app: App): Promise<AiConfiguration[]> {
  return (await app.db.prisma.aiConfiguration.findMany({ orderBy: { id: "asc" } })).map(toView);
}

/** Returns a configuration. @throws NOT_FOUND */
export async function getAiConfiguration(app: App, id: number): Promise<AiConfiguration> {
  return toView(await find(app.db.prisma, id));
}

/** Creates a configuration. A default one replaces the present default. */
export function createAiConfiguration(
  app: App,
  { apiKey, ...input }: CreateAiConfigurationInput,
): Promise<AiConfiguration> {
  return app.db.prisma.$transaction(async (tx) => {
    if (input.isDefault) await clearDefault(tx);
    const { id } = await tx.aiConfiguration.create({
      data: { ...input, apiKey: new Uint8Array() },
      select: { id: true },
    });
    return toView(await tx.aiConfiguration.update({ where: { id }, data: sealedKey(app, id, apiKey) }));
  });
}

/** Updates the sent fields of a configuration; a masked or empty key stays unchanged. @throws NOT_FOUND */
export function updateAiConfiguration(
  app: App,
  { id, apiKey, ...input }: UpdateAiConfigurationInput,
): Promise<AiConfiguration> {
  return app.db.prisma.$transaction(async (tx) => {
    await find(tx, id);
    if (input.isDefault) await clearDefault(tx, id);
    const key = apiKey && !isMasked(apiKey) ? sealedKey(app, id, apiKey) : {};
    return toView(await tx.aiConfiguration.update({ where: { id }, data: { ...input, ...key } }));
  });
}

/** Deletes a configuration. @throws NOT_FOUND */
export async function removeAiConfiguration(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.aiConfiguration.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** A configuration with its decrypted key, which must not leave the server. */
export interface UsableConfiguration {
  id: number;
  provider: keyof typeof aiProviders;
  apiKey: string;
  model: string;
  maxTokens: number;
  temperature: number;
}

/**
 * Returns an active configuration: the given one, otherwise the default, otherwise the first.
 * @throws CONFLICT if there is none or the given one is not active; NOT_FOUND if the given one does not exist
 */
export async function chooseConfiguration(app: App, id?: number): Promise<UsableConfiguration> {
  const row = await app.db.prisma.aiConfiguration.findFirst({
    where: { isActive: true, id },
    orderBy: DEFAULT_FIRST,
  });
  if (!row && id !== undefined) {
    const isKnown = (await app.db.prisma.aiConfiguration.count({ where: { id } })) > 0;
    throw isKnown
      ? new AppError("CONFLICT", { message: aiUsageTexts.configurationInactive })
      : new AppError("NOT_FOUND", { message: aiUsageTexts.configurationMissing });
  }
  if (!row) throw new AppError("CONFLICT", { message: aiUsageTexts.notConfigured });
  const { provider, model, maxTokens, temperature } = row;
  return {
    id: row.id,
    provider: providerName.parse(provider),
    apiKey: app.secrets.open(getCell(API_KEY_COLUMN, row.id), row.apiKey),
    model,
    maxTokens,
    temperature,
  };
}

/** Returns the given key, or the stored key if the given one is its mask. @throws NOT_FOUND */
export async function resolveApiKey(
  app: App,
  { id, apiKey }: { id?: number | undefined; apiKey: string },
): Promise<string> {
  if (!isMasked(apiKey)) return apiKey;
  const row = await find(app.db.prisma, id ?? 0);
  return app.secrets.open(getCell(API_KEY_COLUMN, row.id), row.apiKey);
}

async function find(prisma: Prisma.TransactionClient, id: number) {
  const row = await prisma.aiConfiguration.findUnique({ where: { id } });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

function sealedKey(app: App, id: number, apiKey: string) {
  return { apiKey: app.secrets.seal(getCell(API_KEY_COLUMN, id), apiKey), apiKeyHint: getHint(apiKey) };
}

async function clearDefault(tx: Prisma.TransactionClient, id?: number): Promise<void> {
  await tx.aiConfiguration.updateMany({ where: { isDefault: true, id: { not: id } }, data: { isDefault: false } });
}

function toView(row: Prisma.AiConfigurationGetPayload<object>): AiConfiguration {
  const { id, name, provider, apiKeyHint, model, isActive, isDefault, maxTokens, temperature } = row;
  return {
    id,
    name,
    provider: providerName.parse(provider),
    apiKey: maskedKey(apiKeyHint),
    model,
    isActive,
    isDefault,
    maxTokens,
    temperature,
  };
}
