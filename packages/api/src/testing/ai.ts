import { afterTestFile } from "@site/db/testing";
import { createGemini } from "../integrations/ai/gemini.ts";
import { createUnsplash } from "../integrations/unsplash.ts";
import { createTestApp, type TestApp } from "./app.ts";
import { signedInAdmin } from "./caller.ts";
import { openGeminiServer } from "./gemini-server.ts";
import { openUnsplashServer } from "./unsplash-server.ts";

export const TEST_KEY = "gizli-anahtar-1234567890";

/** Creates an application whose AI and stock photo services are local servers, with an administrator. */
export async function createAiApp() {
  const app: TestApp = await createTestApp();
  const [gemini, unsplash] = await Promise.all([openGeminiServer(), openUnsplashServer()]);
  afterTestFile(() => Promise.all([gemini.close(), unsplash.close()]).then(() => undefined));
  app.ai = { gemini: createGemini(gemini.url) };
  app.unsplash = createUnsplash(unsplash.url);
  const { admin } = (await signedInAdmin(app)).caller;
  return { app, gemini, unsplash, admin };
}
