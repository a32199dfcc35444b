import { useCallback, useState } from "react";
import { RichText } from "../rich-text/rich-text.tsx";
import type { PostForm } from "./post-form.ts";

/** Renders the post's editor. It gets the text on mount only, so that typing does not render it again. */
export function ContentField({ form: { values, errors, setFieldValue } }: { form: PostForm }) {
  const [initialHtml] = useState(values.content);
  const change = useCallback((html: string) => setFieldValue("content", html), [setFieldValue]);
  return <RichText initialHtml={initialHtml} error={errors.content} onChange={change} />;
}
