import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import {
  confirmStaffCodeInput,
  documentBodyLimitBytes,
  requestStaffCodeInput,
  sendStaffDocumentInput,
  staffState,
} from "@site/contract/becayis/papers/staff/schema";
import { done } from "@site/contract/common/results";
import { memberProcedure, router, verifiedMemberProcedure } from "../../../../core/procedures/trpc.ts";
import { confirmStaffCode, requestStaffCode } from "./code-service.ts";
import { sendStaffDocument, withdrawStaffDocument } from "./document-service.ts";
import { getStaffState } from "./service.ts";

export const staffRouter = router({
  get: memberProcedure.output(staffState).query(({ ctx }) => getStaffState(ctx.app, ctx.memberIdentity.id)),

  requestCode: verifiedMemberProcedure
    .input(requestStaffCodeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await requestStaffCode(ctx.app, ctx.caller, ctx.memberIdentity.id, input.address);
      return { message: staffTexts.codeSent };
    }),

  confirmCode: verifiedMemberProcedure
    .input(confirmStaffCodeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmStaffCode(ctx.app, ctx.caller, ctx.memberIdentity, input.code);
      return { message: staffTexts.verified };
    }),

  sendDocument: verifiedMemberProcedure
    .meta({ bodyLimit: documentBodyLimitBytes })
    .input(sendStaffDocumentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await sendStaffDocument(ctx.app, ctx.memberIdentity.id, input.file);
      return { message: staffTexts.documentSent };
    }),

  withdrawDocument: memberProcedure.output(done).mutation(async ({ ctx }) => {
    await withdrawStaffDocument(ctx.app, ctx.memberIdentity.id);
    return { message: staffTexts.documentWithdrawn };
  }),
});
