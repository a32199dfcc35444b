import { z } from "zod";
import type { Product } from "./product.ts";

const tags = z.array(z.object({ id: z.number(), name: z.string(), slug: z.string(), description: z.string() }));

/** Saves a setting, which purges every page and what all pages share. */
export async function purgePages(product: Product): Promise<void> {
  await product.admin("PUT", "/api/admin/site-settings", {
    settingKey: "default_meta_keywords",
    value: String(Date.now()),
  });
}

/**
 * Saves an unchanged tag, which purges what saving a post purges: the blog, the home page and the lists beside posts.
 */
export async function purgePosts(product: Product): Promise<void> {
  const [first] = tags.parse(await product.admin("GET", "/api/admin/tags"));
  if (!first) throw new Error("there are no tags");
  const { id, ...tag } = first;
  await product.admin("PUT", `/api/admin/tags/${id}`, tag);
}
