import { Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useHotkeys } from "@mantine/hooks";
import type { AdminPost } from "@site/contract/blog/admin-schema";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { Link } from "../../../shared/ui/link.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { CategoryField } from "./category-field.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { DraftOffer, SaveRefused, TermsFailed } from "./editor-notices.tsx";
import { ImageFields } from "./image-fields.tsx";
import styles from "./post-editor.module.css";
import { emptyPost, type PostFormValues, publishedNow, validatePost, valuesOf } from "./post-form.ts";
import { PreviewCard } from "./preview-card.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { SeoFields } from "./seo-fields.tsx";
import { TagsField } from "./tags-field.tsx";
import { ExcerptField, TitleAndSlugFields } from "./text-fields.tsx";
import { useDraftKeeper } from "./use-draft-keeper.ts";
import { useSavePost } from "./use-save-post.ts";

interface Props {
  /** The post to be edited; undefined to write a new one. */
  post: AdminPost | undefined;
  onDirtyChange: (isDirty: boolean) => void;
  onCreated: () => void;
  /** Called to begin again with the post's present state. */
  onReload: () => void;
}

/** Everything of a post on one screen. What is typed is safe from a reload, a lost session and a save that is refused. */
export function PostEditor({ post, onDirtyChange, onCreated, onReload }: Props) {
  const trpc = useTrpc();
  const categories = useQuery(trpc.admin.categories.list.queryOptions());
  const tags = useQuery(trpc.admin.tags.list.queryOptions());
  const [saved, setSaved] = useState(post);
  /** Counts the texts put into the form from outside; the text editor begins anew with each. */
  const [textRound, setTextRound] = useState(0);
  const form = useForm<PostFormValues>({ initialValues: post ? valuesOf(post) : emptyPost, validate: validatePost });
  const { values, setFieldValue } = form;
  const isDirty = form.isDirty();
  const draft = useDraftKeeper({ postId: post?.id, version: saved?.version, values, isDirty });
  const { save, fault } = useSavePost({
    form,
    post: saved,
    onSaved: (result) => {
      draft.drop();
      setSaved(result);
      if (!post) onCreated();
    },
  });

  useHotkeys([["mod+S", () => save()]], [], true);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const changeContent = useCallback((html: string) => setFieldValue("content", html), [setFieldValue]);

  return (
    <div>
      <Link to={paths.admin.posts} className={styles.back}>
        Yazılara dön
      </Link>
      <EditorBar
        post={saved}
        isDirty={isDirty}
        isSaving={form.submitting}
        onSave={() => save()}
        onPublish={() => save(publishedNow(form.getValues()))}
        onUnpublish={() => save({ status: "draft" })}
      />
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          version={saved?.version}
          onRefuse={draft.drop}
          onTake={() => {
            if (draft.offered) form.setValues(draft.offered.values);
            setTextRound((round) => round + 1);
            draft.closeOffer();
          }}
        />
      )}
      {fault && (
        <SaveRefused
          fault={fault}
          onReload={() => {
            draft.keep();
            onReload();
          }}
        />
      )}
      <div className={styles.columns}>
        <Stack>
          <TitleAndSlugFields form={form} isNew={!post} />
          <ExcerptField form={form} />
          <RichText key={textRound} initialHtml={values.content} error={form.errors.content} onChange={changeContent} />
          <SeoFields form={form} />
        </Stack>
        <Stack component="aside" aria-label="Yazının ayarları">
          <PublicationFields form={form} />
          {(categories.isError || tags.isError) && (
            <TermsFailed onRetry={() => void Promise.all([categories.refetch(), tags.refetch()])} />
          )}
          <CategoryField form={form} categories={categories.data} />
          <TagsField form={form} tags={tags.data} />
          <ImageFields form={form} />
          <PreviewCard
            values={values}
            category={categories.data?.find((category) => category.id === values.categoryId)?.name}
          />
        </Stack>
      </div>
    </div>
  );
}
