import {
  adminPost,
  adminPostPage,
  adminPostPageInput,
  adminPostRow,
  createPostInput,
  dashboardStats,
  listAdminPostsInput,
  setFeaturedImageInput,
  updatePostInput,
} from "@site/contract/blog/admin-schema";
import { bulkChangeInput, bulkChangeResult } from "@site/contract/blog/posts/bulk-schema";
import { calendarEvent, calendarInput } from "@site/contract/blog/posts/calendar-schema";
import {
  autoFixCategoriesInput,
  autoFixCategoriesResult,
  generalCheckResult,
  updatePostCategoryInput,
  updatePostCategoryResult,
} from "@site/contract/blog/posts/check-schema";
import {
  discardDraftInput,
  listDraftsInput,
  postDraft,
  saveDraftInput,
  savedDraft,
} from "@site/contract/blog/posts/draft-schema";
import {
  createdPreview,
  createPreviewInput,
  listPreviewsInput,
  previewReading,
  previewRow,
  revokePreviewInput,
} from "@site/contract/blog/posts/preview-schema";
import {
  listRevisionsInput,
  postRevision,
  restoreRevisionInput,
  revisionInput,
  revisionRow,
} from "@site/contract/blog/posts/revision-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, editorProcedure, router } from "../../../core/trpc.ts";
import * as posts from "./admin-service.ts";
import * as bulk from "./bulk-service.ts";
import { listCalendar } from "./calendar-service.ts";
import { checkPosts, fixMissingCategories, updatePostCategory } from "./check-service.ts";
import * as drafts from "./drafts-service.ts";
import * as previews from "./previews-service.ts";
import * as revisions from "./revisions-service.ts";

const byIdInput = z.strictObject({ id });
const tags = ["Yönetim: yazılar"];

export const adminPostsRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/posts", tags, summary: "Bütün yazılar", protect: true } })
    .input(listAdminPostsInput)
    .output(z.array(adminPostRow))
    .query(({ ctx, input }) => posts.listAdminPosts(ctx.app, input)),

  page: editorProcedure
    .input(adminPostPageInput)
    .output(adminPostPage)
    .query(({ ctx, input }) => posts.getAdminPostPage(ctx.app, input)),

  get: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/posts/{id}", tags, summary: "Bir yazı", protect: true } })
    .input(byIdInput)
    .output(adminPost)
    .query(({ ctx, input }) => posts.getAdminPost(ctx.app, input.id)),

  create: editorProcedure
    .meta({ openapi: { method: "POST", path: "/api/admin/posts", tags, summary: "Yazı oluşturma", protect: true } })
    .input(createPostInput)
    .output(adminPost)
    .mutation(({ ctx, input }) => posts.createPost(ctx.app, input, ctx.adminIdentity.id)),

  update: editorProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/admin/posts/{id}", tags, summary: "Yazı güncelleme", protect: true },
    })
    .input(updatePostInput)
    .output(adminPost)
    .mutation(({ ctx, input }) => posts.updatePost(ctx.app, input)),

  setFeaturedImage: editorProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/admin/posts/{id}/featured-image",
        tags,
        summary: "Öne çıkan görsel",
        protect: true,
      },
    })
    .input(setFeaturedImageInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await posts.setFeaturedImage(ctx.app, input.id, input.featuredImage);
      return { message: "Görsel güncellendi." };
    }),

  remove: editorProcedure
    .meta({ openapi: { method: "DELETE", path: "/api/admin/posts/{id}", tags, summary: "Yazı silme", protect: true } })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await bulk.removePost(ctx.app, input.id);
      return { message: "Yazı silindi." };
    }),

  changeMany: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/posts/bulk",
        tags,
        summary: "Birçok yazıyı birlikte değiştirme",
        protect: true,
      },
      needsPassword: ({ input }) => bulkChangeInput.safeParse(input).data?.change.kind === "remove",
    })
    .input(bulkChangeInput)
    .output(bulkChangeResult)
    .mutation(({ ctx, input }) => bulk.changePosts(ctx.app, input.change)),

  calendar: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/posts/calendar",
        tags,
        summary: "Bir ayın yayın takvimi",
        protect: true,
      },
    })
    .input(calendarInput)
    .output(z.array(calendarEvent))
    .query(({ ctx, input }) => listCalendar(ctx.app, input)),

  generalCheck: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/posts/general-check", tags, summary: "Genel kontrol", protect: true },
    })
    .output(generalCheckResult)
    .query(({ ctx }) => checkPosts(ctx.app)),

  autoFixCategories: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/posts/auto-fix-categories",
        tags,
        summary: "Kategorisiz yazıları tamamlama",
        protect: true,
      },
    })
    .input(autoFixCategoriesInput)
    .output(autoFixCategoriesResult)
    .mutation(({ ctx, input }) => fixMissingCategories(ctx.app, input.defaultCategoryId)),

  updateCategory: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/posts/update-category",
        tags,
        summary: "Yazının kategorisini değiştirme",
        protect: true,
      },
    })
    .input(updatePostCategoryInput)
    .output(updatePostCategoryResult)
    .mutation(({ ctx, input }) => updatePostCategory(ctx.app, input)),
});

const workspaceTags = ["Yönetim: yazı taslakları ve sürümleri"];

export const adminPostDraftsRouter = router({
  save: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/post-drafts/{id}",
        tags: workspaceTags,
        summary: "Kaydedilmemiş metni saklama",
        protect: true,
      },
      isUnaudited: true,
    })
    .input(saveDraftInput)
    .output(savedDraft)
    .mutation(({ ctx, input }) => drafts.saveDraft(ctx.app, ctx.adminIdentity.id, input)),

  list: editorProcedure
    .input(listDraftsInput)
    .output(z.array(postDraft))
    .query(({ ctx, input }) => drafts.listDrafts(ctx.app, ctx.adminIdentity.id, input)),

  discard: editorProcedure
    .input(discardDraftInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await drafts.discardDraft(ctx.app, ctx.adminIdentity.id, input);
      return { message: "Taslak silindi." };
    }),
});

export const adminPostRevisionsRouter = router({
  list: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/posts/{postId}/revisions",
        tags: workspaceTags,
        summary: "Yazının eski sürümleri",
        protect: true,
      },
    })
    .input(listRevisionsInput)
    .output(z.array(revisionRow))
    .query(({ ctx, input }) => revisions.listRevisions(ctx.app, input.postId)),

  get: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/posts/{postId}/revisions/{version}",
        tags: workspaceTags,
        summary: "Yazının bir sürümü",
        protect: true,
      },
    })
    .input(revisionInput)
    .output(postRevision)
    .query(({ ctx, input }) => revisions.getRevision(ctx.app, input)),

  restore: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/posts/{postId}/revisions/{version}/restore",
        tags: workspaceTags,
        summary: "Eski bir sürümü geri getirme",
        protect: true,
      },
    })
    .input(restoreRevisionInput)
    .output(adminPost)
    .mutation(({ ctx, input }) => revisions.restoreRevision(ctx.app, input)),
});

export const adminPostPreviewsRouter = router({
  create: editorProcedure
    .input(createPreviewInput)
    .output(createdPreview)
    .mutation(({ ctx, input }) => previews.createPreview(ctx.app, ctx.adminIdentity.id, input)),

  list: editorProcedure
    .input(listPreviewsInput)
    .output(z.array(previewRow))
    .query(({ ctx, input }) => previews.listPreviews(ctx.app, input.postId)),

  show: editorProcedure
    .input(listPreviewsInput)
    .output(previewReading)
    .query(({ ctx, input }) => previews.previewPost(ctx.app, input.postId)),

  revoke: editorProcedure
    .input(revokePreviewInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await previews.revokePreview(ctx.app, input.id);
      return { message: "Bağlantı iptal edildi." };
    }),
});

export const dashboardRouter = router({
  stats: adminProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/stats", tags: ["Yönetim: özet"], summary: "Sayılar", protect: true },
    })
    .output(dashboardStats)
    .query(({ ctx }) => posts.getDashboardStats(ctx.app)),
});
