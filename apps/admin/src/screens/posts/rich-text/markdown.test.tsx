import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { openEditor, pasteText, typeText } from "./testing/open-editor.tsx";

const pasted = `# Başlık

Metin **kalın** ve [bağlantı](/blog/yazi) ile \`kod\`.

- bir
- iki

###### Küçük

\`\`\`
# yorum
\`\`\`

| A | B |
|---|---|
| 1 | 2 |
`;

test("a pasted Markdown text becomes rich content with the levels of an article", async () => {
  const { editor } = await openEditor();
  pasteText(editor, pasted);
  const html = editor.getHTML().replace(/ style="[^"]*"|<colgroup>.*?<\/colgroup>/g, "");
  expect(html.replace(/(<p><\/p>)+$/, "")).toBe(
    "<h2>Başlık</h2>" +
      '<p>Metin <strong>kalın</strong> ve <a href="/blog/yazi">bağlantı</a> ile <code>kod</code>.</p>' +
      "<ul><li><p>bir</p></li><li><p>iki</p></li></ul>" +
      "<h4>Küçük</h4>" +
      "<pre><code># yorum</code></pre>" +
      "<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr>" +
      "<tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>",
  );
});

test("scripts and dangerous links of pasted Markdown are dropped", async () => {
  const { editor } = await openEditor();
  pasteText(editor, "**a** [b](javascript:alert(1)) <script>alert(1)</script><img src=x onerror=alert(1)>");
  expect(editor.getHTML()).not.toMatch(/javascript|script|onerror/);
});

test.each([
  ["prose", "- Geldi mi?\nBilmiyorum * dedi.", false],
  ["Markdown pasted as plain text", "## Başlık", true],
])("%s stays a text", async (_, text, shiftKey) => {
  const { editor } = await openEditor();
  fireEvent.keyDown(editor.view.dom, { key: "V", ctrlKey: true, shiftKey });
  pasteText(editor, text);
  expect(editor.getHTML()).toBe(
    text
      .split("\n")
      .map((line) => `<p>${line}</p>`)
      .join(""),
  );
});

test("Markdown pasted into a code block stays code", async () => {
  const { editor } = await openEditor("<pre><code></code></pre>");
  editor.commands.setTextSelection(1);
  pasteText(editor, "## Başlık\n- a");
  expect(editor.getHTML()).toContain("<pre><code>## Başlık\n- a</code></pre>");
});

test.each([
  ["# ", "<h2></h2>"],
  ["## ", "<h2></h2>"],
  ["### ", "<h3></h3>"],
  ["- ", "<ul><li><p></p></li></ul>"],
  ["1. ", "<ol><li><p></p></li></ol>"],
  ["> ", "<blockquote><p></p></blockquote>"],
  ["``` ", "<pre><code></code></pre>"],
  ["```js ", '<pre><code class="language-javascript"></code></pre>'],
  ["```cobol ", "<pre><code></code></pre>"],
  ["---", "<hr>"],
  ["**kalın**", "<p><strong>kalın</strong></p>"],
  ["*eğik*", "<p><em>eğik</em></p>"],
  ["`kod`", "<p><code>kod</code></p>"],
])("typing %j formats", async (typed, html) => {
  const { editor } = await openEditor();
  editor.commands.setTextSelection(1);
  typeText(editor, typed);
  expect(editor.getHTML().replace(/(?<=.)<p><\/p>$/, "")).toBe(html);
});
