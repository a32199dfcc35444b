import { createAiConfigurationInput } from "@site/contract/ai/configurations/schema";
import { afterTestFile } from "@site/db/testing";
import { createGemini } from "../../../../integrations/ai/gemini.ts";
import { createUnsplash } from "../../../../integrations/unsplash.ts";
import { openGeminiServer } from "../../../../testing/gemini-server.ts";
import { createTestApp, signedInAdmin } from "../../../../testing/index.ts";
import { openUnsplashServer } from "../../../../testing/unsplash-server.ts";
import { createAiConfiguration } from "../../configurations/service.ts";

export const KEY = "AIzaSy-a-key-for-tests-0123456789";
/** The fake model's answer. */
export const blog = {
  title: "Kira artışı nasıl hesaplanır?",
  slug: "kira-artisi",
  excerpt: "Kira artışının adımları.",
  content: '<h2>Sınır</h2><p>6098 sayılı Kanun madde 344 uygulanır. <a href="/blog/depozito">Depozito</a></p>',
  tags: ["Kira", "Borçlar hukuku"],
  category: "Kira Hukuku",
  seoTitle: "Kira artışı",
  seoDescription: "Kira artışı nasıl hesaplanır?",
  seoKeywords: "kira, artış",
};
/** Returns the model's answer with a post. */
export const written = (given: object = {}) => ({ text: JSON.stringify({ ...blog, ...given }) });

/**
 * Opens an application with a fake model and photo search, and the template and configuration that a creation needs.
 */
export async function openCreations() {
  const created = await createTestApp();
  const gemini = await openGeminiServer();
  const unsplash = await openUnsplashServer();
  afterTestFile(async () => {
    await gemini.close();
    await unsplash.close();
  });
  const app = { ...created, ai: { gemini: createGemini(gemini.url) }, unsplash: createUnsplash(unsplash.url) };
  const admin = await signedInAdmin(app);
  const configuration = await createAiConfiguration(
    app,
    createAiConfigurationInput.parse({ name: "Asıl", apiKey: KEY, model: "gemini-2.5-flash" }),
  );
  const template = await app.db.prisma.promptTemplate.create({
    data: { name: "Blog", systemPrompt: "Sen bir editörsün.", category: "blog" },
  });
  const input = { topic: "Kira artışı hesaplama", configurationId: configuration.id, templateId: template.id };
  return { app, gemini, unsplash, admin, input };
}
