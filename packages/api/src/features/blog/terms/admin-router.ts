import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import {
  adminCategory,
  adminTag,
  cleanupResult,
  createCategoryInput,
  createTagInput,
  removeCategoryInput,
  unusedTerm,
  updateCategoryInput,
  updateTagInput,
} from "@site/contract/blog/terms/admin-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, router } from "../../../core/procedures/trpc.ts";
import * as categories from "./categories-admin-service.ts";
import * as tagService from "./tags-admin-service.ts";

const rest = restIn("Yönetim: kategoriler ve etiketler");

const byIdInput = z.strictObject({ id });

export const adminCategoriesRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/categories", { tr: "Kategoriler", en: "Categories" }))
    .output(z.array(adminCategory))
    .query(({ ctx }) => categories.listAdminCategories(ctx.app)),

  get: editorProcedure
    .meta(rest("GET /api/admin/categories/{id}", { tr: "Bir kategori", en: "A category" }))
    .input(byIdInput)
    .output(adminCategory)
    .query(({ ctx, input }) => categories.getAdminCategory(ctx.app, input.id)),

  create: editorProcedure
    .meta(rest("POST /api/admin/categories", { tr: "Kategori oluşturma", en: "Create a category" }))
    .input(createCategoryInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => categories.createCategory(ctx.app, input)),

  update: editorProcedure
    .meta(rest("PUT /api/admin/categories/{id}", { tr: "Kategori güncelleme", en: "Update a category" }))
    .input(updateCategoryInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => categories.updateCategory(ctx.app, input)),

  remove: editorProcedure
    .meta(
      rest("DELETE /api/admin/categories/{id}", {
        tr: "Kategori silme, yazıları taşıyarak",
        en: "Delete a category and move its posts",
      }),
    )
    .input(removeCategoryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await categories.removeCategory(ctx.app, input);
      return { message: adminTermTexts.categoryRemoved };
    }),

  unused: editorProcedure.output(z.array(unusedTerm)).query(({ ctx }) => categories.listUnusedCategories(ctx.app)),

  cleanupUnused: editorProcedure
    .meta(
      rest("DELETE /api/admin/categories/cleanup-unused", {
        tr: "Kullanılmayan kategorileri silme",
        en: "Delete unused categories",
      }),
    )
    .output(cleanupResult)
    .mutation(async ({ ctx }) => ({ deletedCount: await categories.cleanUpCategories(ctx.app) })),
});

export const adminTagsRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/tags", { tr: "Etiketler", en: "Tags" }))
    .output(z.array(adminTag))
    .query(({ ctx }) => tagService.listAdminTags(ctx.app)),

  create: editorProcedure
    .meta(rest("POST /api/admin/tags", { tr: "Etiket oluşturma", en: "Create a tag" }))
    .input(createTagInput)
    .output(adminTag)
    .mutation(({ ctx, input }) => tagService.createTag(ctx.app, input)),

  update: editorProcedure
    .meta(rest("PUT /api/admin/tags/{id}", { tr: "Etiket güncelleme", en: "Update a tag" }))
    .input(updateTagInput)
    .output(adminTag)
    .mutation(({ ctx, input }) => tagService.updateTag(ctx.app, input)),

  remove: editorProcedure
    .meta(rest("DELETE /api/admin/tags/{id}", { tr: "Etiket silme", en: "Delete a tag" }))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await tagService.removeTag(ctx.app, input.id);
      return { message: adminTermTexts.tagRemoved };
    }),

  unused: editorProcedure.output(z.array(unusedTerm)).query(({ ctx }) => tagService.listUnusedTags(ctx.app)),

  cleanupUnused: editorProcedure
    .meta(
      rest("DELETE /api/admin/tags/cleanup-unused", { tr: "Kullanılmayan etiketleri silme", en: "Delete unused tags" }),
    )
    .output(cleanupResult)
    .mutation(async ({ ctx }) => ({ deletedCount: await tagService.cleanUpTags(ctx.app) })),
});
