import {
  adminWindow,
  byWindowIdInput,
  createWindowInput,
  listWindowsInput,
  savedWindow,
  updateWindowInput,
  windowPage,
} from "@site/contract/becayis/calendar/admin-schema";
import { adminCalendarTexts } from "@site/contract/becayis/calendar/labels";
import { done } from "@site/contract/common/results";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { createWindow, getWindow, listWindows, removeWindow, updateWindow } from "./admin-service.ts";

const rest = restIn("Yönetim: becayiş");

export const adminWindowsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/becayis/windows", "Başvuru dönemleri"))
    .input(listWindowsInput)
    .output(windowPage)
    .query(({ ctx, input }) => listWindows(ctx.app, input)),

  get: adminProcedure
    .meta(rest("GET /api/admin/becayis/windows/{id}", "Bir başvuru dönemi"))
    .input(byWindowIdInput)
    .output(adminWindow)
    .query(({ ctx, input }) => getWindow(ctx.app, input.id)),

  create: adminProcedure
    .meta(rest("POST /api/admin/becayis/windows", "Başvuru dönemi ekleme"))
    .input(createWindowInput)
    .output(savedWindow)
    .mutation(async ({ ctx, input }) => ({
      id: await createWindow(ctx.app, input),
      message: adminCalendarTexts.saved,
    })),

  update: adminProcedure
    .meta(rest("PUT /api/admin/becayis/windows/{id}", "Başvuru dönemini değiştirme"))
    .input(updateWindowInput)
    .output(done)
    .mutation(async ({ ctx, input }) => ({
      message: (await updateWindow(ctx.app, input)) ? adminCalendarTexts.moved : adminCalendarTexts.saved,
    })),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/becayis/windows/{id}", "Başvuru dönemini kaldırma"))
    .input(byWindowIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeWindow(ctx.app, input.id);
      return { message: adminCalendarTexts.removed };
    }),
});
