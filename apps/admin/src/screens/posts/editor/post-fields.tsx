import { Grid, Stack } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { paths } from "@site/contract/paths";
import { SlugFields } from "../../../kit/forms/slug-fields.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { AssistFields } from "../assist/assist-fields.tsx";
import type { PostForm } from "../post-form.ts";
import { ProvenanceCard } from "../provenance/provenance-card.tsx";
import { CategoryField } from "./category-field.tsx";
import { ContentField } from "./content-field.tsx";
import { ExcerptField } from "./excerpt-field.tsx";
import { ImageFields } from "./image-fields.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { SeoFields } from "./seo-fields.tsx";
import { SubscribersField } from "./subscribers-field.tsx";
import { TagsField } from "./tags-field.tsx";
import type { useTerms } from "./use-terms.ts";

interface Props {
  form: PostForm;
  /** Changes when the values are replaced. */
  fieldsKey: string;
  isNew: boolean;
  /** The saved post's id; undefined for a new one. */
  postId: number | undefined;
  terms: ReturnType<typeof useTerms>;
}

/** Renders all fields of a post: texts on the left, settings on the right. */
export function PostFields({ form, fieldsKey, isNew, postId, terms }: Props) {
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <SlugFields form={form} source="title" label={postFieldLabels.title} isNew={isNew} getAddress={paths.post} />
          <ExcerptField form={form} />
          <ContentField key={fieldsKey} form={form} />
          <SeoFields form={form} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack component="aside" aria-label="Yazının ayarları">
          <PublicationFields form={form} />
          {postId !== undefined && <SubscribersField postId={postId} />}
          {postId !== undefined && <ProvenanceCard postId={postId} />}
          {terms.isFailed && (
            <LoadFailed title="Kategori ve etiketler yüklenemedi" isRetrying={terms.isRetrying} onRetry={terms.retry} />
          )}
          <CategoryField form={form} categories={terms.categories} />
          <TagsField form={form} tags={terms.tags} />
          <ImageFields form={form} />
          <AssistFields form={form} />
          <PreviewCard values={form.values} category={terms.names.categories.get(form.values.categoryId ?? 0)} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
