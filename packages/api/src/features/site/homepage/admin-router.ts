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
import { restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as homepage from "./admin-service.ts";
import * as features from "./features-admin-service.ts";
import * as projects from "./projects-admin-service.ts";
import { getHomepageTexts, updateHomepageTexts } from "./texts-admin-service.ts";

const rest = restIn("Yönetim: ana sayfa");

const byIdInput = z.strictObject({ id });

const configRouter = router({
  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/config/{id}", "Ana sayfanın bir bölümü"),
      aliases: ["/api/homepage/config/{id}"],
      answer: spelledAs(homepageConfig),
      snakeInput: true,
    })
    .input(updateHomepageConfigInput)
    .output(homepageConfig)
    .mutation(({ ctx, input }) => homepage.updateHomepageConfig(ctx.app, input)),
});

const sectionsRouter = router({
  get: adminProcedure
    .meta({
      ...rest("GET /api/admin/homepage/sections/{id}", "Bir metin bölümü"),
      aliases: ["/api/homepage/sections/{id}"],
      answer: spelledAs(adminSection),
    })
    .input(sectionByKeyInput)
    .output(adminSection)
    .query(({ ctx, input }) => homepage.getSection(ctx.app, input.id)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/sections/{id}", "Metin bölümü güncelleme"),
      aliases: ["/api/homepage/sections/{id}"],
      answer: spelledAs(adminSection),
      snakeInput: true,
    })
    .input(updateSectionInput)
    .output(adminSection)
    .mutation(({ ctx, input }) => homepage.updateSection(ctx.app, input)),
});

const aboutRouter = router({
  get: adminProcedure
    .meta({
      ...rest("GET /api/admin/homepage/about", "Hakkında bölümü"),
      answer: spelledAs(homepageAbout),
    })
    .output(homepageAbout)
    .query(({ ctx }) => homepage.getAdminAbout(ctx.app)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/about", "Hakkında bölümünü güncelleme"),
      aliases: ["/api/homepage/about"],
      answer: spelledAs(homepageAbout),
      snakeInput: true,
    })
    .input(updateAboutInput)
    .output(homepageAbout)
    .mutation(({ ctx, input }) => homepage.updateAbout(ctx.app, input)),
});

const featuresRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/homepage/features", "Uzmanlık alanları"),
      answer: spelledAs(z.array(adminFeature)),
    })
    .output(z.array(adminFeature))
    .query(({ ctx }) => features.listAdminFeatures(ctx.app)),

  get: adminProcedure
    .meta({
      ...rest("GET /api/admin/homepage/features/{id}", "Bir uzmanlık alanı"),
      aliases: ["/api/homepage/features/{id}"],
      answer: spelledAs(adminFeature),
    })
    .input(byIdInput)
    .output(adminFeature)
    .query(({ ctx, input }) => features.getAdminFeature(ctx.app, input.id)),

  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/homepage/features", "Uzmanlık alanı ekleme"),
      aliases: ["/api/homepage/features"],
      answer: spelledAs(adminFeature),
      snakeInput: true,
    })
    .input(createFeatureInput)
    .output(adminFeature)
    .mutation(({ ctx, input }) => features.createFeature(ctx.app, input)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/features/{id}", "Uzmanlık alanı güncelleme"),
      aliases: ["/api/homepage/features/{id}"],
      answer: spelledAs(adminFeature),
      snakeInput: true,
    })
    .input(updateFeatureInput)
    .output(adminFeature)
    .mutation(({ ctx, input }) => features.updateFeature(ctx.app, input)),

  remove: adminProcedure
    .meta({
      ...rest("DELETE /api/admin/homepage/features/{id}", "Uzmanlık alanı silme"),
      aliases: ["/api/homepage/features/{id}"],
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await features.removeFeature(ctx.app, input.id);
      return { message: adminHomepageTexts.featureRemoved };
    }),

  order: adminProcedure
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await features.orderFeatures(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});

const projectsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/homepage/projects", "Projeler"),
      answer: spelledAs(z.array(adminProject)),
    })
    .output(z.array(adminProject))
    .query(({ ctx }) => projects.listAdminProjects(ctx.app)),

  get: adminProcedure
    .meta({
      ...rest("GET /api/admin/homepage/projects/{id}", "Bir proje"),
      aliases: ["/api/homepage/projects/{id}"],
      answer: spelledAs(adminProject),
    })
    .input(byIdInput)
    .output(adminProject)
    .query(({ ctx, input }) => projects.getAdminProject(ctx.app, input.id)),

  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/homepage/projects", "Proje ekleme"),
      aliases: ["/api/homepage/projects"],
      answer: spelledAs(adminProject),
      snakeInput: true,
    })
    .input(createProjectInput)
    .output(adminProject)
    .mutation(({ ctx, input }) => projects.createProject(ctx.app, input)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/homepage/projects/{id}", "Proje güncelleme"),
      aliases: ["/api/homepage/projects/{id}"],
      answer: spelledAs(adminProject),
      snakeInput: true,
    })
    .input(updateProjectInput)
    .output(adminProject)
    .mutation(({ ctx, input }) => projects.updateProject(ctx.app, input)),

  remove: adminProcedure
    .meta({
      ...rest("DELETE /api/admin/homepage/projects/{id}", "Proje silme"),
      aliases: ["/api/homepage/projects/{id}"],
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await projects.removeProject(ctx.app, input.id);
      return { message: adminHomepageTexts.projectRemoved };
    }),

  order: adminProcedure
    .input(orderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await projects.orderProjects(ctx.app, input.ids);
      return { message: orderTexts.changed };
    }),
});

export const adminHomepageRouter = router({
  get: adminProcedure.output(homepageTexts).query(({ ctx }) => getHomepageTexts(ctx.app)),

  update: adminProcedure
    .input(updateHomepageTextsInput)
    .output(homepageTexts)
    .mutation(({ ctx, input }) => updateHomepageTexts(ctx.app, input)),

  config: configRouter,
  sections: sectionsRouter,
  features: featuresRouter,
  projects: projectsRouter,
  about: aboutRouter,
});
