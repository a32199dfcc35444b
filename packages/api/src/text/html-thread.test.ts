import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { sanitiseArticle } from "./html.ts";
import { HtmlThread, sanitiseStored, sanitiseWritten } from "./html-thread.ts";

const long = (word: string) => `<h2>${word}</h2><p onclick="x()">${word} <script>alert(1)</script></p>`.repeat(2_000);

it("a long text gives the same result without blocking the process", async () => {
  let turns = 0;
  let isDone = false;
  const goOn = () => {
    turns++;
    if (!isDone) setImmediate(goOn);
  };
  setImmediate(goOn);
  const answer = await sanitiseWritten(long("uzun"));
  isDone = true;
  expect(answer).toEqual({ html: sanitiseArticle(long("uzun")) });
  expect(turns).toBeGreaterThan(0);
});

it("concurrent tasks get their own results", async () => {
  const words = Array.from({ length: 6 }, (_, index) => `kelime${index}`);
  const answers = await Promise.all([...words.map((word) => sanitiseStored(long(word))), sanitiseStored("<p>kısa")]);
  expect(answers).toEqual([...words.map((word) => sanitiseArticle(long(word))), "<p>kısa</p>"]);
});

it("too complex texts are refused, long or short", async () => {
  for (const count of [200, 30_000])
    expect(await sanitiseWritten("<b>".repeat(count))).toEqual({ refusal: "too deep" });
});

const ON_MESSAGE = 'const { parentPort } = require("node:worker_threads"); parentPort.on("message", ({ id, html }) =>';

/** Never ends, and leaves the processor to other tests. */
const HANG = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)";

it.each([
  ["hangs", `${ON_MESSAGE} ${HANG});`, 5_000],
  ["throws", `${ON_MESSAGE} { throw new Error("x"); });`, 1_000_000],
  ["ends", `${ON_MESSAGE} process.exit(0));`, 1_000_000],
])(
  "a thread that %s fails the text it is at; the others and later ones get another",
  async (_, source, limitMs) => {
    const workers: Worker[] = [];
    const thread = new HtmlThread(() => {
      const worker = new Worker(
        workers.length === 0 ? source : `${ON_MESSAGE} parentPort.postMessage({ id, result: { html } }));`,
        { eval: true },
      );
      workers.push(worker);
      return worker;
    }, limitMs);
    const results = await Promise.allSettled(["1", "2", "3"].map((html) => thread.run(html, false)));
    expect(results).toMatchObject([{ status: "rejected" }, { value: { html: "2" } }, { value: { html: "3" } }]);
    expect(await thread.run("4", false)).toEqual({ html: "4" });
    expect(workers).toHaveLength(2);
    await Promise.all(workers.map((worker) => worker.terminate()));
  },
  60_000,
);
