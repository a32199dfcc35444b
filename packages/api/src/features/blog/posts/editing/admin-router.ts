import {
  adminPost,
  adminPostPage,
  adminPostPageInput,
  adminPostRow,
  createPostInput,
  listAdminPostsInput,
  setFeaturedImageInput,
  updatePostInput,
} from "@site/contract/blog/posts/admin-schema";
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
  addRevisionInput,
  listRevisionsInput,
  postRevision,
  restoreRevisionInput,
  revisionInput,
  revisionRow,
} from "@site/contract/blog/posts/revision-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn, spelledAs } from "../../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as posts from "./admin-service.ts";
import * as bulk from "./bulk-service.ts";
import { checkPosts, fixMissingCategories, updatePostCategory } from "./check-service.ts";
import * as drafts from "./drafts-service.ts";
import { PostsFile } from "./export-service.ts";
import * as previews from "./previews-service.ts";
import * as revisions from "./revisions-service.ts";

const rest = restIn("Yönetim: yazılar");

const byIdInput = z.strictObject({ id });

export const adminPostsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/posts", "Bütün yazılar"))
    .input(listAdminPostsInput)
    .output(z.array(adminPostRow))
    .query(({ ctx, input }) => posts.listAdminPosts(ctx.app, input)),

  page: adminProcedure
    .input(adminPostPageInput)
    .output(adminPostPage)
    .query(({ ctx, input }) => posts.getAdminPostPage(ctx.app, input)),

  get: adminProcedure
    .meta(rest("GET /api/admin/posts/{id}", "Bir yazı"))
    .input(byIdInput)
    .output(adminPost)
    .query(({ ctx, input }) => posts.getAdminPost(ctx.app, input.id)),

  create: adminProcedure
    .meta(rest("POST /api/admin/posts", "Yazı oluşturma"))
    .input(createPostInput)
    .output(adminPost)
    .mutation(({ ctx, input }) => posts.createPost(ctx.app, input, ctx.adminIdentity.id)),

  update: adminProcedure
    .meta(rest("PUT /api/admin/posts/{id}", "Yazı güncelleme"))
    .input(updatePostInput)
    .output(adminPost)
    .mutation(({ ctx, input }) => posts.updatePost(ctx.app, input)),

  setFeaturedImage: adminProcedure
    .meta(rest("PATCH /api/admin/posts/{id}/featured-image", "Öne çıkan görsel"))
    .input(setFeaturedImageInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await posts.setFeaturedImage(ctx.app, input.id, input.featuredImage);
      return { message: "Görsel güncellendi." };
    }),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/posts/{id}", "Yazı silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await bulk.removePost(ctx.app, input.id);
      return { message: "Yazı silindi." };
    }),

  /** A mutation, so that the audit log records who exported all posts. */
  export: adminProcedure
    .meta({ needsPassword: true })
    .output(z.instanceof(PostsFile))
    .mutation(({ ctx }) => new PostsFile(ctx.app)),

  changeMany: adminProcedure
    .meta({ needsPassword: (input) => bulkChangeInput.safeParse(input).data?.change.kind === "remove" })
    .input(bulkChangeInput)
    .output(bulkChangeResult)
    .mutation(({ ctx, input }) => bulk.changePosts(ctx.app, input.change)),

  calendar: adminProcedure
    .input(calendarInput)
    .output(z.array(calendarEvent))
    .query(({ ctx, input }) => posts.listCalendar(ctx.app, input)),

  generalCheck: adminProcedure
    .meta({ ...rest("GET /api/admin/posts/general-check", "Genel kontrol"), answer: spelledAs(generalCheckResult) })
    .output(generalCheckResult)
    .query(({ ctx }) => checkPosts(ctx.app)),

  autoFixCategories: adminProcedure
    .meta({
      ...rest("POST /api/admin/posts/auto-fix-categories", "Kategorisiz yazıları tamamlama"),
      answer: spelledAs(autoFixCategoriesResult),
    })
    .input(autoFixCategoriesInput)
    .output(autoFixCategoriesResult)
    .mutation(({ ctx, input }) => fixMissingCategories(ctx.app, input.defaultCategoryId)),

  updateCategory: adminProcedure
    .meta(rest("POST /api/admin/posts/update-category", "Yazının kategorisini değiştirme"))
    .input(updatePostCategoryInput)
    .output(updatePostCategoryResult)
    .mutation(({ ctx, input }) => updatePostCategory(ctx.app, input)),
});

export const adminPostDraftsRouter = router({
  save: adminProcedure
    .meta({ isUnaudited: true })
    .input(saveDraftInput)
    .output(savedDraft)
    .mutation(({ ctx, input }) => drafts.saveDraft(ctx.app, ctx.adminIdentity.id, input)),

  list: adminProcedure
    .input(listDraftsInput)
    .output(z.array(postDraft))
    .query(({ ctx, input }) => drafts.listDrafts(ctx.app, ctx.adminIdentity.id, input)),

  discard: adminProcedure
    .input(discardDraftInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await drafts.discardDraft(ctx.app, ctx.adminIdentity.id, input);
      return { message: "Taslak silindi." };
    }),
});

export const adminPostRevisionsRouter = router({
  list: adminProcedure
    .input(listRevisionsInput)
    .output(z.array(revisionRow))
    .query(({ ctx, input }) => revisions.listRevisions(ctx.app, input.postId)),

  get: adminProcedure
    .input(revisionInput)
    .output(postRevision)
    .query(({ ctx, input }) => revisions.getRevision(ctx.app, input)),

  restore: adminProcedure
    .input(restoreRevisionInput)
    .output(adminPost)
    .mutation(({ ctx, input }) => revisions.restoreRevision(ctx.app, input)),

  add: adminProcedure
    .input(addRevisionInput)
    .output(adminPost)
    .mutation(({ ctx, input }) => revisions.addRevision(ctx.app, input)),
});

export const adminPostPreviewsRouter = router({
  create: adminProcedure
    .input(createPreviewInput)
    .output(createdPreview)
    .mutation(({ ctx, input }) => previews.createPreview(ctx.app, ctx.adminIdentity.id, input)),

  list: adminProcedure
    .input(listPreviewsInput)
    .output(z.array(previewRow))
    .query(({ ctx, input }) => previews.listPreviews(ctx.app, input.postId)),

  show: adminProcedure
    .input(listPreviewsInput)
    .output(previewReading)
    .query(({ ctx, input }) => previews.previewPost(ctx.app, input.postId)),

  revoke: adminProcedure
    .input(revokePreviewInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await previews.revokePreview(ctx.app, input.id);
      return { message: "Bağlantı iptal edildi." };
    }),
});
