import { Checkbox, Select, Textarea } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { AdminCategory } from "@site/contract/blog/terms/admin-schema";
import { paths } from "@site/contract/paths";
import { issueStateLabels } from "@site/contract/readers/subscribers/issues/labels";
import { trpc } from "../../../api/trpc.ts";
import { SlugField } from "../../../kit/forms/slug-fields.tsx";
import { filterFoldedOr } from "../../../kit/lists/fold-filter.ts";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { AssistFields } from "../assist/assist-fields.tsx";
import type { PostForm } from "../post-form.ts";
import { ProvenanceCard } from "../provenance/provenance-card.tsx";
import { ContentField } from "./content-field.tsx";
import { ImageFields } from "./image-fields.tsx";
import styles from "./post-fields.module.css";
import { PreviewCard } from "./preview-card.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { SeoFields } from "./seo-fields.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { TagsField } from "./tags-field.tsx";
import { TitleField } from "./title-field.tsx";
import { type SettingsPanel, useShownErrors } from "./use-settings-panel.ts";
import type { useTerms } from "./use-terms.ts";

const filterCategories = filterFoldedOr(adminTermTexts.categoryNotFound);

/**
 * Renders the select for the category.
 * @param categories undefined while they load
 */
function CategoryField({ form, categories }: { form: PostForm; categories: AdminCategory[] | undefined }) {
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

interface Props {
  form: PostForm;
  /** Changes when the values are replaced. */
  fieldsKey: string;
  isNew: boolean;
  /** Id of the saved post; undefined for a new one. */
  postId: number | undefined;
  terms: ReturnType<typeof useTerms>;
  panel: SettingsPanel;
}

/** Renders title and text as they appear on the page, with the settings beside them. */
export function PostFields({ form, fieldsKey, isNew, postId, terms, panel }: Props) {
  useShownErrors(panel, form.errors);
  return (
    <div ref={panel.page} className={styles.page}>
      <div className={styles.text}>
        <TitleField form={form} isNew={isNew} onEnter={() => panel.show("content")} />
        <ContentField key={fieldsKey} form={form} topic={form.values} />
      </div>
      <aside
        ref={panel.panel}
        id={panel.id}
        aria-label="Yazının ayarları"
        tabIndex={-1}
        className={styles.settings}
        hidden={!panel.isOpen}
      >
        <PublicationFields form={form} />
        <SettingsGroup title="Adres ve özet">
          <SlugField form={form} getAddress={paths.post} />
          <ExcerptField form={form} />
        </SettingsGroup>
        <SettingsGroup title="Kategori ve etiketler">
          {terms.isFailed && (
            <LoadFailed title="Kategori ve etiketler yüklenemedi" isRetrying={terms.isRetrying} onRetry={terms.retry} />
          )}
          <CategoryField form={form} categories={terms.categories} />
          <TagsField form={form} tags={terms.tags} />
        </SettingsGroup>
        <ImageFields form={form} />
        <SeoFields form={form} />
        {postId !== undefined && <SubscribersField postId={postId} />}
        {postId !== undefined && <ProvenanceCard postId={postId} />}
        <AssistFields form={form} />
        <PreviewCard values={form.values} category={terms.names.categories.get(form.values.categoryId ?? 0)} />
      </aside>
    </div>
  );
}

function ExcerptField({ form }: { form: PostForm }) {
  return (
    <Textarea label={postFieldLabels.excerpt} autosize minRows={2} maxRows={6} {...form.getInputProps("excerpt")} />
  );
}

/**
 * Renders the switch that keeps a post out of mails to subscribers. It is saved at once, because publishing sends them.
 */
function SubscribersField({ postId }: { postId: number }) {
  const { data } = trpc.admin.postIssues.get.useQuery({ postId }, { staleTime: 0 });
  const { mailing, postIssues } = trpc.useUtils().admin;
  const keepOut = useAdminMutation(trpc.admin.postIssues.keepOut, {
    invalidates: [postIssues, mailing],
  });
  const state = data?.state ?? null;
  const isSent = state === "done";
  return (
    <SettingsGroup title="Aboneler">
      <Checkbox
        label="Abonelere e-postayla gönder"
        description={state === null || state === "kept" ? "Seçim hemen kaydedilir." : issueStateLabels[state]}
        checked={data !== undefined && state !== "kept"}
        disabled={data === undefined || isSent || keepOut.isPending}
        onChange={(event) => keepOut.mutate({ postId, isKeptOut: !event.currentTarget.checked })}
      />
    </SettingsGroup>
  );
}
