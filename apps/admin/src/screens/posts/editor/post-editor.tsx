import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { serverFaultOf } from "@site/browser/server-fault.ts";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { NotFoundScreen } from "../../../frame/not-found.tsx";
import { Screen } from "../../../frame/screen.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { PostForm } from "./post-form-screen.tsx";

/** Opens the editor for a new post or for the id in the address. */
export function PostEditorScreen() {
  const { id } = useParams();
  if (id === undefined || id === "new") return <PostForm key="new" />;
  return /^\d{1,9}$/.test(id) ? <ExistingPost key={id} id={Number(id)} /> : <NotFoundScreen />;
}

/** Loads the post once: a refetch must not replace the text being edited. */
function ExistingPost({ id }: { id: number }) {
  const [round, setRound] = useState(0);
  const query = trpc.admin.posts.get.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const { data: post, error, isFetching, refetch } = query;

  if (post) return <PostForm key={round} post={post} onReload={() => void refetch().then(() => setRound(round + 1))} />;
  if (serverFaultOf(error)?.code === "NOT_FOUND") return <PostMissing />;
  return (
    <Screen title="Yazıyı Düzenle">
      {error ? (
        <LoadFailed title="Yazı yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-busy>
          <Skeleton height={48} />
          <Skeleton height={60} />
          <Skeleton height={320} />
        </Stack>
      )}
    </Screen>
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
