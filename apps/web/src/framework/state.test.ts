import { createQueryClient } from "@site/browser/query-client";
import { hydrate, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { readState, toState } from "./state.ts";

/** Dehydrates answers into a document, and returns a query client that was hydrated from it. */
function transfer(answers: [string, unknown][], text?: string) {
  const server = createQueryClient();
  for (const [key, data] of answers) server.setQueryData([key], data);
  const json = toState(server, {}, text);
  const browser = createQueryClient();
  hydrate(browser, readState(json, text).queries);
  return { json, browser };
}

it("transfers answers, null included", () => {
  const { json, browser } = transfer([
    ["title", "</script><b>"],
    ["post", null],
  ]);
  expect(json).not.toContain("<");
  expect(browser.getQueryData(["title"])).toBe("</script><b>");
  expect(browser.getQueryData(["post"])).toBeNull();
});

it.each(["", '<h2 id="bir">“Bir” & <em>iki</em></h2><p>$1 </p>'])(
  "leaves out the text that the document contains: %s",
  (text) => {
    const shell = { name: "Site", github: "" };
    const post = { title: "<text>", content: text };
    const { json, browser } = transfer(
      [
        ["shell", shell],
        ["post", post],
      ],
      text,
    );
    expect(json).not.toContain("iki");
    expect([browser.getQueryData(["shell"]), browser.getQueryData(["post"])]).toEqual([shell, post]);
  },
);

it("does not fetch what came with a document from the cache, whatever its age", () => {
  const server = createQueryClient();
  server.setQueryData(["post"], "metin", { updatedAt: Date.now() - 3_600_000 });
  const browser = createQueryClient();
  hydrate(browser, readState(toState(server, {})).queries);
  const queryFn = vi.fn(() => "yeni");
  const stop = new QueryObserver(browser, { queryKey: ["post"], queryFn }).subscribe(() => undefined);
  expect(queryFn).not.toHaveBeenCalled();
  stop();
});
