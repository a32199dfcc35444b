import { Textarea, TextInput } from "@mantine/core";
import { slugify } from "@site/contract/common/text";
import type { PostForm } from "./post-form.ts";

interface Props {
  form: PostForm;
  /** The slug of a new post follows the title until it is edited; an existing slug never changes by itself. */
  isNew: boolean;
}

export function TitleAndSlugFields({ form, isNew }: Props) {
  function changeTitle(title: string): void {
    const { slug, title: before } = form.getValues();
    if (isNew && slug === slugify(before)) form.setFieldValue("slug", slugify(title));
    form.setFieldValue("title", title);
  }

  return (
    <>
      <TextInput
        label="Başlık"
        required
        withAsterisk={false}
        {...form.getInputProps("title")}
        onChange={(event) => changeTitle(event.currentTarget.value)}
      />
      <TextInput
        label="Slug"
        required
        withAsterisk={false}
        spellCheck={false}
        autoCapitalize="none"
        description={`Yazının adresi: /blog/${form.values.slug || "…"}`}
        inputWrapperOrder={["label", "input", "error", "description"]}
        {...form.getInputProps("slug")}
      />
    </>
  );
}

export function ExcerptField({ form }: { form: PostForm }) {
  return <Textarea label="Özet" autosize minRows={2} maxRows={6} {...form.getInputProps("excerpt")} />;
}
