import { NativeSelect } from "@mantine/core";
import { codeLanguageNamed, codeLanguages } from "@site/contract/blog/posts/code-languages";
import { type Editor, useEditorState } from "@tiptap/react";

const options = [{ value: "", label: "Düz metin" }, ...codeLanguages.map(({ id, label }) => ({ value: id, label }))];

/** Renders the select for the language of the code block at the cursor, which decides the colours that readers see. */
export function CodeLanguageSelect({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: ({ editor }) => codeLanguageNamed(String(editor.getAttributes("codeBlock").language ?? "")) ?? "",
  });
  return (
    <NativeSelect
      aria-label="Kodun dili"
      size="xs"
      data={options}
      value={language}
      onChange={({ currentTarget: { value } }) =>
        editor.commands.updateAttributes("codeBlock", { language: value || null })
      }
    />
  );
}
