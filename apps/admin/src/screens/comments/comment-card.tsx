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
  const { author_email, content, created_at, is_approved, is_admin_reply, is_banned, is_unchecked, parent } = comment;
  const canBan = author_email !== "" && !is_banned;
  return (
    <Paper component="article" withBorder p={{ base: "sm", xs: "md" }} aria-labelledby={headId}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {selectBox}
        <Group gap="0 0.6rem" id={headId}>
          <Text fw={600}>{getAuthor(comment)}</Text>
          {author_email && <Text {...fact}>{author_email}</Text>}
          <Text {...fact}>{formatMoment(created_at)}</Text>
          <Badge color={is_approved ? "success" : "accent"}>{is_approved ? "Onaylandı" : "Bekliyor"}</Badge>
          {is_admin_reply && <Badge color="gray">Yönetici</Badge>}
          {is_banned && <Badge color="danger">Yasaklı</Badge>}
          {is_unchecked && <Badge color="danger">Güvenlik doğrulaması yapılamadı</Badge>}
        </Group>
      </Group>
      <Text fz={fact.fz}>
        Yazı:{" "}
        <Anchor href={paths.postComments(comment.blog_posts.slug)} target="_blank" inherit>
          {comment.blog_posts.title}
        </Anchor>
      </Text>
      {parent && (
        <Blockquote p="sm" mt="sm">
          <Text size="sm" fw={600}>
            {parent.author_name}
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
        {!is_approved && (
          <Button {...small} aria-describedby={headId} onClick={onApprove}>
            Onayla
          </Button>
        )}
        <Button {...small} variant="light" aria-describedby={headId} onClick={onReply}>
          Yanıtla
        </Button>
        <Button {...small} variant="subtle" color="danger" aria-describedby={headId} onClick={onRemove}>
          Sil
        </Button>
        {canBan && (
          <Button {...small} variant="subtle" color="danger" ml="auto" aria-describedby={headId} onClick={onBan}>
            Yazarı Yasakla
          </Button>
        )}
      </Group>
    </Paper>
  );
}
