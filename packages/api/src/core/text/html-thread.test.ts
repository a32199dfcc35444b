import { expect, it } from "vitest";
import { sanitiseArticle } from "./html.ts";
import { sanitiseStored, sanitiseWritten } from "./html-thread.ts";

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
