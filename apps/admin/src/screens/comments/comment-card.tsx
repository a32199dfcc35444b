import { Anchor, Badge, Blockquote, Button, Group, Paper, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { AdminComment } from "@site/contract/blog/comments/admin-schema";
import { paths } from "@site/contract/paths";
import { type ReactNode, useId } from "react";
import { getAuthor } from "./use-comment-actions.ts";

const small = { size: "compact-md", fz: "sm" } as const;

const fact = { fz: { base: "xs", xs: "sm" }, c: "dimmed" } as const;

interface Props {
  comment: AdminComment;
  selectBox: ReactNode;
  onApprove: () => void;
  onReply: () => void;
  onRemove: () => void;
  onBan: () => void;
}

/** Shows a comment with its post, the comment that it replies to, and the actions. */
export function CommentCard({ comment, selectBox, onApprove, onReply, onRemove, onBan }: Props) {
  const headId = useId();
  const { authorEmail, content, createdAt, isApproved, isAdminReply, isBanned, isUnchecked, parent } = comment;
  const canBan = authorEmail !== "" && !isBanned;
  return (
    <Paper component="article" withBorder p={{ base: "sm", xs: "md" }} aria-labelledby={headId}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {selectBox}
        <Group gap="0 0.6rem" id={headId}>
          <Text fw={600}>{getAuthor(comment)}</Text>
          {authorEmail && <Text {...fact}>{authorEmail}</Text>}
          <Text {...fact}>{formatMoment(createdAt)}</Text>
          <Badge color={isApproved ? "success" : "accent"}>{isApproved ? "Onaylandı" : "Bekliyor"}</Badge>
          {isAdminReply && <Badge color="gray">Yönetici</Badge>}
          {isBanned && <Badge color="danger">Yasaklı</Badge>}
          {isUnchecked && <Badge color="danger">Güvenlik doğrulaması yapılamadı</Badge>}
        </Group>
      </Group>
      <Text fz={fact.fz}>
        Yazı:{" "}
        <Anchor href={paths.postComments(comment.blogPosts.slug)} target="_blank" inherit>
          {comment.blogPosts.title}
        </Anchor>
      </Text>
      {parent && (
        <Blockquote p="sm" mt="sm">
          <Text size="sm" fw={600}>
            {parent.authorName}
          </Text>
          <Text size="sm" lineClamp={3} style={{ overflowWrap: "anywhere" }}>
            {parent.content}
          </Text>
        </Blockquote>
      )}
      <Text mt={{ base: 4, xs: "sm" }} style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {content}
      </Text>
      <Group gap="xs" mt={{ base: "xs", xs: "md" }}>
        {!isApproved && (
          <Button {...small} aria-describedby={headId} onClick={onApprove}>
            Onayla
          </Button>
        )}
        <Button {...small} variant="light" aria-describedby={headId} onClick={onReply}>
          Yanıtla
        </Button>
        <Button {...small} variant="subtle" aria-describedby={headId} onClick={onRemove}>
          Sil
        </Button>
        {canBan && (
          <Button {...small} variant="subtle" ml="auto" aria-describedby={headId} onClick={onBan}>
            Yazarı Yasakla
          </Button>
        )}
      </Group>
    </Paper>
  );
}
