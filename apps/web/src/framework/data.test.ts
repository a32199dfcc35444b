import { createQueryClient } from "@site/browser/query-client";
import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { dehydrate, hydrate } from "./data.ts";

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

it("keeps shared data as it is for pages whose text differs", () => {
  const shell = { name: "Site", github: "" };
  const readState = (text: string) => {
    const server = createQueryClient();
    server.setQueryData(["shell"], shell);
    server.setQueryData(["page"], { content: text });
    return dehydrate(server, text);
  };
  for (const text of ["", "<p>Metin</p>"]) {
    const browser = createQueryClient();
    hydrate(browser, readState(text), text);
    expect([browser.getQueryData(["shell"]), browser.getQueryData(["page"])]).toEqual([shell, { content: text }]);
  }
});
