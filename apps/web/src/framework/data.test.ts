import { expect, it } from "vitest";
import { dehydrate, hydrate } from "./data.ts";
import { Queries } from "./queries.ts";

it("transfers answers, null included", () => {
  const server = new Queries();
  server.add(["title"], "</script><b>");
  server.add(["post"], null);

  const json = dehydrate(server);
  const browser = new Queries();
  hydrate(browser, json);
  expect(json).not.toContain("<");
  expect(browser.getData({ queryKey: ["title"] })).toBe("</script><b>");
  expect(browser.getData({ queryKey: ["post"] })).toBeNull();
});

it("leaves out the text that the document contains", () => {
  const text = '<h2 id="bir">“Bir” & <em>iki</em></h2><p>$1 </p>';
  const server = new Queries();
  server.add(["post"], { title: "<text>", content: text });

  const json = dehydrate(server, text);
  const browser = new Queries();
  hydrate(browser, json, text);
  expect(json).not.toContain("iki");
  expect(browser.getData({ queryKey: ["post"] })).toEqual({ title: "<text>", content: text });
});

it("keeps shared data as it is for pages whose text differs", () => {
  const shell = { name: "Site", github: "" };
  const readState = (text: string) => {
    const server = new Queries();
    server.add(["shell"], shell);
    server.add(["page"], { content: text });
    return dehydrate(server, text);
  };
  for (const text of ["", "<p>Metin</p>"]) {
    const browser = new Queries();
    hydrate(browser, readState(text), text);
    expect([browser.getData({ queryKey: ["shell"] }), browser.getData({ queryKey: ["page"] })]).toEqual([
      shell,
      { content: text },
    ]);
  }
});
