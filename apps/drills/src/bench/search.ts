import { limits } from "@site/contract/common/limits";
import type { BareServer } from "./baselines.ts";
import { compare } from "./compare.ts";
import type { Line } from "./line.ts";
import { measure } from "./load.ts";
import type { Product } from "./product.ts";
import { spread, timed } from "./timing.ts";

const SEARCHES = [
  "bilirkisi",
  "yapay zeka",
  "dava dosyası",
  "faiz",
  "itiraz süresi",
  "uzlastirma raporu",
  "erisilebilir",
  "belge",
  "karar gerekce",
  "harc",
];

const getAddress = (words: string) => `/api/blog/search?q=${encodeURIComponent(words)}`;

/** Prints the cost of the search call, and its time for the palette's calls. */
export async function measureSearch(product: Product, bare: BareServer, line: Line): Promise<void> {
  const calls = async () => ({ measured: await measure(product, SEARCHES.map(getAddress)) });
  await compare("search in 5,000 posts", bare, calls, line, { cpu: 45 });
  const asked = Array.from({ length: 21 }, () => SEARCHES).flat();
  const ask = async (words: string) => {
    const answer = await fetch(`${product.url}${getAddress(words)}&limit=${limits.palettePosts}`);
    if (!answer.ok) throw new Error(`${words}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  line("search in 5,000 posts, as the palette asks", spread(await timed(asked, ask, SEARCHES.length)), "p95 < 100 ms");
}
