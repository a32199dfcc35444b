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
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as services from "./admin-service.ts";
import * as questions from "./questions-admin-service.ts";

const rest = restIn("Yönetim: hizmetler");

const byIdInput = z.strictObject({ id });
const byPageInput = z.strictObject({ page: faqPage });

/** Returns the REST address of a call. */

const questionsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/services/questions", "Bir sayfanın soruları"))
    .input(byPageInput)
    .output(z.array(adminQuestion))
    .query(({ ctx, input }) => questions.listAdminQuestions(ctx.app, input.page)),

  create: adminProcedure
    .meta(rest("POST /api/admin/services/questions", "Soru ekleme"))
    .input(createQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.createQuestion(ctx.app, input)),

  update: adminProcedure
    .meta(rest("PUT /api/admin/services/questions/{id}", "Soruyu güncelleme"))
    .input(updateQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.updateQuestion(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/services/questions/{id}", "Soruyu silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await questions.removeQuestion(ctx.app, input.id);
      return { message: adminServiceTexts.questionRemoved };
    }),

  order: adminProcedure
    .meta(rest("PUT /api/admin/services/questions/order", "Soruları sıralama"))
    .input(orderInput.extend({ page: faqPage }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await questions.orderQuestions(ctx.app, input.page, input.ids);
      return { message: orderTexts.changed };
    }),
});

export const adminServicesRouter = router({
  questions: questionsRouter,

  list: adminProcedure
    .meta(rest("GET /api/admin/services", "Hizmetler"))
    .output(z.array(adminServiceRow))
    .query(({ ctx }) => services.listAdminServices(ctx.app)),

  get: adminProcedure
    .meta(rest("GET /api/admin/services/{id}", "Bir hizmet"))
    .input(byIdInput)
    .output(adminService)
    .query(({ ctx, input }) => services.getAdminService(ctx.app, input.id)),

  create: adminProcedure
    .meta(rest("POST /api/admin/services", "Hizmet ekleme"))
    .input(createServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.createService(ctx.app, input)),

  update: adminProcedure
    .meta(rest("PUT /api/admin/services/{id}", "Hizmeti güncelleme"))
    .input(updateServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.updateService(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/services/{id}", "Hizmeti silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.removeService(ctx.app, input.id);
      return { message: adminServiceTexts.removed };
    }),

  order: adminProcedure
    .meta(rest("PUT /api/admin/services/order", "Hizmetleri sıralama"))
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.orderServices(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});
