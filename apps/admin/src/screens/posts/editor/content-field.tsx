import { useCallback, useState } from "react";
import { RichText } from "../rich-text/rich-text.tsx";
import type { PostForm } from "./post-form.ts";

/** The text of the post. Its editor reads the text once, so that a key draws nothing but the letter. */
export function ContentField({ form: { values, errors, setFieldValue } }: { form: PostForm }) {
  const [initialHtml] = useState(values.content);
  const change = useCallback((html: string) => setFieldValue("content", html), [setFieldValue]);
  return <RichText initialHtml={initialHtml} error={errors.content} onChange={change} />;
}
