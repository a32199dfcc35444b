import {
  adminPageSeo,
  createPageSeoInput,
  pageSeoByKeyInput,
  sitemapRefreshResult,
  updatePageSeoInput,
} from "@site/contract/site/admin-schema";
import { z } from "zod";
import { editorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import * as pageSeo from "./admin-service.ts";
import { refreshSitemap } from "./sitemap-service.ts";

const tags = ["Yönetim: ayarlar"];

export const adminPageSeoRouter = router({
  list: ownerProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/page-seo-settings",
        tags,
        summary: "Sayfaların SEO bilgileri",
        protect: true,
      },
      aliases: ["/api/page-seo-settings"],
    })
    .output(z.array(adminPageSeo))
    .query(({ ctx }) => pageSeo.listAdminPageSeo(ctx.app)),

  create: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/page-seo-settings",
        tags,
        summary: "Bir sayfaya SEO bilgisi ekleme",
        protect: true,
      },
      aliases: ["/api/page-seo-settings"],
    })
    .input(createPageSeoInput)
    .output(adminPageSeo)
    .mutation(({ ctx, input }) => pageSeo.createPageSeo(ctx.app, input)),

  get: ownerProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/page-seo-settings/{pageKey}",
        tags,
        summary: "Bir sayfanın SEO bilgileri",
        protect: true,
      },
      aliases: ["/api/page-seo-settings/{pageKey}"],
    })
    .input(pageSeoByKeyInput)
    .output(adminPageSeo)
    .query(({ ctx, input }) => pageSeo.getAdminPageSeo(ctx.app, input.pageKey)),

  update: ownerProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/page-seo-settings/{pageKey}",
        tags,
        summary: "SEO bilgilerini güncelleme",
        protect: true,
      },
      aliases: ["/api/page-seo-settings/{pageKey}"],
    })
    .input(updatePageSeoInput)
    .output(adminPageSeo)
    .mutation(({ ctx, input }) => pageSeo.updatePageSeo(ctx.app, input)),
});

export const adminSitemapRouter = router({
  refresh: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/sitemap/refresh",
        tags,
        summary: "Site haritasını yenileme",
        protect: true,
      },
      aliases: ["/api/sitemap/refresh"],
    })
    .output(sitemapRefreshResult)
    .mutation(({ ctx }) => refreshSitemap(ctx.app)),
});
