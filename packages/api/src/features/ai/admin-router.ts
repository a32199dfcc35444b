import { mergeRouters } from "../../core/procedures/trpc.ts";
import { adminAiImagesRouter } from "./images/admin-router.ts";
import { adminAiUsageRouter } from "./usage/admin-router.ts";
import { adminAiWritingRouter } from "./writing/admin-router.ts";

export const adminAiRouter = mergeRouters(adminAiUsageRouter, adminAiImagesRouter, adminAiWritingRouter);
