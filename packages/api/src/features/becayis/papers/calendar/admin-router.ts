import {
  byWindowIdInput,
  createWindowInput,
  listWindowsInput,
  savedWindow,
  updateWindowInput,
  windowPage,
} from "@site/contract/becayis/papers/calendar/admin-schema";
import { adminCalendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { done } from "@site/contract/common/results";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import { createWindow, listWindows, removeWindow, updateWindow } from "./admin-service.ts";

export const adminWindowsRouter = router({
  list: adminProcedure
    .input(listWindowsInput)
    .output(windowPage)
    .query(({ ctx, input }) => listWindows(ctx.app, input)),

  create: adminProcedure
    .input(createWindowInput)
    .output(savedWindow)
    .mutation(async ({ ctx, input }) => ({
      id: await createWindow(ctx.app, input),
      message: adminCalendarTexts.saved,
    })),

  update: adminProcedure
    .input(updateWindowInput)
    .output(done)
    .mutation(async ({ ctx, input }) => ({
      message: (await updateWindow(ctx.app, input)) ? adminCalendarTexts.moved : adminCalendarTexts.saved,
    })),

  remove: adminProcedure
    .input(byWindowIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeWindow(ctx.app, input.id);
      return { message: adminCalendarTexts.removed };
    }),
});
