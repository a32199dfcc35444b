import { Textarea } from "@mantine/core";
import type { PostForm } from "./post-form.ts";

export function ExcerptField({ form }: { form: PostForm }) {
  return <Textarea label="Özet" autosize minRows={2} maxRows={6} {...form.getInputProps("excerpt")} />;
}
