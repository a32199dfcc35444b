import { adminBlogTexts } from "@site/contract/blog/admin-labels";
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
} from "@site/contract/blog/admin-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { editorProcedure, router } from "../../../core/trpc.ts";
import * as categories from "./categories-admin-service.ts";
import * as tagService from "./tags-admin-service.ts";

const byIdInput = z.strictObject({ id });
const tags = ["Yönetim: kategoriler ve etiketler"];

export const adminCategoriesRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/categories", tags, summary: "Kategoriler", protect: true } })
    .output(z.array(adminCategory))
    .query(({ ctx }) => categories.listAdminCategories(ctx.app)),

  get: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/categories/{id}", tags, summary: "Bir kategori", protect: true },
    })
    .input(byIdInput)
    .output(adminCategory)
    .query(({ ctx, input }) => categories.getAdminCategory(ctx.app, input.id)),

  create: editorProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/categories", tags, summary: "Kategori oluşturma", protect: true },
    })
    .input(createCategoryInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => categories.createCategory(ctx.app, input)),

  update: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/categories/{id}",
        tags,
        summary: "Kategori güncelleme",
        protect: true,
      },
    })
    .input(updateCategoryInput)
    .output(adminCategory)
    .mutation(({ ctx, input }) => categories.updateCategory(ctx.app, input)),

  remove: editorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/categories/{id}",
        tags,
        summary: "Kategori silme, yazıları taşıyarak",
        protect: true,
      },
    })
    .input(removeCategoryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await categories.removeCategory(ctx.app, input);
      return { message: adminBlogTexts.categoryRemoved };
    }),

  unused: editorProcedure.output(z.array(unusedTerm)).query(({ ctx }) => categories.listUnusedCategories(ctx.app)),

  cleanupUnused: editorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/categories/cleanup-unused",
        tags,
        summary: "Kullanılmayan kategorileri silme",
        protect: true,
      },
    })
    .output(cleanupResult)
    .mutation(async ({ ctx }) => ({ deletedCount: await categories.cleanUpCategories(ctx.app) })),
});

export const adminTagsRouter = router({
  list: editorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/tags", tags, summary: "Etiketler", protect: true } })
    .output(z.array(adminTag))
    .query(({ ctx }) => tagService.listAdminTags(ctx.app)),

  create: editorProcedure
    .meta({ openapi: { method: "POST", path: "/api/admin/tags", tags, summary: "Etiket oluşturma", protect: true } })
    .input(createTagInput)
    .output(adminTag)
    .mutation(({ ctx, input }) => tagService.createTag(ctx.app, input)),

  update: editorProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/admin/tags/{id}", tags, summary: "Etiket güncelleme", protect: true },
    })
    .input(updateTagInput)
    .output(adminTag)
    .mutation(({ ctx, input }) => tagService.updateTag(ctx.app, input)),

  remove: editorProcedure
    .meta({ openapi: { method: "DELETE", path: "/api/admin/tags/{id}", tags, summary: "Etiket silme", protect: true } })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await tagService.removeTag(ctx.app, input.id);
      return { message: adminBlogTexts.tagRemoved };
    }),

  unused: editorProcedure.output(z.array(unusedTerm)).query(({ ctx }) => tagService.listUnusedTags(ctx.app)),

  cleanupUnused: editorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/tags/cleanup-unused",
        tags,
        summary: "Kullanılmayan etiketleri silme",
        protect: true,
      },
    })
    .output(cleanupResult)
    .mutation(async ({ ctx }) => ({ deletedCount: await tagService.cleanUpTags(ctx.app) })),
});
