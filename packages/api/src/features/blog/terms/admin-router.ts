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
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as categories from "./categories-admin-service.ts";
import * as tagService from "./tags-admin-service.ts";

const rest = restIn("Yönetim: kategoriler ve etiketler");

const byIdInput = z.strictObject({ id });

export const adminCategoriesRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/categories", "Kategoriler"))
    .output(z.array(adminCategory))
    .query(({ ctx }) => categories.listAdminCategories(ctx.app)),

  get: adminProcedure
    .meta(rest("GET /api/admin/categories/{id}", "Bir kategori"))
    .input(byIdInput)
    .output(adminCategory)
    .query(({ ctx, input }) => categories.getAdminCategory(ctx.app, input.id)),

  create: adminProcedure
    .meta(rest("POST /api/admin/categories", "Kategori oluşturma"))
    .input(createCategoryInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => categories.createCategory(ctx.app, input)),

  update: adminProcedure
    .meta(rest("PUT /api/admin/categories/{id}", "Kategori güncelleme"))
    .input(updateCategoryInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => categories.updateCategory(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/categories/{id}", "Kategori silme, yazıları taşıyarak"))
    .input(removeCategoryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await categories.removeCategory(ctx.app, input);
      return { message: adminTermTexts.categoryRemoved };
    }),

  unused: adminProcedure.output(z.array(unusedTerm)).query(({ ctx }) => categories.listUnusedCategories(ctx.app)),

  cleanupUnused: adminProcedure
    .meta(rest("DELETE /api/admin/categories/cleanup-unused", "Kullanılmayan kategorileri silme"))
    .output(cleanupResult)
    .mutation(async ({ ctx }) => ({ deletedCount: await categories.cleanUpCategories(ctx.app) })),
});

export const adminTagsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/tags", "Etiketler"))
    .output(z.array(adminTag))
    .query(({ ctx }) => tagService.listAdminTags(ctx.app)),

  create: adminProcedure
    .meta(rest("POST /api/admin/tags", "Etiket oluşturma"))
    .input(createTagInput)
    .output(adminTag)
    .mutation(({ ctx, input }) => tagService.createTag(ctx.app, input)),

  update: adminProcedure
    .meta(rest("PUT /api/admin/tags/{id}", "Etiket güncelleme"))
    .input(updateTagInput)
    .output(adminTag)
    .mutation(({ ctx, input }) => tagService.updateTag(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/tags/{id}", "Etiket silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await tagService.removeTag(ctx.app, input.id);
      return { message: adminTermTexts.tagRemoved };
    }),

  unused: adminProcedure.output(z.array(unusedTerm)).query(({ ctx }) => tagService.listUnusedTags(ctx.app)),

  cleanupUnused: adminProcedure
    .meta(rest("DELETE /api/admin/tags/cleanup-unused", "Kullanılmayan etiketleri silme"))
    .output(cleanupResult)
    .mutation(async ({ ctx }) => ({ deletedCount: await tagService.cleanUpTags(ctx.app) })),
});
