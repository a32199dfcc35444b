import {
  adminPageSeo,
  createPageSeoInput,
  pageSeoByKeyInput,
  sitemapRefreshResult,
  updatePageSeoInput,
} from "@site/contract/site/seo/admin-schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import * as pageSeo from "./admin-service.ts";
import { refreshSitemap } from "./sitemap-service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminPageSeoRouter = router({
  list: ownerProcedure
    .meta({
      ...rest("GET /api/admin/page-seo-settings", { tr: "Sayfaların SEO bilgileri", en: "SEO data of the pages" }),
      aliases: ["/api/page-seo-settings"],
    })
    .output(z.array(adminPageSeo))
    .query(({ ctx }) => pageSeo.listAdminPageSeo(ctx.app)),

  create: ownerProcedure
    .meta({
      ...rest("POST /api/admin/page-seo-settings", {
        tr: "Bir sayfaya SEO bilgisi ekleme",
        en: "Add SEO data to a page",
      }),
      aliases: ["/api/page-seo-settings"],
    })
    .input(createPageSeoInput)
    .output(adminPageSeo)
    .mutation(({ ctx, input }) => pageSeo.createPageSeo(ctx.app, input)),

  get: ownerProcedure
    .meta({
      ...rest("GET /api/admin/page-seo-settings/{pageKey}", {
        tr: "Bir sayfanın SEO bilgileri",
        en: "SEO data of a page",
      }),
      aliases: ["/api/page-seo-settings/{pageKey}"],
    })
    .input(pageSeoByKeyInput)
    .output(adminPageSeo)
    .query(({ ctx, input }) => pageSeo.getAdminPageSeo(ctx.app, input.pageKey)),

  update: ownerProcedure
    .meta({
      ...rest("PUT /api/admin/page-seo-settings/{pageKey}", {
        tr: "SEO bilgilerini güncelleme",
        en: "Update the SEO data of a page",
      }),
      aliases: ["/api/page-seo-settings/{pageKey}"],
    })
    .input(updatePageSeoInput)
    .output(adminPageSeo)
    .mutation(({ ctx, input }) => pageSeo.updatePageSeo(ctx.app, input)),
});

export const adminSitemapRouter = router({
  refresh: editorProcedure
    .meta({
      ...rest("POST /api/admin/sitemap/refresh", { tr: "Site haritasını yenileme", en: "Refresh the sitemap" }),
      aliases: ["/api/sitemap/refresh"],
    })
    .output(sitemapRefreshResult)
    .mutation(({ ctx }) => refreshSitemap(ctx.app)),
});
