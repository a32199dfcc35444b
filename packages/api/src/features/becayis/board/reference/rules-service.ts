import { randomBytes } from "node:crypto";
import type { AdminRule, CreateRuleInput, UpdateRuleInput } from "@site/contract/becayis/board/reference/admin-schema";
import { eligibilityRule } from "@site/contract/becayis/board/reference/schema";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { changePages } from "../../../../core/pages/pages.ts";

/** Returns the eligibility rules, also inactive ones. */
export async function listRules(app: App): Promise<AdminRule[]> {
  const rows = await app.db.prisma.eligibilityRule.findMany({ orderBy: { id: "asc" } });
  return rows.map(({ id, isActive, sourceDate, ...row }) => ({
    id,
    isActive,
    ...eligibilityRule.parse({ ...row, sourceDate: sourceDate.toISOString().slice(0, 10) }),
  }));
}

/** Adds a rule that is shown as written in every match of its employment type. */
export function createRule(app: App, { sourceDate, ...rule }: CreateRuleInput): Promise<number> {
  const data = { ...rule, rule: `added-${randomBytes(6).toString("hex")}`, sourceDate: new Date(sourceDate) };
  return changePages(app, ["becayis"], async (tx) => (await tx.eligibilityRule.create({ data })).id);
}

/** Changes the sent fields of a rule. @throws NOT_FOUND */
export async function updateRule(app: App, { id, sourceDate, ...rule }: UpdateRuleInput): Promise<void> {
  const data = { ...rule, ...(sourceDate && { sourceDate: new Date(sourceDate) }) };
  await changePages(app, ["becayis"], async (tx) => {
    const { count } = await tx.eligibilityRule.updateMany({ where: { id }, data });
    if (count === 0) throw new AppError("NOT_FOUND");
  });
}
