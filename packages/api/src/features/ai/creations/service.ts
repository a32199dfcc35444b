import { creationTexts } from "@site/contract/ai/creations/labels";
import {
  type Creation,
  type CreationSummary,
  creationLimits,
  type StartCreationInput,
} from "@site/contract/ai/creations/schema";
import { type Page, toPage } from "@site/contract/common/paging";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import { chooseConfiguration } from "../configurations/service.ts";
import { END_CREATION, USAGE_OF_CREATIONS, type UsageRow } from "./queries.ts";
import { saveDraft } from "./save-service.ts";
import { generateResult, imageResult } from "./step-results.ts";
import { creationSelect, stepNames, toCreation, toCreationSummary } from "./view.ts";
import { findTemplate } from "./writing-service.ts";

type Tx = Prisma.TransactionClient;

const notFound = () => new AppError("NOT_FOUND", { message: creationTexts.notFound });
const conflict = (message: string) => new AppError("CONFLICT", { message });

/** Returns a page of creations, newest first. */
export async function listCreations(app: App, page: number): Promise<Page<CreationSummary>> {
  const { aiCreation } = app.db.prisma;
  const limit = creationLimits.perPage;
  const [rows, total] = await Promise.all([
    aiCreation.findMany({ select: creationSelect, orderBy: { id: "desc" }, take: limit, skip: (page - 1) * limit }),
    aiCreation.count(),
  ]);
  const usages = await getUsages(app, rows);
  const creations = rows.map((row) => toCreationSummary(row, usages));
  return toPage(creations, { page, limit, total });
}

/** Returns a creation with the text written so far. @throws NOT_FOUND */
export async function getCreation(app: App, id: number): Promise<Creation> {
  const row = await app.db.prisma.aiCreation.findUnique({ where: { id }, select: creationSelect });
  if (!row) throw notFound();
  return toCreation(row, await getUsages(app, [row]));
}

/**
 * Starts a creation in the background.
 * @throws NOT_FOUND for an unknown template or configuration; CONFLICT for an inactive one, or if too many run
 */
export async function startCreation(app: App, input: StartCreationInput, adminId: number): Promise<Creation> {
  const { name } = await findTemplate(app, input.templateId);
  await chooseConfiguration(app, input.configurationId);
  const id = await app.db.prisma.$transaction(async (tx) => {
    if ((await tx.aiCreation.count({ where: { state: "running" } })) >= creationLimits.atOnce)
      throw conflict(creationTexts.tooMany);
    const created = await tx.aiCreation.create({
      data: { ...input, adminId, templateName: name, steps: { create: stepNames.map((step) => ({ name: step })) } },
      select: { id: true },
    });
    await queue(tx, created.id);
    return created.id;
  });
  return getCreation(app, id);
}

/** Cancels a running creation and drops the result of its current step. @throws NOT_FOUND; CONFLICT if it has ended */
export async function cancelCreation(app: App, id: number): Promise<Creation> {
  const count = await app.db.prisma.$transaction((tx) => tx.$executeRawUnsafe(END_CREATION, id, "cancelled"));
  const found = await getCreation(app, id);
  if (count === 0) throw conflict(creationTexts.notRunning);
  return found;
}

/** Resumes a failed creation at the failed step. @throws NOT_FOUND; CONFLICT if it has not failed */
export async function retryCreation(app: App, id: number): Promise<Creation> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.aiCreation.updateMany({
      where: { id, state: "failed", postId: null },
      data: { state: "running", finishedAt: null },
    });
    if (count === 0) return;
    await tx.aiCreationStep.updateMany({
      where: { creationId: id, state: "failed" },
      data: { state: "pending", note: "", startedAt: null, finishedAt: null },
    });
    await queue(tx, id);
  });
  const found = await getCreation(app, id);
  if (found.state === "failed") throw conflict(creationTexts.notFailed);
  return found;
}

/**
 * Saves the text of a creation that failed or was cancelled after it had been written.
 * @returns the id of the post, which may have been saved before
 * @throws NOT_FOUND; CONFLICT if nothing is written or the creation is running
 */
export async function saveCreation(app: App, id: number): Promise<number> {
  const found = await app.db.prisma.aiCreation.findUnique({ where: { id }, include: { steps: true } });
  if (!found) throw notFound();
  if (found.postId !== null) return found.postId;
  const getResult = (name: string) => found.steps.find((step) => step.name === name)?.result;
  const written = getResult("generate");
  if (!written || found.state === "running") throw conflict(creationTexts.nothingToSave);
  const images = getResult("image");
  const postId = await saveDraft(
    app,
    { creation: found, ...generateResult.parse(written), images: images ? imageResult.parse(images) : undefined },
    ["failed", "cancelled"],
    async (tx) => {
      await tx.aiCreation.updateMany({ where: { id }, data: { state: "done" } });
      await tx.aiCreationStep.updateMany({
        where: { creationId: id, name: "save" },
        data: { state: "done", note: "" },
      });
    },
  );
  if (postId !== undefined) return postId;
  const now = await app.db.prisma.aiCreation.findUnique({ where: { id }, select: { postId: true } });
  if (typeof now?.postId !== "number") throw conflict(creationTexts.nothingToSave);
  return now.postId;
}

function queue(tx: Tx, id: number): Promise<void> {
  return addJob(tx, "run-creation", { id }, { key: `run-creation-${id}` });
}

async function getUsages(app: App, rows: { id: number }[]): Promise<UsageRow[]> {
  const { rows: usages } = await app.db.pool.query<UsageRow>(USAGE_OF_CREATIONS, [rows.map(({ id }) => id)]);
  return usages;
}
