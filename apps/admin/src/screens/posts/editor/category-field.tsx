import { Select } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { AdminCategory } from "@site/contract/blog/terms/admin-schema";
import { filterFoldedOr } from "../../../kit/lists/fold-filter.ts";
import type { PostForm } from "../post-form.ts";

const filterCategories = filterFoldedOr(adminTermTexts.categoryNotFound);

/** Renders the category select. @param categories undefined while they load */
export function CategoryField({ form, categories }: { form: PostForm; categories: AdminCategory[] | undefined }) {
  return (
    <Select
      label={postFieldLabels.categoryId}
      placeholder={categories ? "Kategori seçin" : "Yükleniyor…"}
      data={categories?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      searchable
      clearable
      filter={filterCategories}
      comboboxProps={{ keepMounted: false }}
      {...form.getInputProps("categoryId")}
      value={form.values.categoryId === null ? null : String(form.values.categoryId)}
      onChange={(value) => form.setFieldValue("categoryId", value === null ? null : Number(value))}
    />
  );
}
