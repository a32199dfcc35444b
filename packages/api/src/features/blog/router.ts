import { previewReading, readPreviewInput } from "@site/contract/blog/posts/preview-schema";
import {
  bySlugInput,
  listPostsInput,
  postCard,
  postDetail,
  postPageInput,
  postReading,
  postSummary,
  slide,
} from "@site/contract/blog/posts/schema";
import { searchPostsInput } from "@site/contract/blog/search/schema";
import {
  categoryDetail,
  categoryReading,
  categorySummary,
  sidebar,
  sidebarInput,
  tagDetail,
  tagReading,
} from "@site/contract/blog/terms/schema";
import { z } from "zod";
import { restIn, spelledAs } from "../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../core/procedures/trpc.ts";
import { readPreview } from "./posts/editing/previews-service.ts";
import * as posts from "./posts/service.ts";
import * as search from "./search/service.ts";
import * as terms from "./terms/service.ts";

const rest = restIn("Blog");

export const blogRouter = router({
  posts: router({
    list: publicProcedure
      .meta({
        ...rest("GET /api/blog/posts", "Yayındaki yazılar"),
        cachedUntil: ["posts"],
        keyScope: "public:read",
      })
      .input(listPostsInput)
      .output(z.array(postSummary))
      .query(({ ctx, input }) => search.findPosts(ctx.app, input)),

    /** Serves the site's pages of posts; `list` is the documented call. */
    page: publicProcedure
      .input(postPageInput)
      .output(z.array(postCard))
      .query(({ ctx, input }) => posts.listPage(ctx.app, input)),

    get: publicProcedure
      .meta({
        ...rest("GET /api/blog/posts/{slug}", "Bir yazı"),
        cachedUntil: ["posts"],
        keyScope: "public:read",
      })
      .input(bySlugInput)
      .output(postDetail)
      .query(({ ctx, input }) => posts.getPostBySlug(ctx.app, input.slug)),

    /** Serves the site's article with related posts; `get` is the documented call. */
    read: publicProcedure
      .input(bySlugInput)
      .output(postReading)
      .query(({ ctx, input }) => posts.readPost(ctx.app, input.slug)),

    /** A mutation, so that the token travels in the body. */
    preview: publicProcedure
      .input(readPreviewInput)
      .output(previewReading)
      .mutation(({ ctx, input }) => readPreview(ctx.app, ctx.caller, input.token)),

    /** Counts a view after client-side navigation, which loads no page from the server. */
    countView: publicProcedure
      .input(bySlugInput)
      .output(z.void())
      .mutation(({ ctx, input }) => ctx.app.views.record(input.slug, ctx.caller)),
  }),

  recent: publicProcedure
    .meta({
      ...rest("GET /api/blog/recent", "Son yazılar"),
      sharedUntil: ["posts"],
      keyScope: "public:read",
    })
    .input(sidebarInput)
    .output(z.array(postSummary))
    .query(({ ctx, input }) => posts.listRecentPosts(ctx.app, input.limit)),

  popular: publicProcedure
    .meta({
      ...rest("GET /api/blog/popular", "Çok okunan yazılar"),
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
      ...rest("GET /api/blog/slider", "Öne çıkan yazılar"),
      answer: spelledAs(z.array(slide), ["imageUrl", "imageSize", "viewCount"]),
      sharedUntil: ["posts"],
      keyScope: "public:read",
    })
    .input(sidebarInput)
    .output(z.array(slide))
    .query(({ ctx, input }) => posts.listSlides(ctx.app, input.limit)),

  search: publicProcedure
    .meta({
      ...rest("GET /api/blog/search", "Yazılarda arama"),
      cachedUntil: ["posts"],
      keyScope: "public:read",
    })
    .input(searchPostsInput)
    .output(z.array(postSummary))
    .query(({ ctx, input }) => search.searchPosts(ctx.app, input)),

  /** Serves the site's search; `search` is the documented call. */
  searchCards: publicProcedure
    .input(searchPostsInput)
    .output(z.array(postCard))
    .query(({ ctx, input }) => search.searchCards(ctx.app, input)),

  categories: router({
    list: publicProcedure
      .meta({
        ...rest("GET /api/blog/categories", "Kategoriler"),
        sharedUntil: ["posts"],
        keyScope: "public:read",
      })
      .output(z.array(categorySummary))
      .query(({ ctx }) => terms.listCategories(ctx.app)),

    get: publicProcedure
      .meta({
        ...rest("GET /api/blog/categories/{slug}", "Bir kategori ve ilk yazıları"),
        cachedUntil: ["posts"],
        keyScope: "public:read",
      })
      .input(bySlugInput)
      .output(categoryDetail)
      .query(({ ctx, input }) => terms.getCategoryBySlug(ctx.app, input.slug)),

    /** Serves the site's page of a category; `get` is the documented call. */
    read: publicProcedure
      .meta({ sharedUntil: ["posts"] })
      .input(bySlugInput)
      .output(categoryReading)
      .query(({ ctx, input }) => terms.readCategory(ctx.app, input.slug)),
  }),

  tags: router({
    list: publicProcedure
      .meta({
        ...rest("GET /api/blog/tags", "Etiketler"),
        cachedUntil: ["posts"],
        keyScope: "public:read",
      })
      .output(z.array(tagDetail))
      .query(({ ctx }) => terms.listTags(ctx.app)),

    get: publicProcedure
      .meta({
        ...rest("GET /api/blog/tags/{slug}", "Bir etiket"),
        cachedUntil: ["posts"],
        keyScope: "public:read",
      })
      .input(bySlugInput)
      .output(tagDetail)
      .query(({ ctx, input }) => terms.getTagBySlug(ctx.app, input.slug)),

    /** Serves the site's page of a tag; `get` is the documented call. */
    read: publicProcedure
      .meta({ sharedUntil: ["posts"] })
      .input(bySlugInput)
      .output(tagReading)
      .query(({ ctx, input }) => terms.readTag(ctx.app, input.slug)),
  }),
});
