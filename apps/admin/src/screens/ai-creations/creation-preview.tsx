import { Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { creationTexts } from "@site/contract/ai/creations/labels";
import { creationLimits } from "@site/contract/ai/creations/schema";
import { cutText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { textOfHtml } from "../posts/html-text.ts";
import { useCreation } from "./use-creation.ts";

/** Shows the written post, and saves it where the creation could not. */
export function CreationPreview({ id }: { id: number | undefined }) {
  const { data } = useCreation(id);
  const navigate = useNavigate();
  const { creations, posts } = trpc.useUtils().admin;
  const save = useAdminMutation(trpc.admin.creations.save, {
    success: creationTexts.saved,
    failure: (fault) => fault?.message ?? creationTexts.saveFailed,
    invalidates: [creations, posts],
  });
  if (!data?.blog) return null;
  const { title, excerpt, tags, category, content } = data.blog;
  const canBeSaved = data.postId === null && data.state !== "running";

  async function saveNow(): Promise<void> {
    if (!data) return;
    await save.mutateAsync({ id: data.id });
    await navigate(paths.admin.posts);
  }

  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="creation-preview">
      <Stack gap="sm">
        <Text component="h2" id="creation-preview" size="sm" c="dimmed">
          Önizleme
        </Text>
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
          {cutText(textOfHtml(content), creationLimits.previewLength)}…
        </Text>
        {canBeSaved && (
          <Group justify="flex-end">
            <Button loading={save.isPending} onClick={() => void saveNow().catch(() => undefined)}>
              Blog Yazısını Kaydet
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
