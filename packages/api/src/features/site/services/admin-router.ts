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
import { editorProcedure, router } from "../../../core/trpc.ts";
import * as services from "./admin-service.ts";
import * as questions from "./questions-admin-service.ts";

const byIdInput = z.strictObject({ id });
const byPageInput = z.strictObject({ page: faqPage });
const tags = ["Yönetim: hizmetler"];

/** Returns the REST address of a call. */
const at = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, summary: string) => ({
  openapi: { method, path: `/api/admin/services${path}` as const, tags, summary, protect: true },
});

const questionsRouter = router({
  list: editorProcedure
    .meta(at("GET", "/questions", "Bir sayfanın soruları"))
    .input(byPageInput)
    .output(z.array(adminQuestion))
    .query(({ ctx, input }) => questions.listAdminQuestions(ctx.app, input.page)),

  create: editorProcedure
    .meta(at("POST", "/questions", "Soru ekleme"))
    .input(createQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.createQuestion(ctx.app, input)),

  update: editorProcedure
    .meta(at("PUT", "/questions/{id}", "Soruyu güncelleme"))
    .input(updateQuestionInput)
    .output(adminQuestion)
    .mutation(({ ctx, input }) => questions.updateQuestion(ctx.app, input)),

  remove: editorProcedure
    .meta(at("DELETE", "/questions/{id}", "Soruyu silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await questions.removeQuestion(ctx.app, input.id);
      return { message: adminServiceTexts.questionRemoved };
    }),

  order: editorProcedure
    .meta(at("PUT", "/questions/order", "Soruları sıralama"))
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
    .meta(at("GET", "", "Hizmetler"))
    .output(z.array(adminServiceRow))
    .query(({ ctx }) => services.listAdminServices(ctx.app)),

  get: editorProcedure
    .meta(at("GET", "/{id}", "Bir hizmet"))
    .input(byIdInput)
    .output(adminService)
    .query(({ ctx, input }) => services.getAdminService(ctx.app, input.id)),

  create: editorProcedure
    .meta(at("POST", "", "Hizmet ekleme"))
    .input(createServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.createService(ctx.app, input)),

  update: editorProcedure
    .meta(at("PUT", "/{id}", "Hizmeti güncelleme"))
    .input(updateServiceInput)
    .output(adminService)
    .mutation(({ ctx, input }) => services.updateService(ctx.app, input)),

  remove: editorProcedure
    .meta(at("DELETE", "/{id}", "Hizmeti silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.removeService(ctx.app, input.id);
      return { message: adminServiceTexts.removed };
    }),

  order: editorProcedure
    .meta(at("PUT", "/order", "Hizmetleri sıralama"))
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await services.orderServices(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});
