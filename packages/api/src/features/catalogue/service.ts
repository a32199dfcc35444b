import type { FaqItem, FaqPage, Service } from "@site/contract/site/schema";
import type { App } from "../../core/app.ts";
import { changePages } from "../../core/pages.ts";

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
  await changePages(app, ["home", "settings"], (tx) => tx.faqItem.createMany({ data, skipDuplicates: true }));
}
