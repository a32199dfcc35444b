import { Anchor, Button, Grid, Stack } from "@mantine/core";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import { type AdminPost, createPostInput } from "@site/contract/blog/admin-schema";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { FormScreen } from "../../../kit/form-screen.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { SlugFields } from "../../../kit/slug-fields.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { isPublic } from "../post-visibility.ts";
import { usePostLists } from "../use-post-lists.ts";
import { CategoryField } from "./category-field.tsx";
import { ContentField } from "./content-field.tsx";
import { ExcerptField } from "./excerpt-field.tsx";
import { ImageFields } from "./image-fields.tsx";
import { emptyPost, type PostFormValues, publishedNow, valuesOf } from "./post-form.ts";
import { PreviewCard } from "./preview-card.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { SeoFields } from "./seo-fields.tsx";
import { TagsField } from "./tags-field.tsx";

const backLink = (
  <Anchor component={Link} to={paths.admin.posts} inherit>
    Yazılara dön
  </Anchor>
);

interface Props {
  /** The post to edit; undefined for a new one. */
  post?: AdminPost;
  /** Restarts editing with the post's current state. */
  onReload?: () => void;
}

/** Renders the screen with all fields of a post. */
export function PostForm({ post, onReload }: Props) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(post);
  const save = useSavePost(saved);
  const categories = trpc.admin.categories.list.useQuery();
  const tags = trpc.admin.tags.list.useQuery();
  const [initialValues] = useState(() => (post ? valuesOf(post) : emptyPost));

  return (
    <FormScreen<PostFormValues, AdminPost>
      title={post ? "Yazıyı Düzenle" : "Yeni Yazı"}
      above={backLink}
      schema={createPostInput}
      initialValues={initialValues}
      draft={`postDraft:${post?.id ?? "new"}`}
      version={saved?.version}
      refused="Yazı kaydedilemedi"
      save={save}
      onSaved={(result) => (post ? setSaved(result) : void navigate(paths.admin.posts))}
      onReload={onReload}
      actions={({ values, isSaving, saveWith }) => (
        <>
          {saved && isPublic(saved) && (
            <Button component="a" href={paths.post(saved.slug)} target="_blank" rel="noopener" variant="default">
              Önizle
            </Button>
          )}
          {saved?.status === "published" ? (
            <Button variant="light" disabled={isSaving} onClick={() => saveWith({ status: "draft" })}>
              Yayından Kaldır
            </Button>
          ) : (
            <Button variant="light" disabled={isSaving} onClick={() => saveWith(publishedNow(values))}>
              Yayınla
            </Button>
          )}
        </>
      )}
    >
      {(form, round) => (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack>
              <SlugFields form={form} source="title" label="Başlık" isNew={!post} addressOf={paths.post} />
              <ExcerptField form={form} />
              <ContentField key={round} form={form} />
              <SeoFields form={form} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack component="aside" aria-label="Yazının ayarları">
              <PublicationFields form={form} />
              {(categories.isError || tags.isError) && (
                <LoadFailed
                  title="Kategori ve etiketler yüklenemedi"
                  isRetrying={categories.isFetching || tags.isFetching}
                  onRetry={() => void Promise.all([categories.refetch(), tags.refetch()])}
                />
              )}
              <CategoryField form={form} categories={categories.data} />
              <TagsField form={form} tags={tags.data} />
              <ImageFields form={form} />
              <PreviewCard
                values={form.values}
                category={categories.data?.find(({ id }) => id === form.values.categoryId)?.name}
              />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </FormScreen>
  );
}

/** Returns a function that updates a post or creates one. @param post the post on the server */
function useSavePost(post: AdminPost | undefined): (values: PostFormValues) => Promise<AdminPost> {
  const invalidates = usePostLists();
  const create = useAdminMutation(trpc.admin.posts.create, {
    success: "Blog yazısı oluşturuldu.",
    failure: adminBlogTexts.createFailed,
    invalidates,
  });
  const update = useAdminMutation(trpc.admin.posts.update, {
    success: "Blog yazısı güncellendi.",
    failure: adminBlogTexts.updateFailed,
    invalidates,
  });
  return (values) =>
    post ? update.mutateAsync({ ...values, id: post.id, version: post.version }) : create.mutateAsync(values);
}
