import { Textarea } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import type { PostForm } from "../post-form.ts";

export function ExcerptField({ form }: { form: PostForm }) {
  return (
    <Textarea label={postFieldLabels.excerpt} autosize minRows={2} maxRows={6} {...form.getInputProps("excerpt")} />
  );
}
