import { exchangeStats, topCities } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminPost, createPostInput, updatePostInput } from "@site/contract/blog/posts/admin-schema";
import { id } from "@site/contract/common/atoms";
import { patchPostInput, postPage, postPageInput } from "@site/contract/keys/post-schema";
import { keyInfo } from "@site/contract/keys/schema";
import { z } from "zod";
import { restIn } from "../../core/procedures/rest.ts";
import { keyProcedure, router } from "../../core/procedures/trpc.ts";
import * as stats from "../becayis/board/moderation/stats-service.ts";
import * as posts from "../blog/posts/editing/admin-service.ts";

const rest = restIn("API anahtarıyla");

/** Calls of third parties' programs; each needs an API key with the scope that it names. */
export const keyedRouter = router({
  key: keyProcedure
    .meta({
      ...rest("GET /api/v1/key", "Anahtarın izinleri ve sınırı"),
      keyScope: "any",
    })
    .output(keyInfo)
    .query(
      ({
        ctx: {
          keyIdentity: { name, scopes, callsPerMinute, expiresAt },
        },
      }) => ({
        name,
        scopes,
        callsPerMinute,
        expiresAt: expiresAt.toISOString(),
      }),
    ),

  boardStatistics: keyProcedure
    .meta({
      ...rest("GET /api/v1/board/statistics", "Panonun sayıları"),
      keyScope: "board:statistics",
    })
    .output(exchangeStats)
    .query(({ ctx }) => stats.getExchangeStats(ctx.app)),

  boardCities: keyProcedure
    .meta({
      ...rest("GET /api/v1/board/cities", "En çok sunulan ve istenen şehirler"),
      keyScope: "board:statistics",
    })
    .output(topCities)
    .query(({ ctx }) => stats.listTopCities(ctx.app)),

  posts: router({
    list: keyProcedure
      .meta({
        ...rest("GET /api/v1/posts", "Her durumdaki yazılar"),
        keyScope: "posts:write",
      })
      .input(postPageInput)
      .output(postPage)
      .query(({ ctx, input }) => posts.getPostPage(ctx.app, input)),

    get: keyProcedure
      .meta({
        ...rest("GET /api/v1/posts/{id}", "Düzenlenecek yazı"),
        keyScope: "posts:write",
      })
      .input(z.strictObject({ id }))
      .output(adminPost)
      .query(({ ctx, input }) => posts.getAdminPost(ctx.app, input.id)),

    create: keyProcedure
      .meta({
        ...rest("POST /api/v1/posts", "Yazı oluşturma"),
        keyScope: "posts:write",
      })
      .input(createPostInput)
      .output(adminPost)
      .mutation(({ ctx, input }) => posts.createPost(ctx.app, input, null)),

    update: keyProcedure
      .meta({
        ...rest("PUT /api/v1/posts/{id}", "Yazı güncelleme"),
        keyScope: "posts:write",
      })
      .input(updatePostInput)
      .output(adminPost)
      .mutation(({ ctx, input }) => posts.updatePost(ctx.app, input)),

    change: keyProcedure
      .meta({
        ...rest("PATCH /api/v1/posts/{id}", "Yazının alanlarını değiştirme"),
        isMergePatch: true,
        keyScope: "posts:write",
      })
      .input(patchPostInput)
      .output(adminPost)
      .mutation(({ ctx, input }) => posts.updatePost(ctx.app, input)),
  }),
});
