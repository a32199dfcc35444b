import {
  adminPageSeo,
  createPageSeoInput,
  pageSeoByKeyInput,
  sitemapRefreshResult,
  updatePageSeoInput,
} from "@site/contract/site/seo/admin-schema";
import { z } from "zod";
import { restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as pageSeo from "./admin-service.ts";
import { refreshSitemap } from "./sitemap-service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminPageSeoRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/page-seo-settings", "Sayfaların SEO bilgileri"),
      aliases: ["/api/page-seo-settings"],
      answer: spelledAs(z.array(adminPageSeo)),
    })
    .output(z.array(adminPageSeo))
    .query(({ ctx }) => pageSeo.listAdminPageSeo(ctx.app)),

  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/page-seo-settings", "Bir sayfaya SEO bilgisi ekleme"),
      aliases: ["/api/page-seo-settings"],
      answer: spelledAs(adminPageSeo),
    })
    .input(createPageSeoInput)
    .output(adminPageSeo)
    .mutation(({ ctx, input }) => pageSeo.createPageSeo(ctx.app, input)),

  get: adminProcedure
    .meta({
      ...rest("GET /api/admin/page-seo-settings/{pageKey}", "Bir sayfanın SEO bilgileri"),
      aliases: ["/api/page-seo-settings/{pageKey}"],
      answer: spelledAs(adminPageSeo),
    })
    .input(pageSeoByKeyInput)
    .output(adminPageSeo)
    .query(({ ctx, input }) => pageSeo.getAdminPageSeo(ctx.app, input.pageKey)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/page-seo-settings/{pageKey}", "SEO bilgilerini güncelleme"),
      aliases: ["/api/page-seo-settings/{pageKey}"],
      answer: spelledAs(adminPageSeo),
    })
    .input(updatePageSeoInput)
    .output(adminPageSeo)
    .mutation(({ ctx, input }) => pageSeo.updatePageSeo(ctx.app, input)),
});

export const adminSitemapRouter = router({
  refresh: adminProcedure
    .meta({
      ...rest("POST /api/admin/sitemap/refresh", "Site haritasını yenileme"),
      aliases: ["/api/sitemap/refresh"],
    })
    .output(sitemapRefreshResult)
    .mutation(({ ctx }) => refreshSitemap(ctx.app)),
});
