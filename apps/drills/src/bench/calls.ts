import type { BareServer } from "./baselines.ts";
import { getTotal, milliseconds } from "./cpu.ts";
import type { Line } from "./line.ts";
import { type Measured, mean, measure, type Target } from "./load.ts";
import type { Product } from "./product.ts";

/** Beginnings and whole words without Turkish letters, which are searched as they are written. */
const WORDS = ["bilirkisi", "rapor", "dava", "faiz", "belge", "karar", "icra", "model", "metin", "arama"];
const TURNS = 5;
const SECONDS = 1;
/** A cookie with which answers are not shared, so that each call runs its query. */
const UNSHARED = { cookie: "member_device=bench" };

/**
 * Prints the CPU of the list call and of the search call beside a bare route that sends the rows of the same statement,
 * alternately: as visitors call, who share answers, and with one of our cookies, with which each call runs.
 */
export async function measureCalls(product: Product, bare: BareServer, line: Line): Promise<void> {
  const offsets = Array.from({ length: 20 }, (_, index) => index * 9);
  const calls = [
    {
      name: "list call, 9 cards",
      paths: offsets.map((offset) => `/api/blog/posts?limit=9&offset=${offset}`),
      rows: offsets.map((offset) => `/list?offset=${offset}`),
      goal: 2,
    },
    {
      name: "search call",
      paths: WORDS.map((words) => `/api/blog/search?q=${words}&limit=50`),
      rows: WORDS.map((words) => `/search?q=${words}`),
      goal: 2.5,
    },
  ];
  for (const { name, paths, rows, goal } of calls) {
    const results = { rows: [] as Measured[], ran: [] as Measured[], shared: [] as Measured[] };
    const ask = (target: Target, addresses: string[], headers = {}) =>
      measure(target, addresses, { seconds: SECONDS, headers });
    for (let turn = 0; turn <= TURNS; turn++) {
      const measured = {
        rows: await ask(bare, rows),
        ran: await ask(product, paths, UNSHARED),
        shared: await ask(product, paths),
      };
      if (turn === 0) continue; // the first turn warms up
      results.rows.push(measured.rows);
      results.ran.push(measured.ran);
      results.shared.push(measured.shared);
    }
    const floor = getTotal(mean(results.rows).cpu);
    line(`${name}: query and rows`, milliseconds(mean(results.rows).cpu));
    for (const [kind, list] of [
      ["run", results.ran],
      ["shared", results.shared],
    ] as const) {
      const { cpu } = mean(list);
      line(`${name}, ${kind}`, `${milliseconds(cpu)}, ${(getTotal(cpu) / floor).toFixed(2)} ×`, `≤ ${goal} ×`);
    }
  }
}
