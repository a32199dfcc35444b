import { previewReading, readPreviewInput } from "@site/contract/blog/posts/preview-schema";
import {
  bySlugInput,
  categoryDetail,
  categoryReading,
  categorySummary,
  listPostsInput,
  postCard,
  postDetail,
  postPageInput,
  postReading,
  postSummary,
  searchPostsInput,
  sidebar,
  sidebarInput,
  slide,
  tagDetail,
  tagReading,
} from "@site/contract/blog/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../core/trpc.ts";
import { readPreview } from "./posts/previews-service.ts";
import * as posts from "./posts/service.ts";
import * as search from "./search/service.ts";
import * as terms from "./terms/service.ts";

const tags = ["Blog"];

export const blogRouter = router({
  posts: router({
    list: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/blog/posts", tags, summary: "Yayındaki yazılar" },
        keyScope: "public:read",
      })
      .input(listPostsInput)
      .output(z.array(postSummary))
      .query(({ ctx, input }) => search.findPosts(ctx.app, input)),

    page: publicProcedure
      .input(postPageInput)
      .output(z.array(postCard))
      .query(({ ctx, input }) => posts.listPage(ctx.app, input)),

    get: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/blog/posts/{slug}", tags, summary: "Bir yazı" },
        keyScope: "public:read",
      })
      .input(bySlugInput)
      .output(postDetail)
      .query(({ ctx, input }) => posts.getPostBySlug(ctx.app, input.slug)),

    read: publicProcedure
      .input(bySlugInput)
      .output(postReading)
      .query(({ ctx, input }) => posts.readPost(ctx.app, input.slug)),

    /** Reads the post of a preview link; a mutation, so that the token is in no address. */
    preview: publicProcedure
      .input(readPreviewInput)
      .output(previewReading)
      .mutation(({ ctx, input }) => readPreview(ctx.app, ctx.caller, input.token)),

    /** Counts a view after client-side navigation, which loads no page from the server. */
    countView: publicProcedure
      .input(bySlugInput)
      .output(z.void())
      .mutation(({ ctx, input }) => ctx.app.views.note(input.slug, ctx.caller)),
  }),

  recent: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/blog/recent", tags, summary: "Son yazılar" },
      sharedUntil: ["posts"],
      keyScope: "public:read",
    })
    .input(sidebarInput)
    .output(z.array(postSummary))
    .query(({ ctx, input }) => posts.listRecentPosts(ctx.app, input.limit)),

  popular: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/blog/popular", tags, summary: "Çok okunan yazılar" },
      sharedUntil: ["posts"],
      keyScope: "public:read",
    })
    .input(sidebarInput)
    .output(z.array(postSummary))
    .query(({ ctx, input }) => posts.listPopularPosts(ctx.app, input.limit)),

  sidebar: publicProcedure
    .meta({ sharedUntil: ["posts"] })
    .input(sidebarInput)
    .output(sidebar)
    .query(({ ctx, input }) => terms.readSidebar(ctx.app, input.limit)),

  slider: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/blog/slider", tags, summary: "Öne çıkan yazılar" },
      sharedUntil: ["posts"],
      keyScope: "public:read",
    })
    .input(sidebarInput)
    .output(z.array(slide))
    .query(({ ctx, input }) => posts.listSlides(ctx.app, input.limit)),

  search: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/blog/search", tags, summary: "Yazılarda arama" },
      keyScope: "public:read",
    })
    .input(searchPostsInput)
    .output(z.array(postSummary))
    .query(({ ctx, input }) => search.searchPosts(ctx.app, input)),

  searchCards: publicProcedure
    .input(searchPostsInput)
    .output(z.array(postCard))
    .query(({ ctx, input }) => search.searchCards(ctx.app, input)),

  categories: router({
    list: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/blog/categories", tags, summary: "Kategoriler" },
        sharedUntil: ["posts"],
        keyScope: "public:read",
      })
      .output(z.array(categorySummary))
      .query(({ ctx }) => terms.listCategories(ctx.app)),

    get: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/blog/categories/{slug}", tags, summary: "Bir kategori ve ilk yazıları" },
        keyScope: "public:read",
      })
      .input(bySlugInput)
      .output(categoryDetail)
      .query(({ ctx, input }) => terms.getCategoryBySlug(ctx.app, input.slug)),

    read: publicProcedure
      .meta({ sharedUntil: ["posts"] })
      .input(bySlugInput)
      .output(categoryReading)
      .query(({ ctx, input }) => terms.readCategory(ctx.app, input.slug)),
  }),

  tags: router({
    list: publicProcedure
      .meta({ openapi: { method: "GET", path: "/api/blog/tags", tags, summary: "Etiketler" }, keyScope: "public:read" })
      .output(z.array(tagDetail))
      .query(({ ctx }) => terms.listTags(ctx.app)),

    get: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/blog/tags/{slug}", tags, summary: "Bir etiket" },
        keyScope: "public:read",
      })
      .input(bySlugInput)
      .output(tagDetail)
      .query(({ ctx, input }) => terms.getTagBySlug(ctx.app, input.slug)),

    read: publicProcedure
      .meta({ sharedUntil: ["posts"] })
      .input(bySlugInput)
      .output(tagReading)
      .query(({ ctx, input }) => terms.readTag(ctx.app, input.slug)),
  }),
});
