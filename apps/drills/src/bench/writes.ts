import { milliseconds } from "./cpu.ts";
import type { Line } from "./line.ts";
import { perCall } from "./load.ts";
import { createArticle, getArticles } from "./posts.ts";
import type { Product } from "./product.ts";
import { spread, timed } from "./timing.ts";

/** Number of the article; no other part uses it. */
const ARTICLE = 400_000;
/** Unmeasured calls that warm up the server. */
const WARM_UP = 20;

/** Prints the CPU and the time of saving an article, posting a comment and signing in, one call after the other. */
export async function measureWrites(product: Product, line: Line): Promise<void> {
  const getArticle = await getArticles(product);
  const { slug } = getArticle(ARTICLE);
  const id = await createArticle(product, getArticle(ARTICLE));

  await measureWrite("saving an article", 200, async (call) => {
    await product.admin("PUT", `/api/admin/posts/${id}`, { ...getArticle(ARTICLE + call), slug });
  });
  await measureWrite("posting a comment", 200, async (call) => {
    const answer = await fetch(`${product.url}/api/comments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        blogPostId: id,
        content: `Bu yazı için teşekkürler, ${call}. kez okudum.`,
        authorName: "Okur",
        authorEmail: "okur@example.org",
      }),
    });
    if (!answer.ok) throw new Error(`a comment: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  });
  await measureWrite("signing in", 50, async () => {
    await product.signInAgain();
  });

  async function measureWrite(name: string, times: number, write: (call: number) => Promise<void>): Promise<void> {
    for (let call = 1; call <= WARM_UP; call++) await write(call);
    const calls = Array.from({ length: times }, (_, index) => WARM_UP + 1 + index);
    const before = product.cpu();
    const taken = await timed(calls, write);
    line(`${name}: CPU`, milliseconds(perCall(before, product.cpu(), times)));
    line(`${name}: time`, spread(taken));
  }
}
