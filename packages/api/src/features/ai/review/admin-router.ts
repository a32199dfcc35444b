import { fixSeoInput, fixSeoResult, originality, originalityInput } from "@site/contract/ai/review/schema";
import { editorProcedure, router } from "../../../core/trpc.ts";
import { analyzeOriginality } from "./originality-service.ts";
import { fixSeo } from "./seo-service.ts";

const openapi = { tags: ["Yönetim: AI"], protect: true };

export const adminReviewRouter = router({
  fixSeo: editorProcedure
    .meta({
      openapi: {
        ...openapi,
        method: "POST",
        path: "/api/admin/posts/ai-fix-seo",
        summary: "SEO metinlerini tamamlama",
      },
    })
    .input(fixSeoInput)
    .output(fixSeoResult)
    .mutation(({ ctx, input }) => fixSeo(ctx.app, input)),

  analyzeOriginality: editorProcedure
    .meta({
      openapi: {
        ...openapi,
        method: "POST",
        path: "/api/admin/posts/analyze-originality",
        summary: "Özgünlük analizi",
      },
      isUnaudited: true,
    })
    .input(originalityInput)
    .output(originality)
    .mutation(({ ctx, input }) => analyzeOriginality(ctx.app, input.postId)),
});
