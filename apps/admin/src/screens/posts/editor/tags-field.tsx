import { Button, Group, MultiSelect, Text } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { AdminTag } from "@site/contract/blog/terms/admin-schema";
import { filterFoldedOr } from "../../../kit/lists/fold-filter.ts";
import type { PostForm } from "../post-form.ts";

const filterTags = filterFoldedOr(adminTermTexts.tagNotFound);

/**
 * Renders the field for a post's tags, which are found by typing.
 * @param tags undefined while they load
 */
export function TagsField({ form, tags }: { form: PostForm; tags: AdminTag[] | undefined }) {
  const { tagIds } = form.values;
  const choose = (ids: number[]) => form.setFieldValue("tagIds", ids);
  return (
    <div>
      <MultiSelect
        label={postFieldLabels.tagIds}
        placeholder={tagIds.length > 0 ? "" : "Etiket arayın"}
        data={tags?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
        searchable
        hidePickedOptions
        filter={filterTags}
        maxDropdownHeight="15rem"
        comboboxProps={{ keepMounted: false }}
        {...form.getInputProps("tagIds")}
        value={tagIds.map(String)}
        onChange={(ids) => choose(ids.map(Number))}
      />
      <Group gap="xs" mt="xs">
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
    </div>
  );
}
