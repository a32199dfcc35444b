import { done } from "@site/contract/common/results";
import { sendContactInput } from "@site/contract/inbox/contact/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { sendContactMessage } from "./service.ts";

const rest = restIn("İletişim");

export const contactRouter = router({
  send: publicProcedure
    .meta(rest("POST /api/contact", "Mesaj gönderme"))
    .input(sendContactInput)
    .output(done)
    .mutation(({ ctx, input }) => sendContactMessage(ctx.app, ctx.caller, input)),
});
