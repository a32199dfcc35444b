import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import type { AdminPost } from "@site/contract/blog/admin-schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { LeaveGuard } from "../../features/admin-frame/leave-guard.tsx";
import { Screen } from "../../features/admin-frame/screen.tsx";
import { PostEditor } from "../../features/admin-posts/editor/post-editor.tsx";
import { paths } from "../../paths.ts";
import { serverFaultOf } from "../../shared/forms/server-fault.ts";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { Link } from "../../shared/ui/link.tsx";

/** Writes a new post, or edits the one with this number. */
export default function PostEditorPage({ id }: { id?: number }) {
  return id === undefined ? (
    <Screen title="Yeni Yazı">
      <GuardedEditor post={undefined} onReload={() => undefined} />
    </Screen>
  ) : (
    <ExistingPost id={id} />
  );
}

/** Reads the post once, when the screen opens: what is being written must not change under the hand. */
function ExistingPost({ id }: { id: number }) {
  const [round, setRound] = useState(0);
  const {
    data: post,
    error,
    refetch,
  } = useQuery(useTrpc().admin.posts.get.queryOptions({ id }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }));

  if (serverFaultOf(error)?.code === "NOT_FOUND") return <PostMissing />;
  return (
    <Screen title="Yazıyı Düzenle">
      {error && (
        <Alert color="danger" title="Yazı yüklenemedi" role="alert" mb="md">
          <Text>Bağlantınızı kontrol edip yeniden deneyin.</Text>
          <Button mt="sm" variant="default" onClick={() => refetch()}>
            Tekrar Dene
          </Button>
        </Alert>
      )}
      {!post && !error && <EditorSkeleton />}
      {post && <GuardedEditor key={round} post={post} onReload={() => refetch().then(() => setRound(round + 1))} />}
    </Screen>
  );
}

function GuardedEditor({ post, onReload }: { post: AdminPost | undefined; onReload: () => void }) {
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <PostEditor
        post={post}
        onDirtyChange={setDirty}
        onCreated={() => navigate(paths.admin.posts)}
        onReload={onReload}
      />
      <LeaveGuard isActive={isDirty} />
    </>
  );
}

function EditorSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton height={48} />
      <Skeleton height={60} />
      <Skeleton height={320} />
    </Stack>
  );
}

function PostMissing() {
  return (
    <Screen title={adminBlogTexts.postNotFound}>
      <Text mb="lg">Yazı silinmiş olabilir. Silinen yazılar 30 gün boyunca geri getirilebilir.</Text>
      <Button component={Link} to={paths.admin.posts}>
        Yazılara dön
      </Button>
    </Screen>
  );
}
