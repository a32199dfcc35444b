import { setTimeout as sleep } from "node:timers/promises";
import { creationTexts } from "@site/contract/ai/creations/labels";
import type { CreationStepName } from "@site/contract/ai/creations/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import { getAiConfiguration } from "../configurations/service.ts";
import { contentSoFar, sanitiseGenerated } from "./generated-text.ts";
import { addImages } from "./image-service.ts";
import { rankCandidates } from "./link-scoring.ts";
import { BEGIN_STEP, END_CREATION, END_STEP } from "./queries.ts";
import { saveDraft } from "./save-service.ts";
import { generateResult, imageResult, linkResult } from "./step-results.ts";
import { stepNames } from "./view.ts";
import { chooseLink, generateBlog, listLinkCandidates } from "./writing-service.ts";

const WATCH_MS = 700;

const include = { steps: true } satisfies Prisma.AiCreationInclude;
type Found = Prisma.AiCreationGetPayload<{ include: typeof include }>;

/** The result of a step. */
interface Outcome {
  state: "done" | "skipped";
  result?: Prisma.InputJsonObject;
  note?: string;
}

/** The input of a step. */
interface StepRun {
  app: App;
  found: Found;
  signal: AbortSignal;
  /** The text received so far, which is stored for the administrator about once a second. */
  shown: { text: string };
}

/** Messages for a failed step whose error has no message of its own. */
const failures: Record<CreationStepName, string> = {
  link: creationTexts.linkFailed,
  generate: creationTexts.generateFailed,
  image: creationTexts.noImage,
  save: creationTexts.saveFailed,
  edit: creationTexts.saveFailed,
};

/**
 * Runs the next step of a creation and queues the one after it. A step's result and the next job are one transaction,
 * so that a killed run repeats at most its current step. The post is created once.
 * @param shutdown aborts the step, which the next start repeats
 */
export async function runCreation(app: App, id: number, shutdown?: AbortSignal): Promise<void> {
  const found = await app.db.prisma.aiCreation.findFirst({ where: { id, state: "running" }, include });
  const name = found && nextStep(found);
  if (!found || !name) return;
  if ((await app.db.prisma.$executeRawUnsafe(BEGIN_STEP, id, name)) === 0) return;
  const ended = new AbortController();
  const shown = { text: "" };
  const signal = shutdown ? AbortSignal.any([shutdown, ended.signal]) : ended.signal;
  const watching = new AbortController();
  const watch = watchCreation(app, id, shown, ended, watching.signal);
  try {
    const outcome = await steps[name]({ app, found, signal, shown });
    if (outcome) await app.db.prisma.$transaction((tx) => endStep(tx, id, name, outcome));
  } catch (error) {
    if (shutdown?.aborted) throw error;
    if (!ended.signal.aborted) await failStep(app, id, name, error);
  } finally {
    watching.abort();
    await watch;
  }
}

/** The functions of the steps. Each returns its outcome, or undefined if it has stored the outcome itself. */
const steps: Record<CreationStepName, (run: StepRun) => Promise<Outcome | undefined>> = {
  link: orSkipped("link", link),
  generate,
  image: orSkipped("image", illustrate),
  save,
  edit: async () => ({ state: "done" }),
};

/** Returns a step whose failure is recorded as skipped instead of ending the creation; an aborted run still ends. */
function orSkipped(name: "link" | "image", step: (run: StepRun) => Promise<Outcome>) {
  return async (run: StepRun): Promise<Outcome> => {
    try {
      return await step(run);
    } catch (error) {
      if (run.signal.aborted) throw error;
      return { state: "skipped", note: textOfSkip(run.app, name, error) };
    }
  };
}

async function link({ app, found, signal }: StepRun): Promise<Outcome> {
  const candidatePosts = rankCandidates(found.topic, await listLinkCandidates(app));
  if (candidatePosts.length === 0) return { state: "skipped", note: creationTexts.noCandidates };
  const { selectedSlug, note } = await chooseLink(
    app,
    { topic: found.topic, candidatePosts, configurationId: found.configurationId ?? 0 },
    { signal, creation: { id: found.id, step: "link" } },
  );
  return selectedSlug === null ? { state: "skipped", note } : { state: "done", result: { selectedSlug }, note };
}

async function generate({ app, found, signal, shown }: StepRun): Promise<Outcome> {
  const configurationId = found.configurationId ?? 0;
  const blog = await generateBlog(
    app,
    {
      topic: found.topic,
      configurationId,
      templateId: found.templateId ?? 0,
      allowedLinkSlug: getLink(found),
    },
    {
      signal,
      hasImages: found.imageQuery !== "",
      creation: { id: found.id, step: "generate" },
      onText: (text) => {
        shown.text = text;
      },
    },
  );
  const { model } = await getAiConfiguration(app, configurationId);
  return { state: "done", result: { blog, model } };
}

async function illustrate({ app, found, signal }: StepRun): Promise<Outcome> {
  const { blog } = generateResult.parse(getResult(found, "generate"));
  const result = await addImages(app, {
    blog,
    query: found.imageQuery,
    signal,
  });
  return result.featuredImage === ""
    ? { state: "skipped", result, note: creationTexts.noPhoto }
    : { state: "done", result };
}

async function save({ app, found }: StepRun): Promise<undefined> {
  const written = generateResult.parse(getResult(found, "generate"));
  const pictures = getResult(found, "image");
  const images = pictures ? imageResult.parse(pictures) : undefined;
  await saveDraft(app, { creation: found, ...written, images }, ["running"], (tx) =>
    endStep(tx, found.id, "save", { state: "done" }),
  );
}

/** Stores a step's outcome and queues the next one; the last one ends the creation. */
async function endStep(
  tx: Prisma.TransactionClient,
  id: number,
  name: CreationStepName,
  { state, result, note = "" }: Outcome,
): Promise<void> {
  const count = await tx.$executeRawUnsafe(END_STEP, id, name, state, result ?? null, note);
  if (count === 0) return; // cancelled since then
  if (name === "edit") await tx.$executeRawUnsafe(END_CREATION, id, "done");
  else await addJob(tx, "run-creation", { id }, { key: `run-creation-${id}` });
}

async function failStep(app: App, id: number, name: CreationStepName, error: unknown): Promise<void> {
  const note = getErrorText(app, name, error);
  await app.db.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(END_STEP, id, name, "failed", null, note);
    await tx.$executeRawUnsafe(END_CREATION, id, "failed");
  });
}

/** Returns the administrator's message about a skipped step, without an advice to retry. */
function textOfSkip(app: App, name: "link" | "image", error: unknown): string {
  const text = name === "link" ? `${creationTexts.linkFailed} ${creationTexts.unlinked}` : creationTexts.noImage;
  if (!(error instanceof AppError)) {
    app.log.error(`creation of a post, step ${name}: ${error instanceof Error ? error.message : error}`);
    return text;
  }
  const reasons: Partial<Record<AppError["code"], string>> = {
    TOO_MANY_REQUESTS: creationTexts.quotaSpent,
    UNAVAILABLE: creationTexts.noAnswer,
  };
  return `${text} ${creationTexts.reason} ${reasons[error.code] ?? error.message}`;
}

/** Returns the message shown to the administrator; an unexpected error is logged and gets the step's own sentence. */
function getErrorText(app: App, name: CreationStepName, error: unknown): string {
  if (error instanceof AppError) return error.message;
  app.log.error(`creation of a post, step ${name}: ${error instanceof Error ? error.message : error}`);
  return failures[name];
}

/**
 * Stores the received text and aborts the step if the creation has ended, until it is stopped. Polling once a second
 * costs less than one connection per creation.
 */
async function watchCreation(
  app: App,
  id: number,
  shown: { text: string },
  ended: AbortController,
  stopped: AbortSignal,
): Promise<void> {
  let last = "";
  while (!stopped.aborted) {
    await sleep(WATCH_MS, undefined, { signal: stopped }).catch(() => undefined);
    if (stopped.aborted) return;
    try {
      const { text } = shown;
      if (text !== last) {
        const html = await sanitiseGenerated(contentSoFar(text), null, app.siteUrl);
        await app.db.prisma.aiCreation.updateMany({
          where: { id, state: "running", draftText: { not: html } },
          data: { draftText: html },
        });
        last = text;
      }
      if ((await app.db.prisma.aiCreation.count({ where: { id, state: "running" } })) === 0) ended.abort();
    } catch (error) {
      app.log.error(`creation of a post: ${error instanceof Error ? error.message : error}`); // retried in the next round
    }
  }
}

function nextStep({ steps: rows }: Found): CreationStepName | undefined {
  return stepNames.find((name) => rows.some((row) => row.name === name && ["pending", "running"].includes(row.state)));
}

function getResult({ steps: rows }: Found, name: CreationStepName): unknown {
  return rows.find((row) => row.name === name)?.result;
}

function getLink(found: Found): string | null {
  return linkResult.safeParse(getResult(found, "link")).data?.selectedSlug ?? null;
}
