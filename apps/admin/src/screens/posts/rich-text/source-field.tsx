import { Textarea } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { type ReactNode, useState } from "react";

/** Matches ends of blocks before another one, where a line break changes nothing. */
const BLOCK_END = /(<\/(?:p|h[2-4]|ul|ol|li|pre|blockquote|table|tr|figcaption|figure)>|<hr>)(?=<[a-z])/g;

/** Renders the field for the article's HTML. Each change passes through the editor, which drops forbidden elements. */
export function SourceField({ editor, error }: { editor: Editor; error: ReactNode }) {
  const [html, setHtml] = useState(() => editor.getHTML().replace(BLOCK_END, "$1\n"));
  return (
    <Textarea
      label="İçerik (HTML)"
      description="Makalelerde izin verilmeyen etiketler ve öznitelikler kaydedilmez."
      required
      error={error}
      data-path="content"
      spellCheck={false}
      autosize
      minRows={16}
      maxRows={40}
      styles={{ input: { fontFamily: "var(--mono)" } }}
      value={html}
      onChange={(event) => {
        setHtml(event.currentTarget.value);
        editor.commands.setContent(event.currentTarget.value);
      }}
    />
  );
}
