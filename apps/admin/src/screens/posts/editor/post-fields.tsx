import { paths } from "@site/contract/paths";
import { SlugField } from "../../../kit/forms/slug-fields.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { AssistFields } from "../assist/assist-fields.tsx";
import type { PostForm } from "../post-form.ts";
import { ProvenanceCard } from "../provenance/provenance-card.tsx";
import { CategoryField } from "./category-field.tsx";
import { ContentField } from "./content-field.tsx";
import { ExcerptField } from "./excerpt-field.tsx";
import { ImageFields } from "./image-fields.tsx";
import styles from "./post-fields.module.css";
import { PreviewCard } from "./preview-card.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { SeoFields } from "./seo-fields.tsx";
import { SubscribersField } from "./subscribers-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { TitleField } from "./title-field.tsx";
import { type SettingsPanel, useShownErrors } from "./use-settings-panel.ts";
import type { useTerms } from "./use-terms.ts";

interface Props {
  form: PostForm;
  /** Changes when the values are replaced. */
  fieldsKey: string;
  isNew: boolean;
  /** The saved post's id; undefined for a new one. */
  postId: number | undefined;
  terms: ReturnType<typeof useTerms>;
  panel: SettingsPanel;
}

/** Renders a post as its page, title and text, with the settings beside it. */
export function PostFields({ form, fieldsKey, isNew, postId, terms, panel }: Props) {
  useShownErrors(panel, form.errors);
  return (
    <div ref={panel.page} className={styles.page}>
      <div className={styles.text}>
        <TitleField form={form} isNew={isNew} onEnter={() => panel.show("content")} />
        <ContentField key={fieldsKey} form={form} />
      </div>
      <aside id={panel.id} aria-label="Yazının ayarları" className={styles.settings} hidden={!panel.isOpen}>
        <PublicationFields form={form} />
        <SlugField form={form} getAddress={paths.post} />
        <ExcerptField form={form} />
        {terms.isFailed && (
          <LoadFailed title="Kategori ve etiketler yüklenemedi" isRetrying={terms.isRetrying} onRetry={terms.retry} />
        )}
        <CategoryField form={form} categories={terms.categories} />
        <TagsField form={form} tags={terms.tags} />
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
