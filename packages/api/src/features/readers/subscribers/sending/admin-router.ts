import { done } from "@site/contract/common/results";
import { mailingTexts } from "@site/contract/readers/subscribers/sending/labels";
import {
  issuePage,
  issuePageInput,
  mailingAudience,
  mailingAudienceInput,
  mailingState,
  mailPreview,
  pauseMailingInput,
  previewMailInput,
  saveMailingSettingsInput,
  testMailInput,
} from "@site/contract/readers/subscribers/sending/schema";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as mailing from "./settings-service.ts";

export const adminMailingRouter = router({
  state: adminProcedure.output(mailingState).query(({ ctx }) => mailing.getMailingState(ctx.app)),

  audience: adminProcedure
    .input(mailingAudienceInput)
    .output(mailingAudience)
    .query(({ ctx, input }) => mailing.countAudience(ctx.app, input.categoryId)),

  issues: adminProcedure
    .input(issuePageInput)
    .output(issuePage)
    .query(({ ctx, input }) => mailing.listIssues(ctx.app, input.page)),

  pause: adminProcedure
    .input(pauseMailingInput)
    .output(done)
    .mutation(({ ctx, input }) => mailing.pauseMailing(ctx.app, input.isPaused)),

  /** A mutation, because the first mail waits until somebody has seen it. */
  preview: adminProcedure
    .input(previewMailInput)
    .output(mailPreview)
    .mutation(({ ctx, input }) => mailing.previewMail(ctx.app, input.kind)),

  test: adminProcedure
    .input(testMailInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await mailing.sendTestMail(ctx.app, input);
      return { message: mailingTexts.tested };
    }),

  confirm: adminProcedure.output(done).mutation(async ({ ctx }) => {
    await mailing.confirmMailing(ctx.app, ctx.adminIdentity);
    return { message: mailingTexts.confirmed };
  }),

  saveSettings: adminProcedure
    .input(saveMailingSettingsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await mailing.saveMailingSettings(ctx.app, input);
      return { message: mailingTexts.saved };
    }),
});
