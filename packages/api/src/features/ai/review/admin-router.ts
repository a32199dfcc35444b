import { fixSeoInput, fixSeoResult, originality, originalityInput } from "@site/contract/ai/review/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { analyzeOriginality } from "./originality-service.ts";
import { fixSeo } from "./seo-service.ts";

const rest = restIn("Yönetim: AI");

export const adminReviewRouter = router({
  fixSeo: adminProcedure
    .meta(rest("POST /api/admin/posts/ai-fix-seo", "SEO metinlerini tamamlama"))
    .input(fixSeoInput)
    .output(fixSeoResult)
    .mutation(({ ctx, input }) => fixSeo(ctx.app, input)),

  analyzeOriginality: adminProcedure
    .meta({
      ...rest("POST /api/admin/posts/analyze-originality", "Özgünlük analizi"),
      isUnaudited: true,
    })
    .input(originalityInput)
    .output(originality)
    .mutation(({ ctx, input }) => analyzeOriginality(ctx.app, input.postId)),
});
