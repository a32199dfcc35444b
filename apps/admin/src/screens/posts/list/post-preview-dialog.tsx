import { Image, Skeleton, Stack, Text, Title, Typography } from "@mantine/core";
import { trustSanitised } from "@site/browser/trusted-types";
import type { AdminPostRow } from "@site/contract/blog/posts/admin-schema";
import { useMemo } from "react";
import { trpc } from "../../../api/trpc.ts";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";

/** Shows a saved post as readers would see it, published or not. */
export function PostPreviewDialog({ post: { id, title }, onClose }: { post: AdminPostRow; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = trpc.admin.postPreviews.show.useQuery(
    { postId: id },
    { staleTime: 0 },
  );
  return (
    <Dialog onClose={onClose} title={`Önizleme: ${title}`} size="52rem">
      {isError && <LoadFailed title="Yazı yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && (
        <Stack>
          {data.post.featuredImage && <Image src={data.post.featuredImage} alt={data.post.imageAlt} mah={320} />}
          <Title order={2}>{data.post.title}</Title>
          {data.post.excerpt && <Text c="dimmed">{data.post.excerpt}</Text>}
          <Text size="sm" c="dimmed">
            {data.post.readingTime} dk okuma
          </Text>
          <SanitisedText html={data.post.content} />
        </Stack>
      )}
    </Dialog>
  );
}

function SanitisedText({ html }: { html: string }) {
  const inner = useMemo(() => ({ __html: trustSanitised(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it
  return <Typography dangerouslySetInnerHTML={inner} />;
}
