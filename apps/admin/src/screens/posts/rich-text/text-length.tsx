import { Text } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { formatNumber, readingMinutes } from "@site/contract/common/text";
import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";

/** Delay of the update, because a status that changes with each key would keep a screen reader talking. */
const PAUSE_MS = 800;

/** Shows the number of words and the reading time, updated when typing pauses. */
export function TextLength({ editor }: { editor: Editor }) {
  const [text, setText] = useState(() => getLength(editor));
  const update = useDebouncedCallback(() => setText(getLength(editor)), PAUSE_MS);

  useEffect(() => {
    editor.on("update", update);
    return () => {
      editor.off("update", update);
    };
  }, [editor, update]);

  return (
    <Text role="status" aria-label="Metnin uzunluğu" size="sm" c="dimmed">
      {text}
    </Text>
  );
}

function getLength(editor: Editor): string {
  const text = editor.getText({ blockSeparator: " " });
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words === 0) return "0 kelime";
  return `${formatNumber(words)} kelime, yaklaşık ${readingMinutes(text)} dakikalık okuma`;
}
