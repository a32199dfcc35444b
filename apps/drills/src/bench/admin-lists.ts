import type { Product } from "./product.ts";
import { spread, timed } from "./timing.ts";

/** Pages, filters and searches that the screen of posts requests. */
const INPUTS: object[] = [
  { page: 1 },
  { page: 2 },
  { page: 600 },
  { page: 1_100 },
  { page: 1, state: "published" },
  { page: 1, state: "draft" },
  { page: 2, order: "publication" },
  { page: 2, order: "title" },
  { page: 3, categoryId: 1 },
  { page: 1, search: "olcum 99" },
  { page: 1, search: "bilirkisi" },
  { page: 1, search: "uzlaştırma RAPOR" },
  { page: 1, search: "boyle bir yazi yok" },
];
const ROUNDS = 20;

/**
 * Prints the time of the administrator's list of posts with the calls of its screen.
 * @param details prints each page, filter and search too
 */
export async function measureAdminLists(
  product: Product,
  line: (name: string, value: string, target: string) => void,
  { details = false } = {},
): Promise<void> {
  const ask = async (input: object) => {
    await product.admin("GET", `/trpc/admin.posts.page?input=${encodeURIComponent(JSON.stringify({ json: input }))}`);
  };
  const asked = Array.from({ length: ROUNDS + 1 }, () => INPUTS).flat();
  const times = await timed(asked, ask, INPUTS.length);
  line("list, filter and search 10,000 posts", spread(times), "p95 < 100 ms");
  if (!details) return;
  for (const [index, input] of INPUTS.entries())
    line(`  ${JSON.stringify(input)}`, spread(times.filter((_, at) => at % INPUTS.length === index)), "p95 < 100 ms");
}
