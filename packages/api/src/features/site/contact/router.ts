import { done } from "@site/contract/common/results";
import { sendContactInput } from "@site/contract/site/contact/schema";
import { publicProcedure, router } from "../../../core/trpc.ts";
import { sendContactMessage } from "./service.ts";

export const contactRouter = router({
  send: publicProcedure
    .meta({ openapi: { method: "POST", path: "/api/contact", tags: ["İletişim"], summary: "Mesaj gönderme" } })
    .input(sendContactInput)
    .output(done)
    .mutation(({ ctx, input }) => sendContactMessage(ctx.app, ctx.caller, input)),
});
