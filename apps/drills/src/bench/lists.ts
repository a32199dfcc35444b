import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { measureAdminLists } from "./admin-lists.ts";
import { line } from "./line.ts";
import { writePosts } from "./posts.ts";
import { startProduct } from "./product.ts";

/** Measures the administrator's list of posts; needs a build. Usage: npx tsx apps/drills/src/bench/lists.ts */

const POSTS = 10_000;

const folder = makeDataFolder();
const product = await startProduct(folder, 38_102);
try {
  await writePosts(product, 0, POSTS);
  await measureAdminLists(product, line, { details: true });
} finally {
  await product.stop();
  removeDataFolder(folder);
}
