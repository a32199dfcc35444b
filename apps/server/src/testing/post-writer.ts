import { randomUUID } from "node:crypto";
import { createPost, createTag } from "@site/api";
import { createPostInput } from "@site/contract/blog/posts/admin-schema";
import { startWriterApp } from "./writer-app.ts";

/**
 * Child process that starts the product of a folder (first argument) on a data folder (second) and creates tagged posts
 * until it is killed. It prints the number of each post on standard output after the post is committed.
 */
const MOST = 1_000;

const [root = "", folder = ""] = process.argv.slice(2);
const { app } = await startWriterApp(root, folder, console);
const run = randomUUID();
const tag = await createTag(app, { name: `Etiket ${run.slice(0, 8)}`, slug: `etiket-${run}`, description: "" });
for (let n = 0; n < MOST; n++) {
  const input = createPostInput.parse({
    title: `Yazı ${n}`,
    slug: randomUUID(),
    content: `<p>${"Bir yazının metni. ".repeat(50)}</p>`,
    status: "published",
    tagIds: [tag.id],
  });
  const { id } = await createPost(app, input, null);
  process.stdout.write(`written ${id}\n`);
}
