import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

const faint = <p style={{ color: "#eee", background: "#fff" }}>Soluk</p>;
const nameless = <button type="button" />;
const dialog = (content: ReactNode) => (
  <div role="dialog" aria-modal="true" aria-label="Soru">
    {content}
  </div>
);

test.each([
  ["content", <main key="1">{nameless}</main>],
  ["a header", <header key="1">{faint}</header>],
  ["a dialog", <div key="1">{dialog(nameless)}</div>],
  ["a dialog in the content", <main key="1">{dialog(faint)}</main>],
])("a violation in %s fails in each check", async (_, screen) => {
  await render(screen);
  const actual = [expect.stringMatching(/^(color-contrast|button-name): /)];
  for (let time = 0; time < 2; time++) await expect(expectNoViolations()).rejects.toMatchObject({ actual });
});

test("a header that has passed stays in the document, and is checked again when it differs", async () => {
  const screen = (content: ReactNode) => (
    <>
      <header>{content}</header>
      <main>Metin</main>
    </>
  );
  const { rerender } = await render(screen("Başlık"));
  for (let time = 0; time < 2; time++) await expectNoViolations();
  expect(document.querySelector("header")?.textContent).toBe("Başlık");
  await rerender(screen(faint));
  await expect(expectNoViolations()).rejects.toMatchObject({
    actual: [expect.stringMatching(/^color-contrast: /)],
  });
});

test("a row that fits the smallest phone in one typeface alone fails", async () => {
  await render(
    <main>
      <div style={{ whiteSpace: "nowrap", width: "fit-content" }}>
        <button type="button">Önceki ayın yazıları</button> <button type="button">Sonraki ayın yazıları</button>
      </div>
    </main>,
  );
  vi.setConfig({ expect: { poll: { timeout: 500 } } }); // what does not change need not be waited for
  try {
    await expect(expectAccessible()).rejects.toThrow("elements that wide letters make wider than the window");
  } finally {
    vi.resetConfig();
  }
});
