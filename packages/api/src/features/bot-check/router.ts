import { formStamp } from "@site/contract/bot-check/schema";
import { publicProcedure, router } from "../../core/procedures/trpc.ts";
import { issueFormStamp } from "./service.ts";

export const botCheckRouter = router({
  stamp: publicProcedure.output(formStamp).query(({ ctx }) => issueFormStamp(ctx.app)),
});
