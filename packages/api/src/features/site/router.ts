import {
  adminSecuritySetting,
  homepage,
  homepageAbout,
  homepageConfig,
  homepageFeature,
  homepageSection,
  pageBySlugInput,
  pageSeoInput,
  publicSecuritySetting,
  shownPageSeo,
  shownProject,
  siteSettings,
  siteShell,
  sliderSettings,
  staticPage,
} from "@site/contract/site/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../core/trpc.ts";
import * as home from "./homepage/service.ts";
import { getPageBySlug } from "./pages/service.ts";
import { findPageSeo } from "./seo/service.ts";
import * as site from "./settings/service.ts";

const tags = ["Site"];

export const siteRouter = router({
  shell: publicProcedure
    .meta({ sharedUntil: ["settings"] })
    .output(siteShell)
    .query(({ ctx }) => site.getSiteShell(ctx.app)),

  settings: router({
    get: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/site-settings", tags, summary: "Site ayarları" },
        keyScope: "public:read",
      })
      .output(siteSettings)
      .query(({ ctx }) => site.getSiteSettings(ctx.app)),
  }),

  slider: router({
    get: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/slider-settings", tags, summary: "Blog slayt ayarları" },
        sharedUntil: ["settings"],
        keyScope: "public:read",
      })
      .output(sliderSettings)
      .query(({ ctx }) => site.getSliderSettings(ctx.app)),
  }),

  homepage: router({
    get: publicProcedure
      .meta({ sharedUntil: ["home"] })
      .output(homepage)
      .query(({ ctx }) => home.getHomepage(ctx.app)),

    config: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/homepage/config", tags, summary: "Ana sayfa bölümleri" },
        keyScope: "public:read",
      })
      .output(z.array(homepageConfig))
      .query(async ({ ctx }) => (await home.getHomepage(ctx.app)).config),

    projects: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/homepage/projects", tags, summary: "Projeler" },
        keyScope: "public:read",
      })
      .output(z.array(shownProject))
      .query(async ({ ctx }) => (await home.getHomepage(ctx.app)).projects),

    features: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/homepage/features", tags, summary: "Uzmanlık alanları" },
        keyScope: "public:read",
      })
      .output(z.array(homepageFeature))
      .query(async ({ ctx }) => (await home.getHomepage(ctx.app)).features),

    about: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/homepage/about", tags, summary: "Hakkında bölümü" },
        keyScope: "public:read",
      })
      .output(homepageAbout)
      .query(({ ctx }) => home.getAbout(ctx.app)),

    sections: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/homepage/sections", tags, summary: "Metin bölümleri" },
        keyScope: "public:read",
      })
      .output(z.array(homepageSection))
      .query(({ ctx }) => home.listSections(ctx.app)),
  }),

  pages: router({
    get: publicProcedure
      .meta({
        openapi: { method: "GET", path: "/api/pages/{slug}", tags, summary: "Sabit sayfa" },
        keyScope: "public:read",
      })
      .input(pageBySlugInput)
      .output(staticPage)
      .query(({ ctx, input }) => getPageBySlug(ctx.app, input.slug)),
  }),

  pageSeo: publicProcedure
    .meta({ sharedUntil: ["settings"] })
    .input(pageSeoInput)
    .output(shownPageSeo.nullable())
    .query(({ ctx, input }) => findPageSeo(ctx.app, input.pageKey)),

  securitySettings: router({
    list: publicProcedure
      .meta({
        openapi: {
          method: "GET",
          path: "/api/admin/security-settings",
          tags,
          summary: "Güvenlik doğrulaması ayarları",
        },
        keyScope: "public:read",
      })
      .output(z.array(z.union([adminSecuritySetting, publicSecuritySetting])))
      .query(async ({ ctx }) => site.listSecuritySettings(ctx.app, (await ctx.admin())?.role === "owner")),
  }),
});
