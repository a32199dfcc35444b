import { id } from "@site/contract/common/atoms";
import { orderInput, orderTexts } from "@site/contract/common/order";
import { done } from "@site/contract/common/results";
import {
  adminQuestion,
  adminService,
  adminServiceRow,
  createQuestionInput,
  createServiceInput,
  updateQuestionInput,
  updateServiceInput,
} from "@site/contract/site/services/admin-schema";
import { adminServiceTexts } from "@site/contract/site/services/labels";
import { faqPage } from "@site/contract/site/services/schema";
import { z } from "zod";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as services from "./admin-service.ts";
import * as questions from "./questions-admin-service.ts";

const byIdInput = z.strictObject({ id });
const byPageInput = z.strictObject({ page: faqPage });

/** Returns the REST address of a call. */

const questionsRouter = router({
  list: adminProcedure
    .input(byPageInput)
    .output(z.array(adminQuestion))
    .query(({ ctx, input }) => questions.listAdminQuestions(ctx.app, input.page)),

  create: adminProcedure
    .input(createQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.createQuestion(ctx.app, input)),

  update: adminProcedure
    .input(updateQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.updateQuestion(ctx.app, input)),

  remove: adminProcedure
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await questions.removeQuestion(ctx.app, input.id);
      return { message: adminServiceTexts.questionRemoved };
    }),

  order: adminProcedure
    .input(orderInput.extend({ page: faqPage }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await questions.orderQuestions(ctx.app, input.page, input.ids);
      return { message: orderTexts.changed };
    }),
});

export const adminServicesRouter = router({
  questions: questionsRouter,

  list: adminProcedure.output(z.array(adminServiceRow)).query(({ ctx }) => services.listAdminServices(ctx.app)),

  get: adminProcedure
    .input(byIdInput)
    .output(adminService)
    .query(({ ctx, input }) => services.getAdminService(ctx.app, input.id)),

  create: adminProcedure
    .input(createServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.createService(ctx.app, input)),

  update: adminProcedure
    .input(updateServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.updateService(ctx.app, input)),

  remove: adminProcedure
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.removeService(ctx.app, input.id);
      return { message: adminServiceTexts.removed };
    }),

  order: adminProcedure
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.orderServices(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});
