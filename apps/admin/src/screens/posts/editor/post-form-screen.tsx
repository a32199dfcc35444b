import { Anchor, Button } from "@mantine/core";
import { type AdminPost, createPostInput } from "@site/contract/blog/admin-schema";
import type { PostDraft } from "@site/contract/blog/posts/draft-schema";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { FormScreen } from "../../../kit/form-screen.tsx";
import { isPublic } from "../post-visibility.ts";
import { RevisionsDialog } from "../revisions/revisions-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { PostFields } from "./post-fields.tsx";
import { emptyPost, type PostFormValues, publishedNow, valuesOf } from "./post-form.ts";
import { useConflict } from "./use-conflict.ts";
import { usePostStorage } from "./use-post-storage.ts";
import { useTerms } from "./use-terms.ts";

const backLink = (
  <Anchor component={Link} to={paths.admin.posts} inherit>
    Yazılara dön
  </Anchor>
);

interface Props {
  /** The post to edit; undefined for a new one. */
  post?: AdminPost;
  /** The newest unsaved text on the server. */
  serverDraft: PostDraft | undefined;
  /** Loads the post anew after an earlier version was restored. */
  onRestored?: () => void;
}

/** Renders the screen with all fields of a post. */
export function PostForm({ post, serverDraft, onRestored }: Props) {
  const navigate = useNavigate();
  const { saved, setSaved, save, autosave, setVersion } = usePostStorage(post, serverDraft);
  const terms = useTerms();
  const conflict = useConflict(saved);
  const [initialValues] = useState(() => (post ? valuesOf(post) : emptyPost));
  const [isShowingRevisions, setShowingRevisions] = useState(false);

  return (
    <FormScreen<PostFormValues, AdminPost>
      title={post ? "Yazıyı Düzenle" : "Yeni Yazı"}
      above={backLink}
      schema={createPostInput}
      initialValues={initialValues}
      draft={`postDraft:${post?.id ?? "new"}`}
      draftPlace="browser"
      serverDraft={serverDraft && { ...serverDraft, version: serverDraft.basedOn ?? undefined }}
      onDraftTaken={({ version }) => setVersion(version)}
      autosave={autosave}
      version={saved?.version}
      refused="Yazı kaydedilemedi"
      save={save}
      onSaved={(result) => (post ? setSaved(result) : void navigate(paths.admin.posts))}
      {...(post && { onConflict: conflict.compare })}
      actions={({ values, isSaving, saveWith }) => (
        <>
          {saved && (
            <Button variant="default" onClick={() => setShowingRevisions(true)}>
              Sürümler
            </Button>
          )}
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
        <>
          <PostFields form={form} round={`${round}.${conflict.round}`} isNew={!post} terms={terms} />
          {conflict.versions && (
            <MergeDialog
              versions={conflict.versions}
              names={terms.names}
              onClose={conflict.close}
              onMerge={(merged) => {
                form.setValues(merged);
                setVersion(conflict.settle());
              }}
            />
          )}
          {isShowingRevisions && saved && (
            <RevisionsDialog
              post={saved}
              isDirty={form.isDirty()}
              onClose={() => setShowingRevisions(false)}
              onRestored={onRestored}
            />
          )}
        </>
      )}
    </FormScreen>
  );
}
