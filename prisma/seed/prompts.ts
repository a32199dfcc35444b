import { type App, addFirstPromptTemplates } from "@site/api";
import { defaultPrompts } from "@site/contract/ai/prompts/labels";
import { createPromptTemplateInput } from "@site/contract/ai/prompts/schema";
import { z } from "zod";
import type { SeedFiles } from "./files.ts";

const standard = [
  ["Blog Yazısı", "blog"],
  ["Teknik Yazı", "technical"],
  ["Pazarlama Yazısı", "marketing"],
] as const;
const templates = z.array(createPromptTemplateInput);

/** Seeds prompt templates to begin with: those for humanlike content and one for each standard prompt. */
export async function seedPrompts(app: App, files: SeedFiles): Promise<void> {
  const humanlike = await files.json("content/prompts.json", templates);
  const others = standard.map(([name, category]) => ({ name, category, systemPrompt: defaultPrompts[category] }));
  await addFirstPromptTemplates(app, [...humanlike, ...templates.parse(others)]);
}
