import { createQueryClient } from "@site/browser/query-client.ts";
import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { dehydrate, hydrate } from "./page-state.ts";

it("transfers queries with data, null included, and leaves out queries without data", () => {
  const server = createQueryClient();
  server.setQueryData(["title"], "</script><b>");
  server.setQueryData(["post"], null);
  new QueryObserver(server, { queryKey: ["mine"], queryFn: () => [], enabled: false }).getCurrentResult();

  const json = dehydrate(server);
  const browser = createQueryClient();
  hydrate(browser, json);
  expect(json).not.toContain("<");
  expect(browser.getQueryData(["title"])).toBe("</script><b>");
  expect(browser.getQueryData(["post"])).toBeNull();
  expect(browser.getQueryState(["mine"])).toBeUndefined();
});

it("leaves out the text that the document contains", () => {
  const text = '<h2 id="bir">“Bir” & <em>iki</em></h2><p>$1 </p>';
  const server = createQueryClient();
  server.setQueryData(["post"], { title: "<text>", content: text });

  const json = dehydrate(server, text);
  const browser = createQueryClient();
  hydrate(browser, json, text);
  expect(json).not.toContain("iki");
  expect(browser.getQueryData(["post"])).toEqual({ title: "<text>", content: text });
});
