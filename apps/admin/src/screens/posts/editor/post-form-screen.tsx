import { Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { type AdminPost, createPostInput } from "@site/contract/blog/posts/admin-schema";
import type { PostDraft } from "@site/contract/blog/posts/draft-schema";
import { slugify } from "@site/contract/common/text";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { emptyPost, type PostFormValues, toValues } from "../post-form.ts";
import { PreviewLinksDialog } from "../previews/preview-links-dialog.tsx";
import { useUndoPublication } from "../publish/use-undo-publication.ts";
import { RevisionsDialog } from "../revisions/revisions-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { PostActions } from "./post-actions.tsx";
import styles from "./post-fields.module.css";
import { PostFields } from "./post-fields.tsx";
import { useConflict } from "./use-conflict.ts";
import { usePostStorage } from "./use-post-storage.ts";
import { useSettingsPanel } from "./use-settings-panel.ts";
import { useTerms } from "./use-terms.ts";

const backLink = (
  <Anchor component={Link} to={adminPaths.posts} className={styles.back}>
    <ArrowLeft size={18} aria-hidden />
    <span>Yazılara dön</span>
  </Anchor>
);

interface Props {
  /** The post to edit; undefined for a new one. */
  post?: AdminPost;
  /** Initial title of a new post. */
  title?: string;
  /** Drafts of earlier visits from the server. */
  serverDrafts: PostDraft[];
  /** Called after a new post is saved, before the screen is left. */
  onCreated?: () => void;
  /** Called after an earlier version was restored, to load the post again. */
  onRestored?: () => void;
}

/** Renders the form of a post with drafts on the server, conflicts and publishing. */
export function PostForm({ post, title = "", serverDrafts, onCreated, onRestored }: Props) {
  const navigate = useNavigate();
  const { saved, version, setSaved, save, saveOver, autosave, setVersion } = usePostStorage(post);
  const terms = useTerms();
  const conflict = useConflict({ saved, version, saveOver, onTaken: setSaved });
  const [initialValues] = useState(() => (post ? toValues(post) : { ...emptyPost, title, slug: slugify(title) }));
  const [shown, setShown] = useState<"revisions" | "previews">();
  const panel = useSettingsPanel();
  const offerUndo = useUndoPublication();

  async function publish(
    values: PostFormValues,
    isMailed: boolean | undefined,
    withdraw: () => void,
  ): Promise<AdminPost> {
    const result = await save(values, isMailed);
    offerUndo(result, post && withdraw);
    return result;
  }

  function leave(): void {
    onCreated?.();
    void navigate(adminPaths.posts);
  }

  return (
    <FormScreen<PostFormValues, AdminPost>
      title={post ? "Yazıyı Düzenle" : "Yeni Yazı"}
      above={backLink}
      isDocument
      schema={createPostInput}
      initialValues={initialValues}
      draft={`postDraft:${post?.id ?? "new"}`}
      draftPlace="browser"
      serverDrafts={serverDrafts.map(({ basedOn, ...draft }) => ({ ...draft, version: basedOn ?? undefined }))}
      onDraftTaken={({ version }) => setVersion(version)}
      autosave={autosave}
      version={saved?.version}
      basedOn={version}
      refused="Yazı kaydedilemedi"
      save={(values) => save(values)}
      onSaved={(result) => (post ? setSaved(result) : leave())}
      {...(post && { onConflict: conflict.compare })}
      actions={(actions) => (
        <PostActions {...actions} saved={saved} panel={panel} onShow={setShown} onPublish={publish} />
      )}
    >
      {(form, fieldsKey) => (
        <>
          <PostFields
            form={form}
            fieldsKey={`${fieldsKey}`}
            isNew={!post}
            postId={saved?.id}
            terms={terms}
            panel={panel}
          />
          {conflict.dialog && <ConflictDialog {...conflict.dialog} names={terms.names} />}
          {shown === "previews" && saved && (
            <PreviewLinksDialog postId={saved.id} onClose={() => setShown(undefined)} />
          )}
          {shown === "revisions" && saved && (
            <RevisionsDialog
              post={saved}
              names={terms.names}
              isDirty={form.isDirty()}
              onClose={() => setShown(undefined)}
              onRestored={onRestored}
            />
          )}
        </>
      )}
    </FormScreen>
  );
}
