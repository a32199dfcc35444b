import {
  adminInstitution,
  adminPosition,
  adminRule,
  createInstitutionInput,
  createPositionInput,
  createRuleInput,
  mergedEntry,
  mergeEntryInput,
  retireEntryInput,
  updateInstitutionInput,
  updatePositionInput,
  updateRuleInput,
} from "@site/contract/becayis/board/reference/admin-schema";
import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import { done, savedRecord } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as reference from "./admin-service.ts";
import { mergeInstitutions, mergePositions } from "./merge-service.ts";
import * as rules from "./rules-service.ts";

const saved = { message: boardSettingTexts.entrySaved };
const created = (id: number) => ({ id, message: boardSettingTexts.entryCreated });

const institutionsRouter = router({
  list: adminProcedure.output(z.array(adminInstitution)).query(({ ctx }) => reference.listAdminInstitutions(ctx.app)),
  create: adminProcedure
    .input(createInstitutionInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => created(await reference.createInstitution(ctx.app, input))),
  update: adminProcedure
    .input(updateInstitutionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reference.updateInstitution(ctx.app, input);
      return saved;
    }),
  retire: adminProcedure
    .input(retireEntryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reference.retireInstitution(ctx.app, input);
      return saved;
    }),
  merge: adminProcedure
    .input(mergeEntryInput)
    .output(mergedEntry)
    .mutation(async ({ ctx, input }) => ({
      ...(await mergeInstitutions(ctx.app, input.id, input.into)),
      message: boardSettingTexts.entryMerged,
    })),
});

const positionsRouter = router({
  list: adminProcedure.output(z.array(adminPosition)).query(({ ctx }) => reference.listAdminPositions(ctx.app)),
  create: adminProcedure
    .input(createPositionInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => created(await reference.createPosition(ctx.app, input))),
  update: adminProcedure
    .input(updatePositionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reference.updatePosition(ctx.app, input);
      return saved;
    }),
  retire: adminProcedure
    .input(retireEntryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reference.retirePosition(ctx.app, input);
      return saved;
    }),
  merge: adminProcedure
    .input(mergeEntryInput)
    .output(mergedEntry)
    .mutation(async ({ ctx, input }) => ({
      ...(await mergePositions(ctx.app, input.id, input.into)),
      message: boardSettingTexts.entryMerged,
    })),
});

const rulesRouter = router({
  list: adminProcedure.output(z.array(adminRule)).query(({ ctx }) => rules.listRules(ctx.app)),
  create: adminProcedure
    .input(createRuleInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => ({
      id: await rules.createRule(ctx.app, input),
      message: boardSettingTexts.ruleSaved,
    })),
  update: adminProcedure
    .input(updateRuleInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await rules.updateRule(ctx.app, input);
      return { message: boardSettingTexts.ruleSaved };
    }),
});

/** Calls for the reference lists and the eligibility rules. */
export const adminReferenceRouter = router({
  institutions: institutionsRouter,
  positions: positionsRouter,
  rules: rulesRouter,
});
