import { catalogueTexts } from "@site/contract/catalogue/labels";
import type { FaqItem, FaqPage, Service, ServiceCard } from "@site/contract/catalogue/schema";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { changePages } from "../../../core/pages.ts";

/** Active services in their order. */
export async function listServices(app: App): Promise<ServiceCard[]> {
  const { rows } = await app.db.pool.query<ServiceCard>({
    name: "services",
    text: `SELECT slug, name, description, url, category, icon, color, features[1:${limits.serviceFeaturesOnCard}] AS features
      FROM services WHERE status = 'active' ORDER BY display_order, id`,
  });
  return rows;
}

/** @throws NOT_FOUND for an unknown and a switched-off service alike */
export async function getServiceBySlug(app: App, slug: string): Promise<Service> {
  const { rows } = await app.db.pool.query<Service>({
    name: "service",
    text: `SELECT id, name, short_name AS "shortName", description, long_description AS "longDescription", url, slug, category, status,
        features, benefits, target_audience AS "targetAudience", technology, icon, color, gradient, image_url AS "imageUrl",
        json_build_object('title', seo_title, 'description', seo_description, 'keywords', seo_keywords, 'ogImage', seo_og_image) AS seo
      FROM services WHERE slug = $1 AND status = 'active'`,
    values: [slug],
  });
  const service = rows[0];
  if (!service) throw new AppError("NOT_FOUND", { message: catalogueTexts.serviceNotFound });
  return service;
}

/** The questions of a page in their order. */
export async function listFaqItems(app: App, page: FaqPage): Promise<FaqItem[]> {
  const { rows } = await app.db.pool.query<FaqItem>({
    name: "faq",
    text: "SELECT question, answer FROM faq_items WHERE page = $1 ORDER BY display_order",
    values: [page],
  });
  return rows;
}

/** Adds services in this order; one whose slug is known stays as it is. Every page names them in its menu. */
export async function addServices(app: App, services: Omit<Service, "id">[]): Promise<void> {
  const data = services.map(({ seo, ...service }, index) => ({
    ...service,
    seoTitle: seo.title,
    seoDescription: seo.description,
    seoKeywords: seo.keywords,
    seoOgImage: seo.ogImage,
    displayOrder: index + 1,
  }));
  await changePages(app, ["settings"], (tx) => tx.service.createMany({ data, skipDuplicates: true }));
}

/** Adds questions to a page in this order; where a place is taken what stands there stays. */
export async function addFaqItems(app: App, page: FaqPage, items: FaqItem[]): Promise<void> {
  const data = items.map((item, index) => ({ ...item, page, displayOrder: index + 1 }));
  await changePages(app, [page], (tx) => tx.faqItem.createMany({ data, skipDuplicates: true }));
}
