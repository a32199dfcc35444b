import {
  adminSecuritySetting,
  publicSecuritySetting,
  siteSettings,
  sliderSettings,
} from "@site/contract/settings/schema";
import { siteShell } from "@site/contract/settings/shell-schema";
import {
  homepage,
  homepageAbout,
  homepageConfig,
  homepageFeature,
  homepageSection,
  shownProject,
} from "@site/contract/site/homepage/schema";
import { pageBySlugInput, staticPage } from "@site/contract/site/pages/schema";
import { pageSeoInput, shownPageSeo } from "@site/contract/site/seo/schema";
import { z } from "zod";
import { restIn, spelledAs } from "../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../core/procedures/trpc.ts";
import * as site from "../settings/service.ts";
import * as home from "./homepage/service.ts";
import { getPageBySlug } from "./pages/service.ts";
import { findPageSeo } from "./seo/service.ts";

const rest = restIn("Site");

export const siteRouter = router({
  shell: publicProcedure
    .meta({ sharedUntil: ["settings"] })
    .output(siteShell)
    .query(({ ctx }) => site.getSiteShell(ctx.app)),

  settings: router({
    get: publicProcedure
      .meta({
        ...rest("GET /api/site-settings", "Site ayarları"),
        keyScope: "public:read",
      })
      .output(siteSettings)
      .query(({ ctx }) => site.getSiteSettings(ctx.app)),
  }),

  slider: router({
    get: publicProcedure
      .meta({
        ...rest("GET /api/slider-settings", "Blog slider ayarları"),
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
        ...rest("GET /api/homepage/config", "Ana sayfa bölümleri"),
        answer: spelledAs(z.array(homepageConfig)),
        keyScope: "public:read",
      })
      .output(z.array(homepageConfig))
      .query(async ({ ctx }) => (await home.getHomepage(ctx.app)).config),

    projects: publicProcedure
      .meta({
        ...rest("GET /api/homepage/projects", "Projeler"),
        answer: spelledAs(z.array(shownProject)),
        keyScope: "public:read",
      })
      .output(z.array(shownProject))
      .query(async ({ ctx }) => (await home.getHomepage(ctx.app)).projects),

    features: publicProcedure
      .meta({
        ...rest("GET /api/homepage/features", "Uzmanlık alanları"),
        answer: spelledAs(z.array(homepageFeature)),
        keyScope: "public:read",
      })
      .output(z.array(homepageFeature))
      .query(async ({ ctx }) => (await home.getHomepage(ctx.app)).features),

    about: publicProcedure
      .meta({
        ...rest("GET /api/homepage/about", "Hakkında bölümü"),
        answer: spelledAs(homepageAbout),
        keyScope: "public:read",
      })
      .output(homepageAbout)
      .query(({ ctx }) => home.getAbout(ctx.app)),

    sections: publicProcedure
      .meta({
        ...rest("GET /api/homepage/sections", "Metin bölümleri"),
        answer: spelledAs(z.array(homepageSection)),
        keyScope: "public:read",
      })
      .output(z.array(homepageSection))
      .query(({ ctx }) => home.listSections(ctx.app)),
  }),

  pages: router({
    get: publicProcedure
      .meta({
        ...rest("GET /api/pages/{slug}", "Sabit sayfa"),
        answer: spelledAs(staticPage),
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
        ...rest("GET /api/admin/security-settings", "Güvenlik doğrulaması ayarları"),
        answer: spelledAs(z.array(z.union([adminSecuritySetting, publicSecuritySetting]))),
        keyScope: "public:read",
      })
      .output(z.array(z.union([adminSecuritySetting, publicSecuritySetting])))
      .query(async ({ ctx }) => site.listSecuritySettings(ctx.app, (await ctx.admin()) !== undefined)),
  }),
});
