import { done } from "@site/contract/common/results";
import { confirmationTexts } from "@site/contract/identity/confirmation/labels";
import { memberProcedure } from "../../../core/procedures/trpc.ts";
import { sendConfirmationCode } from "./service.ts";

/** Mails the calling member a code that takes the place of a password that they never set. */
export const sendConfirmationCodeProcedure = memberProcedure.output(done).mutation(async ({ ctx }) => {
  await sendConfirmationCode(ctx.app, ctx.caller, ctx.memberIdentity);
  return { message: confirmationTexts.codeSent };
});
