import { lazyComponent } from "@site/browser/lazy-component";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

test("the server renders a preloaded component, in the boundary in which browsers hydrate it later", async () => {
  const Form = lazyComponent(async () => ({ default: () => <form /> }), { waiting: "bekleyin" });
  expect(renderToString(<Form />)).toContain("bekleyin");
  await Form.preload();
  expect(renderToString(<Form />)).toBe("<!--$--><form></form><!--/$-->");
});
