import { Switch, Textarea, TextInput } from "@mantine/core";
import { settingTexts } from "@site/contract/settings/admin-labels";
import { type SiteSettingRow, updateSiteSettingsInput } from "@site/contract/settings/admin-schema";
import { settingFields } from "@site/contract/settings/fields";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { trpc } from "../../api/trpc.ts";
import { Fields } from "../../kit/forms/fields.tsx";
import { FormScreen } from "../../kit/forms/form-screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { ImageInput } from "../media/image-input.tsx";
import { LibraryImageInput } from "../media/library-image-input.tsx";

/** A picture of the library that replaces a drawn one. */
type LibraryField = Pick<ComponentProps<typeof LibraryImageInput>, "description" | "drawnText" | "getAdvice">;

const labels = { ...settingFields.site, ...settingFields.seo };

/** A field of the form. */
export interface SiteField {
  name: keyof typeof labels;
  kind?: "text" | "lines" | "image" | "switch" | LibraryField;
  description?: string | ((value: string) => string);
  placeholder?: string;
  isReadOnly?: boolean;
}

interface Props {
  tab: "site" | "seo";
  title: string;
  rows: readonly SiteSettingRow[];
  fields: readonly SiteField[];
  texts: { success: string; failure: string };
  /** Content beside the fields, such as a preview. */
  children?: (values: Record<string, string>) => ReactNode;
}

/** Renders a form for some of the site's settings. */
export function SiteSettingsForm({ tab, title, rows, fields, texts, children }: Props) {
  const save = useAdminMutation(trpc.admin.siteSettings.updateMany, {
    success: texts.success,
    fallback: texts.failure,
    invalidates: [trpc.useUtils().admin.setupChecklist],
  });
  const stored = Object.fromEntries(rows.map(({ settingKey, settingValue }) => [settingKey, settingValue]));
  const saved = useRef(stored);

  /** Sends only values that differ from the last save, so that others are not overwritten. */
  async function saveChanges(values: Record<string, string>): Promise<void> {
    await save.mutateAsync(
      Object.fromEntries(Object.entries(values).filter(([key, text]) => text !== saved.current[key])),
    );
    saved.current = { ...saved.current, ...values };
  }

  const initialValues = Object.fromEntries(fields.map(({ name }) => [name, stored[name] ?? ""]));
  return (
    <FormScreen<Record<string, string>, void>
      title={title}
      schema={updateSiteSettingsInput}
      initialValues={initialValues}
      draft={`siteSettingsDraft:${tab}`}
      save={saveChanges}
    >
      {(form) => (
        <>
          <Fields>
            {fields.map(({ name, kind = "text", description, placeholder, isReadOnly }) => {
              if (kind === "switch")
                return (
                  <Switch
                    key={name}
                    label={labels[name]}
                    description={typeof description === "string" && description}
                    data-path={name}
                    checked={form.values[name] === "true"}
                    onChange={({ currentTarget }) => form.setFieldValue(name, String(currentTarget.checked))}
                  />
                );
              const input = {
                label: labels[name],
                description: typeof description === "function" ? description(form.values[name] ?? "") : description,
                placeholder,
                readOnly: isReadOnly,
                ...form.getInputProps(name),
              };
              if (typeof kind === "object")
                return <LibraryImageInput key={name} {...input} {...kind} data-path={name} />;
              if (kind === "image") return <ImageInput key={name} {...input} />;
              if (kind === "lines") return <Textarea key={name} autosize minRows={2} maxRows={8} {...input} />;
              return <TextInput key={name} {...input} />;
            })}
          </Fields>
          {children?.(form.values)}
        </>
      )}
    </FormScreen>
  );
}

export const defaultTexts = { success: "Ayarlar güncellendi.", failure: settingTexts.updateFailed };
