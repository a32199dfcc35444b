import { Badge, Group, Stack, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { postStateLabels } from "@site/contract/blog/posts/admin-labels";
import type { PostStatus } from "@site/contract/blog/posts/fields";
import { limits } from "@site/contract/common/limits";
import { readingMinutes, truncateText } from "@site/contract/common/text";
import { useDeferredValue } from "react";
import type { PostFormValues } from "../post-form.ts";
import { getPostState } from "../post-visibility.ts";
import { SettingsGroup } from "./settings-group.tsx";

const colors = { scheduled: "accent", draft: "gray", published: "success", archived: "gray" };

/** Shows the status of a post; a future date makes a published one planned. */
function StatusBadge({ post }: { post: { status: PostStatus; publishedAt?: string | null } }) {
  const state = getPostState(post);
  return <Badge color={colors[state]}>{postStateLabels[state]}</Badge>;
}

/** Shows a live preview of the post's card in a list. */
export function PreviewCard({ values, category }: { values: PostFormValues; category: string | undefined }) {
  const minutes = readingMinutes(useDeferredValue(values.content).replace(/<[^>]+>/g, " "));
  return (
    <SettingsGroup title="Önizleme">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text size="xs" fw={600} c="var(--accent-strong)">
            {category}
          </Text>
          <StatusBadge post={values} />
        </Group>
        <Text size="lg" fw={600} ff="var(--serif)" lh={1.25}>
          {values.title || "Başlıksız yazı"}
        </Text>
        {values.excerpt && <Text size="sm">{truncateText(values.excerpt, limits.excerptInGrid)}</Text>}
        <Text size="xs" c="dimmed">
          {values.publishedAt && `${formatDate(values.publishedAt)} · `}
          {minutes} dk okuma
        </Text>
      </Stack>
    </SettingsGroup>
  );
}
