import { TextInput } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { slugify } from "@site/contract/common/text";

interface SlugForm<Source extends string> {
  getValues: () => Record<Source | "slug", string>;
  setFieldValue: (field: Source | "slug", value: string) => void;
  getInputProps: (field: Source | "slug") => GetInputPropsReturnType;
}

interface Props<Source extends string> {
  form: SlugForm<Source>;
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
  return (
    <>
      <TextInput
        label={label}
        required
        withAsterisk={false}
        data-autofocus // takes effect in dialogs only
        {...form.getInputProps(source)}
        onChange={(event) => changeSource({ form, source, isNew }, event.currentTarget.value)}
      />
      <SlugField form={form} getAddress={getAddress} />
    </>
  );
}

/** Sets the field that a slug is made from, and the slug as long as it follows. */
export function changeSource<Source extends string>(
  { form, source, isNew }: Pick<Props<Source>, "form" | "source" | "isNew">,
  text: string,
): void {
  const before = form.getValues();
  if (isNew && before.slug === slugify(before[source])) form.setFieldValue("slug", slugify(text));
  form.setFieldValue(source, text);
}

/** Renders a slug with the address that it makes. */
export function SlugField({ form, getAddress }: { form: SlugForm<never> } & Pick<Props<never>, "getAddress">) {
  return (
    <TextInput
      label="Slug"
      required
      withAsterisk={false}
      spellCheck={false}
      autoCapitalize="none"
      description={`Adresi: ${decodeURIComponent(getAddress(form.getValues().slug || "…"))}`}
      {...form.getInputProps("slug")}
    />
  );
}
