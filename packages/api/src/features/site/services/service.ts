import { serviceTexts } from "@site/contract/site/services/labels";
import type { FaqItem, FaqPage, Service, ServiceCard } from "@site/contract/site/services/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { FIND_SERVICE, LIST_FAQ_ITEMS, LIST_SERVICES } from "./queries.ts";

/** Returns active services in display order. */
export async function listServices(app: App): Promise<ServiceCard[]> {
  const { rows } = await app.db.pool.query<ServiceCard>({
    name: "services",
    text: LIST_SERVICES,
  });
  return rows;
}

/** Returns an active service. @throws NOT_FOUND for an unknown or inactive service */
export async function getServiceBySlug(app: App, slug: string): Promise<Service> {
  const { rows } = await app.db.pool.query<Service>({
    name: "service",
    text: FIND_SERVICE,
    values: [slug],
  });
  const service = rows[0];
  if (!service) throw new AppError("NOT_FOUND", { message: serviceTexts.serviceNotFound });
  return service;
}

/** Returns the questions of a page in display order. */
export async function listFaqItems(app: App, page: FaqPage): Promise<FaqItem[]> {
  const { rows } = await app.db.pool.query<FaqItem>({
    name: "faq",
    text: LIST_FAQ_ITEMS,
    values: [page],
  });
  return rows;
}

/** Adds services in this order; existing slugs are skipped. Purges all pages, because the menu lists services. */
export async function addServices(app: App, services: Omit<Service, "id" | "imageSize">[]): Promise<void> {
  const data = services.map(({ seo, ...service }, index) => ({
    ...service,
    seoTitle: seo.title,
    seoDescription: seo.description,
    seoKeywords: seo.keywords,
    seoOgImage: seo.ogImage,
    displayOrder: index + 1,
  }));
  await changePages(app, ["services", "settings"], (tx) => tx.service.createMany({ data, skipDuplicates: true }));
}

/** Adds questions to a page in this order; existing positions are skipped. */
export async function addFaqItems(app: App, page: FaqPage, items: FaqItem[]): Promise<void> {
  const data = items.map((item, index) => ({ ...item, page, displayOrder: index + 1 }));
  await changePages(app, [page], (tx) => tx.faqItem.createMany({ data, skipDuplicates: true }));
}
