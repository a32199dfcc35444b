import { type App, addFaqItems, addServices, createPage, listAdminPages } from "@site/api";
import { createPageInput } from "@site/contract/site/pages/admin-schema";
import { faqItem, service } from "@site/contract/site/services/schema";
import { z } from "zod";
import type { SeedFiles } from "./files.ts";

const pageList = z.array(createPageInput.omit({ content: true }));
const serviceList = z.array(service.omit({ id: true, imageSize: true }));
const faqByPage = z.object({ home: z.array(faqItem), services: z.array(faqItem) });

/** Seeds the static pages. */
export function seedPages(app: App, files: SeedFiles): Promise<void> {
  return addPages(app, files, "content/pages.json");
}

/** Seeds the accessibility statement: a subject of its own, so that databases seeded before it existed get it too. */
export function seedAccessibilityPage(app: App, files: SeedFiles): Promise<void> {
  return addPages(app, files, "content/accessibility-page.json");
}

/** Creates the listed pages whose address is free; the text of each is in a file named after its slug. */
async function addPages(app: App, files: SeedFiles, list: string): Promise<void> {
  const known = (await listAdminPages(app)).map((page) => page.slug);
  for (const page of await files.json(list, pageList)) {
    if (!known.includes(page.slug))
      await createPage(app, { ...page, content: await files.text(`content/pages/${page.slug}.html`) });
  }
}

/** Seeds the services and frequently asked questions. */
export async function seedServices(app: App, files: SeedFiles): Promise<void> {
  await addServices(app, await files.json("content/services.json", serviceList));
  const faq = await files.json("content/faq.json", faqByPage);
  await addFaqItems(app, "home", faq.home);
  await addFaqItems(app, "services", faq.services);
}
