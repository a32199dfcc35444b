import { adminBlogTexts } from "@site/contract/blog/admin-labels";

interface Images {
  /** Sanitised HTML. */
  content: string;
  featuredImage?: string | null | undefined;
  imageAlt: string;
}

/** Returns what a post lacks to be published: a sentence by field for images that have no alternative text. */
export function missingAltTexts({ content, featuredImage, imageAlt }: Images): Record<string, string> {
  const isBare = /<img\b(?![^>]* alt="[^"]*[^"\s])[^>]*>/.test(content);
  return {
    ...(featuredImage && !imageAlt && { imageAlt: adminBlogTexts.imageAltMissing }),
    ...(isBare && { content: adminBlogTexts.contentAltMissing }),
  };
}
