import { unsplashDefaults, unsplashTexts } from "@site/contract/ai/images/labels";
import type { GenerateImageInput, ImageCaptionInput } from "@site/contract/ai/images/schema";
import { slugify, truncateText } from "@site/contract/common/text";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { addImage } from "../../media/service.ts";
import { getItems } from "../usage/answer-lists.ts";
import { dataRule, quoteData, runImageModel, runModel, runModelForJson } from "../usage/service.ts";
import { chooseUnsplashSetting } from "./settings-service.ts";

/** Maximum length before an ellipsis. */
const MAX_CAPTION = 299;
const MAX_TERMS = 5;
/** Maximum length of a search term; a longer text is a sentence. */
const MAX_TERM = 60;

const captionAnswer = z.object({ caption: z.string().trim().min(1).max(1000) });

/** Proposes a caption. @throws as `runModel` */
export async function proposeCaption(
  app: App,
  { altText, contentTopic, keywords }: ImageCaptionInput,
): Promise<{ caption: string }> {
  const { caption } = await runModelForJson(
    app,
    {
      purpose: "caption",
      system:
        "Write one short Turkish caption (at most 15 words) for an image of a blog post: plain, without quotation " +
        `marks, without claims that the description does not support. Answer as JSON {"caption": string}. ${dataRule}`,
      prompt: [
        quoteData("image", altText),
        quoteData("topic", contentTopic),
        ...(keywords ? [quoteData("keywords", keywords)] : []),
      ].join("\n"),
    },
    captionAnswer,
  );
  return { caption: truncateText(caption.replace(/\s+/g, " "), MAX_CAPTION) };
}

/**
 * Proposes English search terms for a post's photo with the prompt of the photo setting. The administrator writes the
 * prompt, so the answer may be JSON or any other list.
 * @throws as `runModel`; UNAVAILABLE if the answer has no term
 */
export async function proposeSearchTerms(
  app: App,
  { title, excerpt }: GenerateImageInput,
): Promise<{ terms: string[] }> {
  const setting = await chooseUnsplashSetting(app);
  const prompt = setting?.imageGenerationPrompt || unsplashDefaults.imageGenerationPrompt;
  const texts: Record<string, string> = {
    "{title}": quoteData("title", title),
    "{excerpt}": quoteData("excerpt", excerpt),
  };
  const { text } = await runModel(app, {
    purpose: "image",
    system: `Answer with three to five English keywords, as JSON {"keywords": string[]}. ${dataRule}`,
    prompt: prompt.replace(/\{title\}|\{excerpt\}/g, (name) => texts[name] ?? name),
    isJson: true,
  });
  const terms = getItems(text).filter(({ length }) => length <= MAX_TERM);
  if (terms.length === 0) throw new AppError("UNAVAILABLE", { message: unsplashTexts.noTerms });
  return { terms: [...new Set(terms)].slice(0, MAX_TERMS) };
}

/** Generates an image for a post and stores it in the media library. @throws as `runImageModel`; VALIDATION_FAILED */
export async function makePostImage(
  app: App,
  { title, excerpt }: GenerateImageInput,
): Promise<{ imageUrl: string; alt: string }> {
  const { bytes } = await runImageModel(app, {
    prompt:
      "Make a calm, modern 16:9 picture for the head of a Turkish blog post. No text, no logos, no portraits of real " +
      `people. ${dataRule}\n${quoteData("title", title)}\n${quoteData("summary", excerpt)}`,
  });
  const { address, altText } = await addImage(app, {
    fileName: `${slugify(title) || "gorsel"}-ai.png`,
    bytes,
    altText: title,
  });
  return { imageUrl: address, alt: altText };
}
