import { Alert, Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { creationTexts } from "@site/contract/ai/creations/labels";
import { creationLimits, type GeneratedBlog } from "@site/contract/ai/creations/schema";
import { cutText } from "@site/contract/common/text";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { textOfHtml } from "../posts/html-text.ts";
import { useCreation } from "./use-creation.ts";

interface Props {
  id: number;
  onShowProgress: () => void;
  onClose: () => void;
}

/** Shows the written post, with a button that saves it if the creation failed to. */
export function CreationPreview({ id, onShowProgress, onClose }: Props) {
  const { data } = useCreation(id);
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { creations, posts } = trpc.useUtils().admin;
  const save = useAdminMutation(trpc.admin.creations.save, {
    success: creationTexts.saved,
    fallback: creationTexts.saveFailed,
    invalidates: [creations, posts],
  });
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) frame.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  if (!data) return null;
  const { state, postId, blog } = data;

  async function saveNow(): Promise<void> {
    await save.mutateAsync({ id });
    await navigate(adminPaths.posts);
  }

  return (
    <Paper ref={frame} component="section" withBorder p="md" aria-labelledby="creation-preview">
      <Stack gap="sm">
        <Text component="h2" id="creation-preview" size="sm" c="dimmed">
          Önizleme
        </Text>
        {blog ? (
          <>
            {postId === null && <Alert role="status">{creationTexts.generated}</Alert>}
            <WrittenPost blog={blog} />
          </>
        ) : (
          <Text>{state === "running" ? creationTexts.stillWriting : creationTexts.notWritten}</Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Önizlemeyi Kapat
          </Button>
          <Button variant="default" onClick={onShowProgress}>
            İlerlemeyi Göster
          </Button>
          {postId !== null && (
            <Button component="a" href={adminPaths.editPost(postId)}>
              Yazıyı Düzenle
            </Button>
          )}
          {blog && postId === null && state !== "running" && (
            <Button loading={save.isPending} onClick={() => void saveNow().catch(() => undefined)}>
              Blog Yazısını Kaydet
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

function WrittenPost({ blog: { title, excerpt, category, tags, content } }: { blog: GeneratedBlog }) {
  const text = textOfHtml(content);
  return (
    <>
      <Title order={3}>{title}</Title>
      {excerpt && <Text>{excerpt}</Text>}
      <Group gap="xs">
        {category && <Badge>{category}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag} variant="default">
            {tag}
          </Badge>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {text.length > creationLimits.previewLength ? `${cutText(text, creationLimits.previewLength)}…` : text}
      </Text>
    </>
  );
}
