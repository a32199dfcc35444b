import { Button, Group, TextInput } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import { cutText } from "@site/contract/common/text";
import { Selection } from "@tiptap/pm/state";
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { MISSING_ALT } from "../../publish/missing.ts";
import { openCaption, writeCaption } from "./caption.ts";
import styles from "./image-view.module.css";

const CaptionProposal = lazyComponent(async () => ({
  default: (await import("../../assist/caption-proposal.tsx")).CaptionProposal,
}));

/** The number of characters of the article from which a caption is proposed. */
const TOPIC_LENGTH = 500;
const ALT_LENGTH = 300;

/** Renders images of the article. What happens in the fields below is theirs; files may be dropped there too. */
export const imageView = ReactNodeViewRenderer(ImageView, {
  stopEvent: ({ event: { type, target } }) =>
    !/^dr[ao]/.test(type) && target instanceof Element && target.closest("[data-image-fields]") !== null,
});

/** Shows an image of the article with its alternative text, and the ways to its caption, which is text below it. */
function ImageView({ editor, node, getPos, updateAttributes }: ReactNodeViewProps) {
  const alt = String(node.attrs.alt ?? "");
  // Tiptap renders after the event, so that a field without a state of its own would lose its cursor's place.
  const [shown, setShown] = useState(alt);
  const [seen, setSeen] = useState(alt);
  if (seen !== alt) {
    setSeen(alt);
    setShown(alt);
  }
  const [isAsking, setAsking] = useState(false);
  const isMissing = shown.trim() === "";

  function atImage(act: (position: number) => void): void {
    const position = getPos();
    if (position !== undefined) act(position);
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault(); // does not submit the form
    atImage((position) => {
      const { state, view } = editor;
      const behind = Selection.near(state.doc.resolve(position + node.nodeSize));
      view.dispatch(state.tr.setSelection(behind).scrollIntoView());
      view.focus();
    });
  }

  return (
    <NodeViewWrapper className={styles.image} role="group" aria-label="Görsel">
      <img src={node.attrs.src} alt={shown} title={node.attrs.title} />
      <div data-image-fields className={styles.fields}>
        <Group gap="xs" align="flex-start">
          <TextInput
            aria-label="Alternatif metin"
            leftSection="Alternatif metin"
            leftSectionWidth="8rem"
            leftSectionPointerEvents="none"
            classNames={{ section: styles.name }}
            placeholder="Görselde ne var?"
            size="sm"
            flex="1 1 20rem"
            miw={0}
            maxLength={ALT_LENGTH}
            error={isMissing && "Görseli göremeyenler için ne gösterdiğini yazın; yayınlamak için gereklidir."}
            data-path={isMissing ? MISSING_ALT : undefined}
            value={shown}
            onKeyDown={leave}
            onChange={({ currentTarget: { value } }) => {
              setShown(value);
              updateAttributes({ alt: value });
            }}
          />
          <Button
            variant="default"
            size="sm"
            className={styles.addCaption}
            onClick={() => atImage((position) => openCaption(editor, position))}
          >
            Resim Altı Yaz
          </Button>
          <Button
            variant="default"
            size="sm"
            aria-label="Resim altı yazısı öner"
            title={isMissing ? "Önce alternatif metni yazın" : undefined}
            disabled={isAsking || isMissing}
            onClick={() => setAsking(true)}
          >
            Öner
          </Button>
        </Group>
        {isAsking && (
          <CaptionProposal
            alt={shown}
            topic={cutText(editor.getText(), TOPIC_LENGTH)}
            onAccept={(caption) => {
              setAsking(false);
              atImage((position) => writeCaption(editor, position, caption));
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </NodeViewWrapper>
  );
}
