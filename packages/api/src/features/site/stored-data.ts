import type { StoredData } from "../../core/app.ts";

export const siteData: StoredData = {
  tables: {
    pages: "impersonal",
    page_seo: "impersonal",
    homepage_about: "impersonal",
    homepage_configs: "impersonal",
    homepage_sections: "impersonal",
    features: "impersonal",
    projects: "impersonal",
    services: "impersonal",
    faq_items: "impersonal",
    redirects: "impersonal",
  },
};
