import type { Answers } from "@site/browser/testing/answer-calls";
import type { AiConfiguration } from "@site/contract/ai/configurations/schema";
import type { PromptTemplate } from "@site/contract/ai/prompts/schema";
import type { AiUsage } from "@site/contract/ai/usage/schema";

const NOW = "2026-11-26T09:00:00.000Z";

export const configuration: AiConfiguration = {
  id: 1,
  name: "Gemini",
  provider: "gemini",
  apiKey: "gizl••••••••7890",
  model: "gemini-2.5-flash",
  isActive: true,
  isDefault: true,
  maxTokens: 8192,
  temperature: 0.7,
};

export const template: PromptTemplate = {
  id: 1,
  name: "İnsansı İçerik Şablonu",
  description: "",
  systemPrompt: "Sade bir dille yaz.",
  category: "blog",
  isActive: true,
  isDefault: true,
  usageCount: 3,
  createdAt: NOW,
};

export const usage: AiUsage = {
  dailyCallLimit: null,
  imageModel: "",
  today: { calls: 3, failed: 0, tokens: 450, byPurpose: [] },
};

/** Answers of the calls that the AI settings make on opening. Only a template is configured. */
export const aiSettingsAnswers = {
  aiConfigurations: { list: (): AiConfiguration[] => [] },
  unsplashSettings: { list: () => [] },
  promptTemplates: { list: () => [template] },
  ai: {
    usage: () => usage,
    availableModels: () => ({ isLive: false, text: [], image: [] }),
  },
} satisfies Answers["admin"];
