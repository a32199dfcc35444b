import { startTransition, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { ImageTopic } from "../images/image-dialog.tsx";
import type { PostForm } from "../post-form.ts";
import { RichText } from "../rich-text/rich-text.tsx";

interface Props {
  /** The form of a post or of a static page. */
  form: Pick<PostForm, "errors"> & {
    values: { content: string };
    setFieldValue: (field: "content", html: string) => void;
  };
  /** Texts of a post, from which images are made. */
  topic?: ImageTopic;
}

/** Renders the text editor of a form. It reads the text only on mount, so that typing does not render it again. */
export function ContentField({ form: { values, errors, setFieldValue }, topic }: Props) {
  const [initialHtml] = useState(values.content);
  // The form receives the text at once; its many fields are rendered after the browser has shown the letter.
  const change = useCallback((html: string) => startTransition(() => setFieldValue("content", html)), [setFieldValue]);
  const title = useDeferredValue(topic?.title);
  const excerpt = useDeferredValue(topic?.excerpt);
  const post = useMemo(
    () => (title === undefined || excerpt === undefined ? undefined : { title, excerpt }),
    [title, excerpt],
  );
  return <RichText initialHtml={initialHtml} error={errors.content} onChange={change} post={post} />;
}
