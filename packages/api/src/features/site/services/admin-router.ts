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
import { editorProcedure, router } from "../../../core/procedures/trpc.ts";
import * as services from "./admin-service.ts";
import * as questions from "./questions-admin-service.ts";

const rest = restIn("Yönetim: hizmetler");

const byIdInput = z.strictObject({ id });
const byPageInput = z.strictObject({ page: faqPage });

/** Returns the REST address of a call. */

const questionsRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/services/questions", { tr: "Bir sayfanın soruları", en: "Questions of a page" }))
    .input(byPageInput)
    .output(z.array(adminQuestion))
    .query(({ ctx, input }) => questions.listAdminQuestions(ctx.app, input.page)),

  create: editorProcedure
    .meta(rest("POST /api/admin/services/questions", { tr: "Soru ekleme", en: "Add a question" }))
    .input(createQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.createQuestion(ctx.app, input)),

  update: editorProcedure
    .meta(rest("PUT /api/admin/services/questions/{id}", { tr: "Soruyu güncelleme", en: "Update a question" }))
    .input(updateQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.updateQuestion(ctx.app, input)),

  remove: editorProcedure
    .meta(rest("DELETE /api/admin/services/questions/{id}", { tr: "Soruyu silme", en: "Delete a question" }))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await questions.removeQuestion(ctx.app, input.id);
      return { message: adminServiceTexts.questionRemoved };
    }),

  order: editorProcedure
    .meta(rest("PUT /api/admin/services/questions/order", { tr: "Soruları sıralama", en: "Order the questions" }))
    .input(orderInput.extend({ page: faqPage }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await questions.orderQuestions(ctx.app, input.page, input.ids);
      return { message: orderTexts.changed };
    }),
});

export const adminServicesRouter = router({
  questions: questionsRouter,

  list: editorProcedure
    .meta(rest("GET /api/admin/services", { tr: "Hizmetler", en: "Services" }))
    .output(z.array(adminServiceRow))
    .query(({ ctx }) => services.listAdminServices(ctx.app)),

  get: editorProcedure
    .meta(rest("GET /api/admin/services/{id}", { tr: "Bir hizmet", en: "A service" }))
    .input(byIdInput)
    .output(adminService)
    .query(({ ctx, input }) => services.getAdminService(ctx.app, input.id)),

  create: editorProcedure
    .meta(rest("POST /api/admin/services", { tr: "Hizmet ekleme", en: "Add a service" }))
    .input(createServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.createService(ctx.app, input)),

  update: editorProcedure
    .meta(rest("PUT /api/admin/services/{id}", { tr: "Hizmeti güncelleme", en: "Update a service" }))
    .input(updateServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.updateService(ctx.app, input)),

  remove: editorProcedure
    .meta(rest("DELETE /api/admin/services/{id}", { tr: "Hizmeti silme", en: "Delete a service" }))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.removeService(ctx.app, input.id);
      return { message: adminServiceTexts.removed };
    }),

  order: editorProcedure
    .meta(rest("PUT /api/admin/services/order", { tr: "Hizmetleri sıralama", en: "Order the services" }))
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.orderServices(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});
