import { id } from "@site/contract/common/atoms";
import { orderInput, orderTexts } from "@site/contract/common/order";
import { done } from "@site/contract/common/results";
import { adminSiteTexts } from "@site/contract/site/admin-labels";
import {
  adminFeature,
  adminProject,
  adminSection,
  createFeatureInput,
  createProjectInput,
  homepageTexts,
  sectionByKeyInput,
  updateAboutInput,
  updateFeatureInput,
  updateHomepageConfigInput,
  updateHomepageTextsInput,
  updateProjectInput,
  updateSectionInput,
} from "@site/contract/site/homepage/admin-schema";
import { homepageAbout, homepageConfig } from "@site/contract/site/schema";
import { z } from "zod";
import { editorProcedure, router } from "../../../core/trpc.ts";
import * as homepage from "./admin-service.ts";
import * as features from "./features-admin-service.ts";
import * as projects from "./projects-admin-service.ts";
import { getHomepageTexts, updateHomepageTexts } from "./texts-admin-service.ts";

const byIdInput = z.strictObject({ id });
const tags = ["Yönetim: ana sayfa"];

const configRouter = router({
  update: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/homepage/config/{id}",
        tags,
        summary: "Ana sayfanın bir bölümü",
        protect: true,
      },
      aliases: ["/api/homepage/config/{id}"],
    })
    .input(updateHomepageConfigInput)
    .output(homepageConfig)
    .mutation(({ ctx, input }) => homepage.updateHomepageConfig(ctx.app, input)),
});

const sectionsRouter = router({
  get: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/homepage/sections/{id}",
        tags,
        summary: "Bir metin bölümü",
        protect: true,
      },
      aliases: ["/api/homepage/sections/{id}"],
    })
    .input(sectionByKeyInput)
    .output(adminSection)
    .query(({ ctx, input }) => homepage.getSection(ctx.app, input.id)),

  update: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/homepage/sections/{id}",
        tags,
        summary: "Metin bölümü güncelleme",
        protect: true,
      },
      aliases: ["/api/homepage/sections/{id}"],
    })
    .input(updateSectionInput)
    .output(adminSection)
    .mutation(({ ctx, input }) => homepage.updateSection(ctx.app, input)),
});

const aboutRouter = router({
  get: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/homepage/about", tags, summary: "Hakkında bölümü", protect: true },
    })
    .output(homepageAbout)
    .query(({ ctx }) => homepage.getAdminAbout(ctx.app)),

  update: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/homepage/about",
        tags,
        summary: "Hakkında bölümünü güncelleme",
        protect: true,
      },
      aliases: ["/api/homepage/about"],
    })
    .input(updateAboutInput)
    .output(homepageAbout)
    .mutation(({ ctx, input }) => homepage.updateAbout(ctx.app, input)),
});

const featuresRouter = router({
  list: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/homepage/features",
        tags,
        summary: "Uzmanlık alanları",
        protect: true,
      },
    })
    .output(z.array(adminFeature))
    .query(({ ctx }) => features.listAdminFeatures(ctx.app)),

  get: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/homepage/features/{id}",
        tags,
        summary: "Bir uzmanlık alanı",
        protect: true,
      },
      aliases: ["/api/homepage/features/{id}"],
    })
    .input(byIdInput)
    .output(adminFeature)
    .query(({ ctx, input }) => features.getAdminFeature(ctx.app, input.id)),

  create: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/homepage/features",
        tags,
        summary: "Uzmanlık alanı ekleme",
        protect: true,
      },
      aliases: ["/api/homepage/features"],
    })
    .input(createFeatureInput)
    .output(adminFeature)
    .mutation(({ ctx, input }) => features.createFeature(ctx.app, input)),

  update: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/homepage/features/{id}",
        tags,
        summary: "Uzmanlık alanı güncelleme",
        protect: true,
      },
      aliases: ["/api/homepage/features/{id}"],
    })
    .input(updateFeatureInput)
    .output(adminFeature)
    .mutation(({ ctx, input }) => features.updateFeature(ctx.app, input)),

  remove: editorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/homepage/features/{id}",
        tags,
        summary: "Uzmanlık alanı silme",
        protect: true,
      },
      aliases: ["/api/homepage/features/{id}"],
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await features.removeFeature(ctx.app, input.id);
      return { message: adminSiteTexts.featureRemoved };
    }),

  order: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/homepage/features/order",
        tags,
        summary: "Uzmanlık alanlarını sıralama",
        protect: true,
      },
    })
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await features.orderFeatures(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});

const projectsRouter = router({
  list: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/homepage/projects", tags, summary: "Projeler", protect: true },
    })
    .output(z.array(adminProject))
    .query(({ ctx }) => projects.listAdminProjects(ctx.app)),

  get: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/homepage/projects/{id}", tags, summary: "Bir proje", protect: true },
      aliases: ["/api/homepage/projects/{id}"],
    })
    .input(byIdInput)
    .output(adminProject)
    .query(({ ctx, input }) => projects.getAdminProject(ctx.app, input.id)),

  create: editorProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/homepage/projects", tags, summary: "Proje ekleme", protect: true },
      aliases: ["/api/homepage/projects"],
    })
    .input(createProjectInput)
    .output(adminProject)
    .mutation(({ ctx, input }) => projects.createProject(ctx.app, input)),

  update: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/homepage/projects/{id}",
        tags,
        summary: "Proje güncelleme",
        protect: true,
      },
      aliases: ["/api/homepage/projects/{id}"],
    })
    .input(updateProjectInput)
    .output(adminProject)
    .mutation(({ ctx, input }) => projects.updateProject(ctx.app, input)),

  remove: editorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/homepage/projects/{id}",
        tags,
        summary: "Proje silme",
        protect: true,
      },
      aliases: ["/api/homepage/projects/{id}"],
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await projects.removeProject(ctx.app, input.id);
      return { message: adminSiteTexts.projectRemoved };
    }),

  order: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/homepage/projects/order",
        tags,
        summary: "Projeleri sıralama",
        protect: true,
      },
    })
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await projects.orderProjects(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});

export const adminHomepageRouter = router({
  get: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/homepage", tags, summary: "Ana sayfanın metinleri", protect: true },
    })
    .output(homepageTexts)
    .query(({ ctx }) => getHomepageTexts(ctx.app)),

  update: editorProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/admin/homepage", tags, summary: "Metinleri güncelleme", protect: true },
    })
    .input(updateHomepageTextsInput)
    .output(homepageTexts)
    .mutation(({ ctx, input }) => updateHomepageTexts(ctx.app, input)),

  config: configRouter,
  sections: sectionsRouter,
  features: featuresRouter,
  projects: projectsRouter,
  about: aboutRouter,
});
