import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import type { AiBudget, UpdateAiBudgetInput } from "@site/contract/ai/usage/schema";
import { formatNumber } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { inTransaction } from "../../../core/database/transaction.ts";
import type { AiErrorReason, AiUsage } from "../../../integrations/ai/provider.ts";
import {
  type BudgetRow,
  COUNT_TODAY_BY_PURPOSE,
  COUNT_TODAY_TOKENS,
  FINISH_CALL,
  LOCK_BUDGET,
  type PurposeRow,
  READ_BUDGET,
  START_CALL,
} from "./queries.ts";

const ROW = 1;
const NO_LIMIT: BudgetRow = { dailyTokenLimit: null, imageModel: "", inputPrice: 0, outputPrice: 0 };
const PER_PRICE = 1_000_000;

/** Returns the budget and what today's calls have used. */
export async function getAiBudget(app: App): Promise<AiBudget> {
  const [budget, { rows }] = await Promise.all([
    readBudget(app),
    app.db.pool.query<PurposeRow>(COUNT_TODAY_BY_PURPOSE),
  ]);
  const sum = (key: "calls" | "failed" | "tokens" | "cost") => rows.reduce((total, row) => total + row[key], 0);
  return {
    ...budget,
    today: {
      calls: sum("calls"),
      failed: sum("failed"),
      tokens: sum("tokens"),
      cost: sum("cost"),
      byPurpose: rows.map(({ purpose, calls, tokens }) => ({ purpose, calls, tokens })),
    },
  };
}

export async function updateAiBudget(app: App, data: UpdateAiBudgetInput): Promise<void> {
  await app.db.prisma.aiSetting.upsert({ where: { id: ROW }, create: { ...data, id: ROW }, update: data });
}

export async function readBudget({ db }: App): Promise<BudgetRow> {
  const { rows } = await db.pool.query<BudgetRow>(READ_BUDGET);
  return rows[0] ?? NO_LIMIT;
}

/** A call that counts against the budget. */
export interface CountedCall {
  /** Writes what the call was charged for and how it ended. */
  finish(outcome: AiErrorReason | "done" | "cut", usage?: AiUsage): Promise<void>;
}

/** The step of a creation that a call belongs to. */
export interface CreationOfCall {
  id: number;
  step: string;
}

interface CallToCount {
  purpose: string;
  model: string;
  maxTokens: number;
  creation?: CreationOfCall | undefined;
}

/**
 * Records a call before it starts and reserves what it may cost.
 * @throws TOO_MANY_REQUESTS if today's budget is used up
 */
export async function startCountedCall(
  app: App,
  { purpose, model, maxTokens, creation }: CallToCount,
): Promise<CountedCall> {
  const { id, budget } = await inTransaction(app.db.pool, async (client) => {
    await client.query(LOCK_BUDGET);
    const budget = (await client.query<BudgetRow>(READ_BUDGET)).rows[0] ?? NO_LIMIT;
    const { rows: used } = await client.query<{ tokens: number }>(COUNT_TODAY_TOKENS);
    if (budget.dailyTokenLimit !== null && (used[0]?.tokens ?? 0) >= budget.dailyTokenLimit) return { budget };
    const values = [purpose, model, maxTokens, creation?.id, creation?.step];
    const { rows } = await client.query<{ id: number }>(START_CALL, values);
    return { id: rows[0]?.id, budget };
  });
  if (id === undefined)
    throw new AppError("TOO_MANY_REQUESTS", {
      message: aiUsageTexts.budgetSpent(formatNumber(budget.dailyTokenLimit ?? 0)),
    });
  const startedAt = performance.now();
  return {
    async finish(outcome, usage = { inputTokens: 0, outputTokens: 0 }) {
      const { inputTokens, outputTokens } = usage;
      const cost = (inputTokens * budget.inputPrice + outputTokens * budget.outputPrice) / PER_PRICE;
      const ms = Math.round(performance.now() - startedAt);
      await app.db.pool.query(FINISH_CALL, [id, outcome, inputTokens, outputTokens, ms, cost]);
    },
  };
}
