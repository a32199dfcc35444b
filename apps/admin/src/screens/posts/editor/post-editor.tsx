import { Button, Text } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { adminPaths } from "@site/contract/admin-paths";
import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import { useState } from "react";
import { Link, useLocation, useParams, useSearchParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { NotFoundScreen } from "../../../kit/not-found.tsx";
import { Screen } from "../../../kit/screen.tsx";
import { PostForm } from "./post-form-screen.tsx";

/** Shows the editor for a new post, or for the post whose id is in the address. */
export function PostEditorScreen() {
  const { id } = useParams();
  if (id === undefined || id === "new") return <NewPost key="new" />;
  return /^\d{1,9}$/.test(id) ? <ExistingPost key={id} id={Number(id)} /> : <NotFoundScreen />;
}

/** Loads once for each visit, because a refetch must not replace the edited text. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

function NewPost() {
  const { key: visit } = useLocation();
  const [search] = useSearchParams();
  const [form, setForm] = useState<{ fieldsKey: number; savedIn?: string }>({ fieldsKey: 0 });
  // React shows the saved form until the list has loaded. If the screen is opened again meanwhile, it needs a new form.
  if (form.savedIn !== undefined && form.savedIn !== visit) setForm({ fieldsKey: form.fieldsKey + 1 });
  const drafts = trpc.admin.postDrafts.list.useQuery({ postId: null }, once);
  // If drafts cannot be loaded, the editor opens all the same; the browser stores the text until the server is reached.
  const query = drafts.isError ? { ...drafts, isError: false, data: [] } : drafts;
  return (
    <Loaded query={query} shape="article" title="Yeni Yazı" failed="Taslaklar yüklenemedi">
      {(serverDrafts) => (
        <PostForm
          key={form.fieldsKey}
          title={search.get("baslik") ?? ""}
          serverDrafts={serverDrafts}
          onCreated={() => setForm({ ...form, savedIn: visit })}
        />
      )}
    </Loaded>
  );
}

function ExistingPost({ id }: { id: number }) {
  const [fieldsKey, setFieldsKey] = useState(0);
  const post = trpc.admin.posts.get.useQuery({ id }, once);
  const drafts = trpc.admin.postDrafts.list.useQuery({ postId: id }, once);
  if (getServerError(post.error)?.code === "NOT_FOUND") return <PostMissing />;

  async function reload(): Promise<void> {
    await Promise.all([post.refetch(), drafts.refetch()]);
    setFieldsKey(fieldsKey + 1);
  }

  const isReady = post.data !== undefined && (drafts.data !== undefined || drafts.isError);
  return (
    <Loaded
      query={{ ...post, data: isReady ? post.data : undefined }}
      shape="article"
      title="Yazıyı Düzenle"
      failed="Yazı yüklenemedi"
    >
      {(loaded) => (
        <PostForm key={fieldsKey} post={loaded} serverDrafts={drafts.data ?? []} onRestored={() => void reload()} />
      )}
    </Loaded>
  );
}

function PostMissing() {
  return (
    <Screen title={adminPostTexts.postNotFound}>
      <Text mb="lg">Yazı silinmiş olabilir. Silinen yazılar 30 gün boyunca geri getirilebilir.</Text>
      <Button component={Link} to={adminPaths.posts}>
        Yazılara dön
      </Button>
    </Screen>
  );
}
