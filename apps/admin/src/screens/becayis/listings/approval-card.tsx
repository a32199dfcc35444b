import { Badge, Button, Group, Paper, Text, Title } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { PendingListing, ReviewedTexts } from "@site/contract/becayis/board/moderation/admin-schema";
import { namesOf } from "@site/contract/common/record";
import { useId } from "react";
import { TextDiff } from "../../../kit/text/text-diff.tsx";
import { ListingTexts, reviewedNames } from "./listing-texts.tsx";
import { PostFacts } from "./post-facts.tsx";
import { isLate, waitingText } from "./waiting.ts";

interface Props {
  listing: PendingListing;
  onApprove: () => void;
  onReject: () => void;
}

/** Shows a listing that awaits approval, with buttons to approve and to reject it. */
export function ApprovalCard({ listing, onApprove, onReject }: Props) {
  const titleId = useId();
  const { title, userName, createdAt, submittedAt, texts, reviewed, isChange } = listing;
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {userName} · {formatDate(createdAt)}
      </Text>
      {isChange && (
        <Badge color="blue" variant="light">
          Yayındaki ilanın metin değişikliği
        </Badge>
      )}
      <Text size="sm" c={isLate(submittedAt) ? "warning" : "dimmed"} fw={isLate(submittedAt) ? 600 : undefined}>
        {waitingText(submittedAt)}
      </Text>
      <ListingTexts texts={texts} />
      <PostFacts posts={listing} />
      {reviewed && <Changes before={reviewed} after={texts} title={isChange ? CHANGE_TITLE : REVIEW_TITLE} />}
      <Group gap="xs" mt="md">
        <Button aria-describedby={titleId} onClick={onApprove}>
          Onayla
        </Button>
        <Button variant="default" aria-describedby={titleId} onClick={onReject}>
          Reddet
        </Button>
      </Group>
    </Paper>
  );
}

const REVIEW_TITLE = "Son incelemeden bu yana değişenler";
const CHANGE_TITLE = "Panodaki metne göre değişenler";

/** Shows word by word what the owner changed since the last review, or compared with the text on the board. */
function Changes({ before, after, title }: { before: ReviewedTexts; after: ReviewedTexts; title: string }) {
  const id = useId();
  const changed = namesOf(reviewedNames).filter((name) => before[name] !== after[name]);
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={id}>
      <Title order={3} id={id} size="h6">
        {title}
      </Title>
      {changed.length === 0 && <Text size="sm">Metinler ve istenen yerler aynı.</Text>}
      {changed.map((name) => (
        <div key={name}>
          <Text size="xs" c="dimmed" mt="xs">
            {reviewedNames[name]}
          </Text>
          <TextDiff before={before[name]} after={after[name]} />
        </div>
      ))}
    </Paper>
  );
}
