import { creationSteps } from "@site/contract/ai/creations/labels";
import {
  type Creation,
  type CreationStep,
  type CreationSummary,
  creationState,
  creationStepName,
  creationStepState,
} from "@site/contract/ai/creations/schema";
import type { Prisma } from "@site/db";
import type { UsageRow } from "./queries.ts";
import { generateResult } from "./step-results.ts";

/** Names of the steps in their order. */
export const stepNames = creationStepName.options.toSorted(
  (one, other) => Object.keys(creationSteps).indexOf(one) - Object.keys(creationSteps).indexOf(other),
);

export const creationSelect = {
  id: true,
  topic: true,
  state: true,
  postId: true,
  createdAt: true,
  draftText: true,
  steps: true,
} satisfies Prisma.AiCreationSelect;

type Row = Prisma.AiCreationGetPayload<{ select: typeof creationSelect }>;

export function toCreationSummary(row: Row, usages: readonly UsageRow[]): CreationSummary {
  return {
    id: row.id,
    topic: row.topic,
    state: creationState.parse(row.state),
    postId: row.postId,
    createdAt: row.createdAt.toISOString(),
    steps: stepNames.flatMap((name) => {
      const step = row.steps.find((each) => each.name === name);
      const usage = usages.find((each) => each.creationId === row.id && each.step === name);
      return step ? [toStep(name, step, usage)] : [];
    }),
  };
}

export function toCreation(row: Row, usages: readonly UsageRow[]): Creation {
  const written = row.steps.find(({ name }) => name === "generate")?.result;
  return {
    ...toCreationSummary(row, usages),
    draftText: row.draftText,
    blog: written ? generateResult.parse(written).blog : null,
  };
}

function toStep(
  name: CreationStep["name"],
  { state, startedAt, finishedAt, note }: Row["steps"][number],
  usage: UsageRow | undefined,
): CreationStep {
  return {
    name,
    state: creationStepState.parse(state),
    seconds: startedAt && finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : null,
    note,
    usage: usage ? { model: usage.model, tokens: usage.tokens, seconds: usage.seconds } : null,
  };
}
