import { Button, Group, List, Paper, Stack, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import type { MailingState } from "@site/contract/readers/subscribers/sending/schema";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const DAY_MS = 86_400_000;

/** Lists the posts whose mails wait, with their age. All can be excluded after a confirmation that names them. */
export function WaitingPosts({ posts }: { posts: MailingState["waitingPosts"] }) {
  const { mailing, postIssues } = trpc.useUtils().admin;
  const keepOut = useAdminMutation(trpc.admin.postIssues.keepWaitingOut, {
    invalidates: [mailing, postIssues],
  });
  if (posts.length === 0) return null;

  const ask = () =>
    confirm({
      title: "Bekleyen Yazıları Gönderme",
      question: "Bu yazılar abonelere gönderilmesin mi?",
      consequence: `${posts.map(({ title }) => `“${title}”`).join(", ")} gönderim dışında tutulacak.`,
      action: "Gönderme",
      isDangerous: true,
      run: () => keepOut.mutateAsync({ issueIds: posts.map(({ id }) => id) }),
    });

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="waiting-posts">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4" id="waiting-posts">
            Gönderilmeyi bekleyen yazılar
          </Title>
          <Button variant="default" onClick={() => void ask()}>
            Hiçbirini Gönderme
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          Her abone yalnızca takibe başladıktan sonra yayınlananları alır. 14 günden eski yazı gönderilmez.
        </Text>
        <List size="sm">
          {posts.map(({ id, title, appearedAt }) => (
            <List.Item key={id}>
              {title}: {formatMoment(appearedAt)}, {getAge(appearedAt)}
            </List.Item>
          ))}
        </List>
      </Stack>
    </Paper>
  );
}

function getAge(appearedAt: string): string {
  const days = Math.floor((Date.now() - Date.parse(appearedAt)) / DAY_MS);
  return days < 1 ? "bir günden yeni" : `${formatNumber(days)} gün önce`;
}
