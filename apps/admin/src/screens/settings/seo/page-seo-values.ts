import { paths } from "@site/contract/paths";
import type { AdminPageSeo } from "@site/contract/site/seo/admin-schema";

/** Addresses of pages by key, where they differ from the key. */
const addresses: Record<string, string> = {
  home: paths.home,
  services: paths.services,
  blog: paths.blog,
  becayis: paths.board,
};

export const robotsOptions = [
  { value: "index, follow", label: "Göster ve bağlantıları izle (index, follow)" },
  { value: "noindex, follow", label: "Gösterme, bağlantıları izle (noindex, follow)" },
  { value: "index, nofollow", label: "Göster, bağlantıları izleme (index, nofollow)" },
  { value: "noindex, nofollow", label: "Gösterme, bağlantıları izleme (noindex, nofollow)" },
];

/** Returns the path of the page with a key. */
export function pathOfPage(pageKey: string): string {
  return addresses[pageKey] ?? paths.staticPage(pageKey);
}

/** Returns the form's values for the head tags of a page. */
export function toValues(page: AdminPageSeo) {
  return {
    metaTitle: page.metaTitle,
    metaDescription: page.metaDescription,
    metaKeywords: page.metaKeywords,
    ogTitle: page.ogTitle,
    ogDescription: page.ogDescription,
    ogImage: page.ogImage,
    canonicalUrl: page.canonicalUrl,
    robots: page.robots,
  };
}
