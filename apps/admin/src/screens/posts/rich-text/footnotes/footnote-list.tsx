import { Text, UnstyledButton } from "@mantine/core";
import { type Editor, useEditorState } from "@tiptap/react";
import { getFootnotes, type PlacedFootnote } from "./footnote.ts";
import styles from "./footnote-list.module.css";

interface Props {
  editor: Editor;
  onEdit: (footnote: PlacedFootnote) => void;
}

/** Lists the footnotes below the text as readers see them. A press opens one for editing. */
export function FootnoteList({ editor, onEdit }: Props) {
  const footnotes = useEditorState({ editor, selector: ({ editor }) => getFootnotes(editor.state) });
  if (footnotes.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="dipnotlar-basligi">
      <Text component="h3" size="sm" fw={600} id="dipnotlar-basligi">
        Dipnotlar
      </Text>
      <ol>
        {footnotes.map((footnote, index) => (
          <li key={footnote.position}>
            <UnstyledButton
              aria-label={`${index + 1}. dipnotu düzenle: ${footnote.text}`}
              onClick={() => onEdit(footnote)}
            >
              {footnote.text}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
