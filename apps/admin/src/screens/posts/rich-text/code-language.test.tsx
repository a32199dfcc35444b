import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openEditor, pinToolbar } from "./testing/open-editor.tsx";

test("the language of a code block is chosen while the cursor is in it", async () => {
  pinToolbar();
  const { editor, onChange } = await openEditor('<p>a</p><pre><code class="language-ts">let a;</code></pre>');
  expect(screen.queryByLabelText("Kodun dili")).toBeNull();
  act(() => void editor.commands.setTextSelection(6));
  const select = await screen.findByLabelText<HTMLSelectElement>("Kodun dili");
  expect(select.value).toBe("typescript");
  await userEvent.selectOptions(select, "SQL");
  expect(onChange).toHaveBeenLastCalledWith('<p>a</p><pre><code class="language-sql">let a;</code></pre>');
  await userEvent.selectOptions(select, "Düz metin");
  expect(onChange).toHaveBeenLastCalledWith("<p>a</p><pre><code>let a;</code></pre>");
});
