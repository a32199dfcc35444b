import { openGeminiServer } from "./gemini-server.ts";
import { openUnsplashServer, unsplashPhoto } from "./unsplash-server.ts";

/**
 * Starts both local services for trying the product by hand:
 * `npx tsx packages/api/src/testing/ai-servers.ts 8083 8084`, then the product with the printed variables. Any
 * key is accepted.
 */
const [geminiPort = "8083", unsplashPort = "8084"] = process.argv.slice(2);
const gemini = await openGeminiServer(Number(geminiPort));
const unsplash = await openUnsplashServer(Number(unsplashPort));
const image = "http://localhost:3000/images/blog/becayis-nedir-nasil-yapilir.webp";
unsplash.find = (query) => ["bir", "iki"].map((id) => unsplashPhoto(id, { description: query, image }));
console.info(`GEMINI_BASE_URL=${gemini.url} UNSPLASH_BASE_URL=${unsplash.url}`);
