import type {
  CreatePromptTemplateInput,
  PromptTemplate,
  UpdatePromptTemplateInput,
} from "@site/contract/ai/prompts/schema";
import { promptTemplate } from "@site/contract/ai/prompts/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";

export async function listPromptTemplates(app: App): Promise<PromptTemplate[]> {
  return (await app.db.prisma.promptTemplate.findMany({ orderBy: { id: "asc" } })).map(toView);
}

/** Returns a template. @throws NOT_FOUND */
export async function getPromptTemplate(app: App, id: number): Promise<PromptTemplate> {
  const row = await app.db.prisma.promptTemplate.findUnique({ where: { id } });
  if (!row) throw new AppError("NOT_FOUND");
  return toView(row);
}

/** Creates a template. A default one replaces the present default. */
export function createPromptTemplate(app: App, data: CreatePromptTemplateInput): Promise<PromptTemplate> {
  return app.db.prisma.$transaction(async (tx) => {
    if (data.isDefault) await clearDefault(tx);
    return toView(await tx.promptTemplate.create({ data }));
  });
}

/** Adds the first templates if there is none. */
export async function addFirstPromptTemplates(app: App, data: CreatePromptTemplateInput[]): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    if ((await tx.promptTemplate.count()) === 0) await tx.promptTemplate.createMany({ data });
  });
}

/** Updates the sent fields of a template. @throws NOT_FOUND */
export function updatePromptTemplate(app: App, { id, ...data }: UpdatePromptTemplateInput): Promise<PromptTemplate> {
  return app.db.prisma.$transaction(async (tx) => {
    if ((await tx.promptTemplate.count({ where: { id } })) === 0) throw new AppError("NOT_FOUND");
    if (data.isDefault) await clearDefault(tx, id);
    return toView(await tx.promptTemplate.update({ where: { id }, data }));
  });
}

/** Deletes a template. @throws NOT_FOUND */
export async function removePromptTemplate(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.promptTemplate.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function clearDefault(tx: Prisma.TransactionClient, id?: number): Promise<void> {
  await tx.promptTemplate.updateMany({ where: { isDefault: true, id: { not: id } }, data: { isDefault: false } });
}

function toView({ createdAt, ...row }: Prisma.PromptTemplateGetPayload<object>): PromptTemplate {
  return promptTemplate.parse({ ...row, createdAt: createdAt.toISOString() });
}
