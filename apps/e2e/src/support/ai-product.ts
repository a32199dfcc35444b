import { type GeminiServer, openGeminiServer } from "@site/api/testing/gemini-server";
import { openUnsplashServer, type UnsplashServer, unsplashPhoto } from "@site/api/testing/unsplash-server";
import { type RunningProduct, startProduct } from "./product.ts";
import { test } from "./test.ts";

/** A product whose AI and stock photo services are local servers. */
interface AiProduct {
  readonly address: string;
  readonly gemini: GeminiServer;
  readonly unsplash: UnsplashServer;
}

const IMAGE = "/images/blog/becayis-nedir-nasil-yapilir.webp";

/** Starts the product before the tests of a file and stops it afterwards. */
export function useAiProduct(): AiProduct {
  let parts: { product: RunningProduct; gemini: GeminiServer; unsplash: UnsplashServer } | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const [gemini, unsplash] = await Promise.all([openGeminiServer(), openUnsplashServer()]);
    const variables = { GEMINI_BASE_URL: gemini.url, UNSPLASH_BASE_URL: unsplash.url };
    const product = await startProduct({ variables });
    unsplash.find = (query) =>
      ["bir1", "iki2"].map((id) =>
        unsplashPhoto(id, { description: `${query} ${id}`, image: product.address + IMAGE }),
      );
    parts = { product, gemini, unsplash };
  });

  test.afterAll(async () => {
    await parts?.product.stop();
    await Promise.all([parts?.gemini.close(), parts?.unsplash.close()]);
  });

  const started = () => {
    if (!parts) throw new Error("the product runs for the journeys alone");
    return parts;
  };
  return {
    get address() {
      return started().product.address;
    },
    get gemini() {
      return started().gemini;
    },
    get unsplash() {
      return started().unsplash;
    },
  };
}
