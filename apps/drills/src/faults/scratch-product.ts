import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { type Product, startProduct } from "../bench/product.ts";
import { startScratchServer } from "./scratch-server.ts";

/** Runs a drill on the built product with sample content and a database of its own; deletes both afterwards. */
export async function withScratchProduct(run: (product: Product, databaseUrl: string) => Promise<void>): Promise<void> {
  const database = await startScratchServer();
  const folder = makeDataFolder();
  const databaseUrl = await database.newDatabase();
  const product = await startProduct(folder, 20_000 + (process.pid % 20_000), {
    DATABASE_URL: databaseUrl,
    APP_SECRET: "a secret for drills, long enough",
    SEED_DEMO: "true",
    LOG_LEVEL: "fatal",
  });
  try {
    await run(product, databaseUrl);
  } finally {
    await product.stop();
    await database.stop();
    removeDataFolder(folder);
  }
}
