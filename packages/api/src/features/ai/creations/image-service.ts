import { IMAGE_PLACEHOLDER } from "@site/contract/ai/creations/labels";
import type { GeneratedBlog } from "@site/contract/ai/creations/schema";
import { unsplashTexts } from "@site/contract/ai/images/labels";
import { cutText, escapeMarkup } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { choosePhoto, searchPhotos } from "../images/photo-service.ts";
import { chooseUnsplashSetting } from "../images/settings-service.ts";
import { proposeCaption, proposeSearchTerms } from "../images/texts-service.ts";
import type { ImageResult } from "./step-results.ts";

/** Maximum number of photos in the text, in addition to the featured one. */
const MAX_IN_TEXT = 3;
const ALT_LENGTH = 300;

/** Matches a placeholder with its surrounding paragraph. */
const PLACEHOLDERS = new RegExp(
  String.raw`<p>\s*${escaped(IMAGE_PLACEHOLDER)}\s*</p>|${escaped(IMAGE_PLACEHOLDER)}`,
  "g",
);

interface ImageTask {
  blog: GeneratedBlog;
  /** The administrator's search term; "" lets the model propose one and leaves the text without photos. */
  query: string;
  signal: AbortSignal;
}

/**
 * Finds the featured photo of a post and, with a search term, photos with captions for the placeholders in its text.
 * The photographers are stored, and a job reports the use of each photo once.
 * @throws as `searchPhotos` and `runModel`
 */
export async function addImages(app: App, { blog, query, signal }: ImageTask): Promise<ImageResult> {
  // Checks the setting first, because proposing terms costs tokens.
  if (!(await chooseUnsplashSetting(app))) throw new AppError("CONFLICT", { message: unsplashTexts.notConfigured });
  const term = query || (await proposeSearchTerms(app, blog)).terms.join(" ");
  signal.throwIfAborted();
  const { results } = await searchPhotos(app, term);
  const [head, ...others] = results;
  if (!head) return { content: withoutPlaceholders(blog.content), featuredImage: "", imageAlt: "" };
  const places = query ? Math.min(countPlaceholders(blog.content), MAX_IN_TEXT, others.length) : 0;
  const figures: string[] = [];
  for (const photo of others.slice(0, places)) {
    signal.throwIfAborted();
    const { address, alt, credit } = await choosePhoto(app, photo.token);
    const caption = await getCaption(app, alt, blog);
    const text = [escapeMarkup(caption), credit].filter(Boolean).join(" — ");
    figures.push(
      `<figure><img src="${escapeMarkup(address)}" alt="${escapeMarkup(caption || alt || blog.title)}">` +
        `<figcaption>${text}</figcaption></figure>`,
    );
  }
  const { address, alt } = await choosePhoto(app, head.token);
  const caption = await getCaption(app, alt, blog);
  return {
    content: blog.content.replace(PLACEHOLDERS, () => figures.shift() ?? ""),
    featuredImage: address,
    imageAlt: cutText(caption || alt || blog.title, ALT_LENGTH),
  };
}

/** Removes the placeholders of images that were not found. */
export function withoutPlaceholders(content: string): string {
  return content.replace(PLACEHOLDERS, "");
}

function countPlaceholders(content: string): number {
  return content.match(PLACEHOLDERS)?.length ?? 0;
}

/** Returns a Turkish caption; "" if the model proposes none, so that the image is kept. */
async function getCaption(app: App, altText: string, { title, seoKeywords }: GeneratedBlog): Promise<string> {
  try {
    return (await proposeCaption(app, { altText: altText || title, contentTopic: title, keywords: seoKeywords }))
      .caption;
  } catch (error) {
    app.log.error(`caption of an image: ${error instanceof Error ? error.message : error}`);
    return "";
  }
}

function escaped(text: string): string {
  return text.replace(/[[\]]/g, String.raw`\$&`);
}
