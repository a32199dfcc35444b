import { creationTexts, IMAGE_PLACEHOLDER } from "@site/contract/ai/creations/labels";
import {
  creationLimits,
  type GenerateBlogInput,
  type GeneratedBlog,
  type LinkCandidate,
  type SelectedLink,
  type SelectLinkInput,
} from "@site/contract/ai/creations/schema";
import { cutText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { dataRule, type ModelTask, quoteData, runModelForJson } from "../usage/service.ts";
import { blogAnswer, toGeneratedBlog } from "./generated-text.ts";
import { LIST_LINK_CANDIDATES } from "./queries.ts";

/** Options of a model call: its abort signal, progress callback and charged creation. */
export type CallOptions = Pick<ModelTask, "signal" | "creation" | "onText">;

const linkAnswer = z.object({ selectedSlug: z.string().nullish(), reasoning: z.string().default("") });

const LINK_SYSTEM = [
  "You choose for a Turkish blog which existing post a new post about a topic should link to.",
  "Choose the post that helps the reader of the topic most, or none if no post really fits.",
  'Answer with JSON only: {"selectedSlug": string or null, "reasoning": one short Turkish sentence}.',
  dataRule,
].join("\n");

const BLOG_RULES = [
  "Answer with one JSON object and nothing else. Its fields: title, slug, excerpt (at most 300 characters), content,",
  "tags (3 to 6 short Turkish names), category (one Turkish name), seoTitle (at most 60 characters), seoDescription",
  "(at most 155 characters), seoKeywords (comma-separated). Write everything in Turkish.",
  "content is HTML with h2, h3, p, ul, ol, li, strong, em, blockquote and table; no h1, no images, no styles.",
  "Never invent laws, article numbers, court decisions, dates, addresses or statistics; " +
    "leave out what you do not know.",
].join("\n");

/** A model's choice of a link; `note` gives the reason if there is none. */
export interface LinkChoice extends SelectedLink {
  note: string;
}

/** Lets the model choose the post to link to; only one of the candidates can be chosen. @throws as `runModel` */
export async function chooseLink(
  app: App,
  { topic, candidatePosts, configurationId }: SelectLinkInput,
  options: CallOptions = {},
): Promise<LinkChoice> {
  const candidates = candidatePosts.slice(0, creationLimits.candidates);
  if (candidates.length === 0) return withoutLink(creationTexts.noCandidates);
  const prompt = [quoteData("topic", topic), quoteData("posts", JSON.stringify(candidates))].join("\n\n");
  const task = { purpose: "links", system: LINK_SYSTEM, prompt, configurationId, ...options } as const;
  const answer = await runModelForJson(app, task, linkAnswer);
  const reasoning = cutText(answer.reasoning.trim(), 500);
  const { selectedSlug } = answer;
  if (!selectedSlug) {
    const note = [creationTexts.noLinkChosen, ...(reasoning ? [creationTexts.reason, reasoning] : [])].join(" ");
    return { selectedSlug: null, reasoning: reasoning || creationTexts.noLinkChosen, note };
  }
  const named = selectedSlug.trim().replace(/^.*\//, ""); // some models answer with the address
  const chosen = candidates.find(({ slug }) => slug === named);
  return chosen ? { selectedSlug: chosen.slug, reasoning, note: reasoning } : withoutLink(creationTexts.linkUnknown);
}

function withoutLink(note: string): LinkChoice {
  return { selectedSlug: null, reasoning: note, note };
}

/** Chooses a link for the documented call. @throws as `runModel` */
export async function selectLink(app: App, input: SelectLinkInput): Promise<SelectedLink> {
  const { selectedSlug, reasoning } = await chooseLink(app, input);
  return { selectedSlug, reasoning };
}

/** Returns the newest published posts. */
export async function listLinkCandidates(app: App): Promise<LinkCandidate[]> {
  const { rows } = await app.db.pool.query<LinkCandidate>(LIST_LINK_CANDIDATES, [creationLimits.postsScored]);
  return rows;
}

/**
 * Lets the model write a post. Only texts of its answer are used; `allowedLinkSlug` is the only post it may link to.
 * @throws NOT_FOUND for an unknown template; otherwise as `runModel`
 */
export async function generateBlog(
  app: App,
  { topic, configurationId, templateId, allowedLinkSlug }: GenerateBlogInput,
  { hasImages = false, ...options }: CallOptions & { hasImages?: boolean } = {},
): Promise<GeneratedBlog> {
  const template = await findTemplate(app, templateId);
  const link = allowedLinkSlug || null;
  const categories = await app.db.prisma.category.findMany({
    select: { name: true },
    orderBy: { name: "asc" },
    take: 50,
  });
  const system = [
    template.systemPrompt,
    BLOG_RULES,
    link
      ? `Link exactly once to ${paths.post(link)}, with words that fit the sentence. Use no other link.`
      : "Use no links.",
    hasImages
      ? `Put ${IMAGE_PLACEHOLDER} into a paragraph of its own where an image helps, at most three times.`
      : `Never write ${IMAGE_PLACEHOLDER}.`,
    "Take the category from the given list if one fits.",
    dataRule,
  ].join("\n\n");
  const prompt = [
    quoteData("topic", topic),
    quoteData("categories", categories.map(({ name }) => name).join("\n")),
  ].join("\n\n");
  const answer = await runModelForJson(
    app,
    { purpose: "creation", system, prompt, configurationId, ...options },
    blogAnswer,
  );
  return toGeneratedBlog(answer, link, app.siteUrl);
}

/** Returns an active template. @throws NOT_FOUND */
export async function findTemplate(app: App, id: number): Promise<{ name: string; systemPrompt: string }> {
  const template = await app.db.prisma.promptTemplate.findFirst({
    where: { id, isActive: true },
    select: { name: true, systemPrompt: true },
  });
  if (!template) throw new AppError("NOT_FOUND", { message: creationTexts.templateMissing });
  return template;
}
