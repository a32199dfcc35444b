import { Textarea, VisuallyHidden } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { changeSource } from "../../../kit/forms/slug-fields.tsx";
import type { PostForm } from "../post-form.ts";
import styles from "./post-fields.module.css";

interface Props {
  form: PostForm;
  isNew: boolean;
  /** Called when Enter is pressed, which adds no line break. */
  onEnter: () => void;
}

/**
 * Renders the field for the title, which looks like the heading of the page. It wraps, but contains no line break. On a
 * new post it gets the focus, unless the user is elsewhere already.
 */
export function TitleField({ form, isNew, onEnter }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const isAtWork = document.activeElement?.matches("input, textarea, select, button");
    if (isNew && !isAtWork) field.current?.focus({ preventScroll: true });
  }, [isNew]);

  function leave(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <Textarea
      ref={field}
      label={<VisuallyHidden>{postFieldLabels.title}</VisuallyHidden>}
      placeholder={postFieldLabels.title}
      required
      withAsterisk={false}
      autosize
      minRows={1}
      variant="unstyled"
      classNames={{ input: styles.title }}
      {...form.getInputProps("title")}
      onKeyDown={leave}
      onChange={(event) =>
        changeSource({ form, source: "title", isNew }, event.currentTarget.value.replace(/\s*\n\s*/g, " "))
      }
    />
  );
}
