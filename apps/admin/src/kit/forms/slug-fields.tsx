import { TextInput } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { slugify } from "@site/contract/common/text";

interface Props<Source extends string> {
  form: {
    getValues: () => Record<Source | "slug", string>;
    setFieldValue: (field: Source | "slug", value: string) => void;
    getInputProps: (field: Source | "slug") => GetInputPropsReturnType;
  };
  /** The field that the slug is made from. */
  source: Source;
  label: string;
  /** The slug of a new record follows its source until it is edited; an existing slug changes only by hand. */
  isNew: boolean;
  /** Returns the public address for a slug. */
  getAddress: (slug: string) => string;
}

/** Renders a record's name and its slug. */
export function SlugFields<Source extends string>({ form, source, label, isNew, getAddress }: Props<Source>) {
  const values = form.getValues();

  function changeSource(text: string): void {
    const before = form.getValues();
    if (isNew && before.slug === slugify(before[source])) form.setFieldValue("slug", slugify(text));
    form.setFieldValue(source, text);
  }

  return (
    <>
      <TextInput
        label={label}
        required
        withAsterisk={false}
        data-autofocus // takes effect in dialogs only
        {...form.getInputProps(source)}
        onChange={(event) => changeSource(event.currentTarget.value)}
      />
      <TextInput
        label="Slug"
        required
        withAsterisk={false}
        spellCheck={false}
        autoCapitalize="none"
        description={`Adresi: ${decodeURIComponent(getAddress(values.slug || "…"))}`}
        inputWrapperOrder={["label", "input", "error", "description"]}
        {...form.getInputProps("slug")}
      />
    </>
  );
}
