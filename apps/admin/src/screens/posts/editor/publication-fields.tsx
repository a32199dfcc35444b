import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { postStatusLabels, scheduledLabel } from "@site/contract/blog/posts/admin-labels";
import { postFieldLabels, postStatus } from "@site/contract/blog/posts/fields";
import type { PostForm } from "../post-form.ts";
import { isScheduled } from "../post-visibility.ts";
import { fromIstanbulField, toIstanbulField } from "./istanbul-time.ts";
import { SettingsGroup } from "./settings-group.tsx";

const statusOptions = postStatus.options.map((value) => ({ value, label: postStatusLabels[value] }));
/** The statuses with "published" named as planned, for a date in the future. */
const scheduledOptions = statusOptions.map((option) =>
  option.value === "published" ? { ...option, label: scheduledLabel } : option,
);

/** Renders the fields for status, dates and whether the slider shows the post. Only published posts have dates. */
export function PublicationFields({ form }: { form: PostForm }) {
  const { status, publishedAt, unpublishAt } = form.values;

  function changeStatus(value: string): void {
    const chosen = postStatus.parse(value);
    form.setFieldValue("status", chosen);
    if (chosen === "published" && form.getValues().publishedAt === null)
      form.setFieldValue("publishedAt", new Date().toISOString());
  }

  return (
    <SettingsGroup title="Yayın">
      <NativeSelect
        label={postFieldLabels.status}
        data={isScheduled({ status, publishedAt }) ? scheduledOptions : statusOptions}
        {...form.getInputProps("status")}
        onChange={(event) => changeStatus(event.currentTarget.value)}
      />
      {status === "published" && (
        <TextInput
          label={postFieldLabels.publishedAt}
          type="datetime-local"
          description={
            isScheduled({ status, publishedAt })
              ? "Yazı bu tarihte kendiliğinden yayına girer (İstanbul saati)."
              : "İstanbul saati"
          }
          {...form.getInputProps("publishedAt")}
          value={toIstanbulField(publishedAt)}
          onChange={(event) => form.setFieldValue("publishedAt", fromIstanbulField(event.currentTarget.value))}
        />
      )}
      {status === "published" && (
        <TextInput
          label={postFieldLabels.unpublishAt}
          type="datetime-local"
          description="Boş bırakırsanız yazı yayında kalır (İstanbul saati)."
          {...form.getInputProps("unpublishAt")}
          value={toIstanbulField(unpublishAt)}
          onChange={(event) => form.setFieldValue("unpublishAt", fromIstanbulField(event.currentTarget.value))}
        />
      )}
      <Checkbox label={postFieldLabels.isFeatured} {...form.getInputProps("isFeatured", { type: "checkbox" })} />
    </SettingsGroup>
  );
}
