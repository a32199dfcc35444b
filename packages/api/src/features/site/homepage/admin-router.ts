import { id } from "@site/contract/common/atoms";
import { orderInput, orderTexts } from "@site/contract/common/order";
import { done } from "@site/contract/common/results";
import { adminHomepageTexts } from "@site/contract/site/homepage/admin-labels";
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
import { homepageAbout, homepageConfig } from "@site/contract/site/homepage/schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, router } from "../../../core/procedures/trpc.ts";
import * as homepage from "./admin-service.ts";
import * as features from "./features-admin-service.ts";
import * as projects from "./projects-admin-service.ts";
import { getHomepageTexts, updateHomepageTexts } from "./texts-admin-service.ts";

const rest = restIn("Yönetim: ana sayfa");

const byIdInput = z.strictObject({ id });

const configRouter = router({
  update: editorProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/config/{id}", {
        tr: "Ana sayfanın bir bölümü",
        en: "Update a section of the home page",
      }),
      aliases: ["/api/homepage/config/{id}"],
    })
    .input(updateHomepageConfigInput)
    .output(homepageConfig)
    .mutation(({ ctx, input }) => homepage.updateHomepageConfig(ctx.app, input)),
});

const sectionsRouter = router({
  get: editorProcedure
    .meta({
      ...rest("GET /api/admin/homepage/sections/{id}", { tr: "Bir metin bölümü", en: "A text section" }),
      aliases: ["/api/homepage/sections/{id}"],
    })
    .input(sectionByKeyInput)
    .output(adminSection)
    .query(({ ctx, input }) => homepage.getSection(ctx.app, input.id)),

  update: editorProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/sections/{id}", { tr: "Metin bölümü güncelleme", en: "Update a text section" }),
      aliases: ["/api/homepage/sections/{id}"],
    })
    .input(updateSectionInput)
    .output(adminSection)
    .mutation(({ ctx, input }) => homepage.updateSection(ctx.app, input)),
});

const aboutRouter = router({
  get: editorProcedure
    .meta(rest("GET /api/admin/homepage/about", { tr: "Hakkında bölümü", en: "The about section" }))
    .output(homepageAbout)
    .query(({ ctx }) => homepage.getAdminAbout(ctx.app)),

  update: editorProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/about", { tr: "Hakkında bölümünü güncelleme", en: "Update the about section" }),
      aliases: ["/api/homepage/about"],
    })
    .input(updateAboutInput)
    .output(homepageAbout)
    .mutation(({ ctx, input }) => homepage.updateAbout(ctx.app, input)),
});

const featuresRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/homepage/features", { tr: "Uzmanlık alanları", en: "Areas of expertise" }))
    .output(z.array(adminFeature))
    .query(({ ctx }) => features.listAdminFeatures(ctx.app)),

  get: editorProcedure
    .meta({
      ...rest("GET /api/admin/homepage/features/{id}", { tr: "Bir uzmanlık alanı", en: "An area of expertise" }),
      aliases: ["/api/homepage/features/{id}"],
    })
    .input(byIdInput)
    .output(adminFeature)
    .query(({ ctx, input }) => features.getAdminFeature(ctx.app, input.id)),

  create: editorProcedure
    .meta({
      ...rest("POST /api/admin/homepage/features", { tr: "Uzmanlık alanı ekleme", en: "Add an area of expertise" }),
      aliases: ["/api/homepage/features"],
    })
    .input(createFeatureInput)
    .output(adminFeature)
    .mutation(({ ctx, input }) => features.createFeature(ctx.app, input)),

  update: editorProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/features/{id}", {
        tr: "Uzmanlık alanı güncelleme",
        en: "Update an area of expertise",
      }),
      aliases: ["/api/homepage/features/{id}"],
    })
    .input(updateFeatureInput)
    .output(adminFeature)
    .mutation(({ ctx, input }) => features.updateFeature(ctx.app, input)),

  remove: editorProcedure
    .meta({
      ...rest("DELETE /api/admin/homepage/features/{id}", {
        tr: "Uzmanlık alanı silme",
        en: "Delete an area of expertise",
      }),
      aliases: ["/api/homepage/features/{id}"],
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await features.removeFeature(ctx.app, input.id);
      return { message: adminHomepageTexts.featureRemoved };
    }),

  order: editorProcedure
    .meta(
      rest("PUT /api/admin/homepage/features/order", {
        tr: "Uzmanlık alanlarını sıralama",
        en: "Order the areas of expertise",
      }),
    )
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await features.orderFeatures(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});

const projectsRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/homepage/projects", { tr: "Projeler", en: "Projects" }))
    .output(z.array(adminProject))
    .query(({ ctx }) => projects.listAdminProjects(ctx.app)),

  get: editorProcedure
    .meta({
      ...rest("GET /api/admin/homepage/projects/{id}", { tr: "Bir proje", en: "A project" }),
      aliases: ["/api/homepage/projects/{id}"],
    })
    .input(byIdInput)
    .output(adminProject)
    .query(({ ctx, input }) => projects.getAdminProject(ctx.app, input.id)),

  create: editorProcedure
    .meta({
      ...rest("POST /api/admin/homepage/projects", { tr: "Proje ekleme", en: "Add a project" }),
      aliases: ["/api/homepage/projects"],
    })
    .input(createProjectInput)
    .output(adminProject)
    .mutation(({ ctx, input }) => projects.createProject(ctx.app, input)),

  update: editorProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/projects/{id}", { tr: "Proje güncelleme", en: "Update a project" }),
      aliases: ["/api/homepage/projects/{id}"],
    })
    .input(updateProjectInput)
    .output(adminProject)
    .mutation(({ ctx, input }) => projects.updateProject(ctx.app, input)),

  remove: editorProcedure
    .meta({
      ...rest("DELETE /api/admin/homepage/projects/{id}", { tr: "Proje silme", en: "Delete a project" }),
      aliases: ["/api/homepage/projects/{id}"],
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await projects.removeProject(ctx.app, input.id);
      return { message: adminHomepageTexts.projectRemoved };
    }),

  order: editorProcedure
    .meta(rest("PUT /api/admin/homepage/projects/order", { tr: "Projeleri sıralama", en: "Order the projects" }))
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await projects.orderProjects(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});

export const adminHomepageRouter = router({
  get: editorProcedure
    .meta(rest("GET /api/admin/homepage", { tr: "Ana sayfanın metinleri", en: "Texts of the home page" }))
    .output(homepageTexts)
    .query(({ ctx }) => getHomepageTexts(ctx.app)),

  update: editorProcedure
    .meta(rest("PUT /api/admin/homepage", { tr: "Metinleri güncelleme", en: "Update the texts of the home page" }))
    .input(updateHomepageTextsInput)
    .output(homepageTexts)
    .mutation(({ ctx, input }) => updateHomepageTexts(ctx.app, input)),

  config: configRouter,
  sections: sectionsRouter,
  features: featuresRouter,
  projects: projectsRouter,
  about: aboutRouter,
});
