// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { findHandlerInStaticContent } from "./static-content.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

async function find(children: ReactNode): Promise<string | undefined> {
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(children));
  const found = findHandlerInStaticContent(container)?.textContent;
  await act(async () => root.unmount());
  return found ?? undefined;
}

it("finds a handler inside static content at any depth", async () => {
  const page = (
    <div data-static-content="">
      <p>
        Metin{" "}
        <button type="button" onClick={() => undefined}>
          Beğen
        </button>
      </p>
    </div>
  );
  expect(await find(page)).toBe("Beğen");
});

it("allows handlers beside static content and on its own element", async () => {
  const page = (
    <section>
      <form data-static-content="" onSubmit={() => undefined}>
        <a href="/blog">Blog</a>
      </form>
      <button type="button" onClick={() => undefined}>
        Kapat
      </button>
    </section>
  );
  expect(await find(page)).toBeUndefined();
});
