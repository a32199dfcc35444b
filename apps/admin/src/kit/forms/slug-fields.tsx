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
  /** Name of the field that the slug is made from. */
  source: Source;
  label: string;
  /** True for a new record: its slug follows the name until it is edited. An existing slug changes only by hand. */
  isNew: boolean;
  /** Returns the public address that a slug makes. */
  getAddress: (slug: string) => string;
}

/** Renders the fields for name and slug of a record. */
export function SlugFields<Source extends string>({ form, source, label, isNew, getAddress }: Props<Source>) {
  return (
    <>
      <TextInput
        label={label}
        required
        withAsterisk={false}
        data-autofocus // has an effect only in dialogs
        {...form.getInputProps(source)}
        onChange={(event) => changeSource({ form, source, isNew }, event.currentTarget.value)}
      />
      <SlugField form={form} getAddress={getAddress} />
    </>
  );
}

/** Sets the name, and the slug as long as it follows the name. */
export function changeSource<Source extends string>(
  { form, source, isNew }: Pick<Props<Source>, "form" | "source" | "isNew">,
  text: string,
): void {
  const before = form.getValues();
  if (isNew && before.slug === slugify(before[source])) form.setFieldValue("slug", slugify(text));
  form.setFieldValue(source, text);
}

/** Renders the field for a slug with its public address. */
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
