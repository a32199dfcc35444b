import type { PostDetail } from "@site/contract/blog/posts/schema";
import { paths } from "@site/contract/paths";
import { sitePicturePath } from "@site/contract/settings/brand";
import type { SiteSettings } from "@site/contract/settings/schema";

/** Returns the schema.org Article of a post; the head adds the picture of its link preview. */
export function articleJsonLd(post: PostDetail, settings: SiteSettings): object {
  const url = settings.site_url + paths.post(post.slug);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.seoDescription,
    inLanguage: "tr-TR",
    mainEntityOfPage: url,
    url,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    ...(post.category && { articleSection: post.category.name }),
    ...(post.tags.length > 0 && { keywords: post.tags.map((tag) => tag.name).join(", ") }),
    author: { "@type": "Organization", name: settings.site_name, url: settings.site_url },
    publisher: {
      "@type": "Organization",
      name: settings.site_name,
      url: settings.site_url,
      logo: settings.site_url + sitePicturePath(settings),
    },
  };
}
