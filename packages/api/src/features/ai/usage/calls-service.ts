import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import type { AiUsage, UpdateAiUsageInput } from "@site/contract/ai/usage/schema";
import { formatNumber } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { inTransaction } from "../../../core/database/transaction.ts";
import type { AiErrorReason, AiUsage as CallUsage } from "../../../integrations/ai/provider.ts";
import { COUNT_TODAY_BY_PURPOSE, LOCK_CALLS, type PurposeRow, START_CALL } from "./queries.ts";

const ROW = 1;

/** Returns the daily limit and the usage of today's calls. */
export async function getAiUsage(app: App): Promise<AiUsage> {
  const [settings, { rows }] = await Promise.all([
    readAiSettings(app),
    app.db.pool.query<PurposeRow>(COUNT_TODAY_BY_PURPOSE),
  ]);
  const sum = (key: "calls" | "failed" | "tokens") => rows.reduce((total, row) => total + row[key], 0);
  return {
    ...settings,
    today: {
      calls: sum("calls"),
      failed: sum("failed"),
      tokens: sum("tokens"),
      byPurpose: rows.map(({ purpose, calls, tokens }) => ({ purpose, calls, tokens })),
    },
  };
}

export async function updateAiUsage(app: App, data: UpdateAiUsageInput): Promise<void> {
  await app.db.prisma.aiSetting.upsert({ where: { id: ROW }, create: { ...data, id: ROW }, update: data });
}

export async function readAiSettings({ db }: App): Promise<Omit<AiUsage, "today">> {
  const select = { dailyCallLimit: true, imageModel: true };
  return (
    (await db.prisma.aiSetting.findUnique({ where: { id: ROW }, select })) ?? { dailyCallLimit: null, imageModel: "" }
  );
}

/** A call that counts against the daily limit. */
export interface CountedCall {
  /** Records the outcome and the charged usage of the call. */
  finish(outcome: AiErrorReason | "done" | "cut", usage?: CallUsage): Promise<void>;
}

/** The step of a creation that a call belongs to. */
export interface CreationOfCall {
  id: number;
  step: string;
}

interface CallToCount {
  purpose: string;
  model: string;
  creation?: CreationOfCall | undefined;
}

/**
 * Records a call before it starts.
 * @throws TOO_MANY_REQUESTS if today's limit is reached
 */
export async function startCountedCall(app: App, { purpose, model, creation }: CallToCount): Promise<CountedCall> {
  const id = await inTransaction(app.db.pool, async (client) => {
    await client.query(LOCK_CALLS);
    const { rows } = await client.query<{ id: number }>(START_CALL, [purpose, model, creation?.id, creation?.step]);
    return rows[0]?.id;
  });
  if (id === undefined) {
    const { dailyCallLimit } = await readAiSettings(app);
    throw new AppError("TOO_MANY_REQUESTS", { message: aiUsageTexts.limitReached(formatNumber(dailyCallLimit ?? 0)) });
  }
  const startedAt = performance.now();
  return {
    async finish(outcome, { inputTokens, outputTokens } = { inputTokens: 0, outputTokens: 0 }) {
      const ms = Math.round(performance.now() - startedAt);
      await app.db.prisma.aiCall.updateMany({ where: { id }, data: { outcome, inputTokens, outputTokens, ms } });
    },
  };
}
