import { exchangeStats, topCities } from "@site/contract/becayis/moderation/admin-schema";
import {
  adminPost,
  adminPostRow,
  createPostInput,
  listAdminPostsInput,
  updatePostInput,
} from "@site/contract/blog/admin-schema";
import { id } from "@site/contract/common/atoms";
import { keyInfo } from "@site/contract/keys/schema";
import { z } from "zod";
import { keyProcedure, router } from "../../core/trpc.ts";
import * as stats from "../becayis/moderation/stats-service.ts";
import * as posts from "../blog/posts/admin-service.ts";

const tags = ["API anahtarıyla"];

/** Calls of third parties' programs; each needs an API key with the scope that it names. */
export const keyedRouter = router({
  key: keyProcedure
    .meta({
      openapi: { method: "GET", path: "/api/v1/key", tags, summary: "Anahtarın izinleri ve sınırı", protect: true },
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
      openapi: { method: "GET", path: "/api/v1/board/statistics", tags, summary: "Panonun sayıları", protect: true },
      keyScope: "board:statistics",
    })
    .output(exchangeStats)
    .query(({ ctx }) => stats.getExchangeStats(ctx.app)),

  boardCities: keyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/v1/board/cities",
        tags,
        summary: "En çok sunulan ve istenen şehirler",
        protect: true,
      },
      keyScope: "board:statistics",
    })
    .output(topCities)
    .query(({ ctx }) => stats.listTopCities(ctx.app)),

  posts: router({
    list: keyProcedure
      .meta({
        openapi: { method: "GET", path: "/api/v1/posts", tags, summary: "Her durumdaki yazılar", protect: true },
        keyScope: "posts:write",
      })
      .input(listAdminPostsInput)
      .output(z.array(adminPostRow))
      .query(({ ctx, input }) => posts.listAdminPosts(ctx.app, input)),

    get: keyProcedure
      .meta({
        openapi: { method: "GET", path: "/api/v1/posts/{id}", tags, summary: "Düzenlenecek yazı", protect: true },
        keyScope: "posts:write",
      })
      .input(z.strictObject({ id }))
      .output(adminPost)
      .query(({ ctx, input }) => posts.getAdminPost(ctx.app, input.id)),

    create: keyProcedure
      .meta({
        openapi: { method: "POST", path: "/api/v1/posts", tags, summary: "Yazı oluşturma", protect: true },
        keyScope: "posts:write",
      })
      .input(createPostInput)
      .output(adminPost)
      .mutation(({ ctx, input }) => posts.createPost(ctx.app, input, null)),

    update: keyProcedure
      .meta({
        openapi: { method: "PUT", path: "/api/v1/posts/{id}", tags, summary: "Yazı güncelleme", protect: true },
        keyScope: "posts:write",
      })
      .input(updatePostInput)
      .output(adminPost)
      .mutation(({ ctx, input }) => posts.updatePost(ctx.app, input)),

    change: keyProcedure
      .meta({
        openapi: {
          method: "PATCH",
          path: "/api/v1/posts/{id}",
          tags,
          summary: "Yazının alanlarını değiştirme",
          protect: true,
        },
        keyScope: "posts:write",
      })
      .input(updatePostInput)
      .output(adminPost)
      .mutation(({ ctx, input }) => posts.updatePost(ctx.app, input)),
  }),
});
