import { Button, Checkbox, Fieldset, Group, Input, Stack, Text } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import type { AdminTag } from "@site/contract/blog/terms/admin-schema";
import type { PostForm } from "../post-form.ts";

/** Renders a scrollable list of tag checkboxes. @param tags undefined while they load */
export function TagsField({ form, tags }: { form: PostForm; tags: AdminTag[] | undefined }) {
  const { tagIds } = form.values;
  const choose = (ids: number[]) => form.setFieldValue("tagIds", ids);
  return (
    <Fieldset legend={postFieldLabels.tagIds}>
      <Group gap="xs" mb="xs">
        <Button
          size="compact-sm"
          fz="xs"
          variant="default"
          disabled={!tags?.length}
          onClick={() => choose(tags?.map((tag) => tag.id) ?? [])}
        >
          Tümünü Seç
        </Button>
        <Button size="compact-sm" fz="xs" variant="default" disabled={tagIds.length === 0} onClick={() => choose([])}>
          Temizle
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {tagIds.length} etiket seçili
        </Text>
      </Group>
      <Stack component="ul" gap="xs" mah="15rem" p={4} style={{ overflowY: "auto" }}>
        {tags?.map(({ id, name }, index) => (
          <li key={id}>
            <Checkbox
              label={name}
              data-path={index === 0 ? "tagIds" : undefined}
              checked={tagIds.includes(id)}
              onChange={(event) =>
                choose(event.currentTarget.checked ? [...tagIds, id] : tagIds.filter((chosen) => chosen !== id))
              }
            />
          </li>
        ))}
      </Stack>
      {tags?.length === 0 && (
        <Text size="sm" c="dimmed">
          Henüz etiket yok.
        </Text>
      )}
      {form.errors.tagIds && <Input.Error mt="xs">{form.errors.tagIds}</Input.Error>}
    </Fieldset>
  );
}
