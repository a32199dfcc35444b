import { Anchor, Badge, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { notificationTexts } from "@site/contract/notifications/labels";
import type { AdminNotification } from "@site/contract/notifications/schema";
import {
  BellRing,
  ClipboardCheck,
  Flag,
  Inbox,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { LoadFailed } from "../kit/load-failed.tsx";
import { useAdminMutation } from "../kit/use-admin-mutation.ts";
import styles from "./bell.module.css";

const icons: Record<string, LucideIcon> = {
  contact_message: Inbox,
  comment: MessageSquare,
  listing_pending: ClipboardCheck,
  listing_report: Flag,
  contact_report: Flag,
  mail_failed: MailWarning,
  job_failed: TriangleAlert,
  webhook_disabled: TriangleAlert,
};

/**
 * Lists the notifications, and tells whether new ones are switched off. Notifications that are shown when it opens are
 * marked as read, but later ones stay unread.
 */
export function NotificationList({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const { notifications } = trpc.useUtils().admin;
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = trpc.admin.notifications.list.useQuery(
    undefined,
    {
      staleTime: 0,
    },
  );
  const [fresh, setFresh] = useState<ReadonlySet<number>>();
  const { mutate: markRead } = trpc.admin.notifications.markRead.useMutation({
    onSuccess: () => notifications.invalidate(),
  });
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const clear = useAdminMutation(trpc.admin.notifications.clearAll, {
    fallback: notificationTexts.clearFailed,
    invalidates: [notifications],
  });

  useEffect(() => title.current?.focus(), []);

  function stopAsking(): void {
    setAsking(false);
    title.current?.focus();
  }

  useEffect(() => {
    if (fresh || !data || !isFetchedAfterMount) return;
    const unread = data.filter(({ isRead }) => !isRead).map(({ id }) => id);
    setFresh(new Set(unread));
    if (unread.length > 0) markRead({ notificationIds: unread });
  }, [data, fresh, isFetchedAfterMount, markRead]);

  return (
    <>
      <Group justify="space-between" p="sm">
        <Title ref={title} order={2} size="h5" tabIndex={-1}>
          Bildirimler
        </Title>
        {data && data.length > 0 && !isAsking && (
          <Button variant="subtle" size="compact-md" fz="sm" onClick={() => setAsking(true)}>
            Tümünü Temizle
          </Button>
        )}
      </Group>
      {isAsking && (
        <ClearQuestion
          isClearing={clear.isPending}
          onClear={() => void clear.mutateAsync({ upTo: data?.[0]?.id }).then(stopAsking, stopAsking)}
          onCancel={stopAsking}
        />
      )}
      {!isOn && (
        <Text px="sm" pb="sm" size="sm">
          {notificationTexts.off}
        </Text>
      )}
      {isError && <LoadFailed title="Bildirimler yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={160} />}
      {data?.length === 0 && (
        <Text p="md" ta="center" c="dimmed">
          {notificationTexts.none}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((notification) => (
            <Item
              key={notification.id}
              notification={notification}
              isFresh={fresh?.has(notification.id) || !notification.isRead}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface QuestionProps {
  isClearing: boolean;
  onClear: () => void;
  onCancel: () => void;
}

function ClearQuestion({ isClearing, onClear, onCancel }: QuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const textId = useId();
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Stack gap="xs" p="sm" role="group" aria-labelledby={textId}>
      <Text id={textId}>{notificationTexts.clearQuestion}</Text>
      <Group gap="xs" justify="flex-end">
        <Button ref={cancel} variant="default" size="compact-md" fz="sm" aria-describedby={textId} onClick={onCancel}>
          İptal
        </Button>
        <Button color="danger" size="compact-md" fz="sm" loading={isClearing} onClick={onClear}>
          Temizle
        </Button>
      </Group>
    </Stack>
  );
}

interface ItemProps {
  notification: AdminNotification;
  /** True if it was unread when the list opened. */
  isFresh: boolean;
  onClose: () => void;
}

function Item({ notification: { type, title, message, link, createdAt }, isFresh, onClose }: ItemProps) {
  const Icon = icons[type] ?? BellRing;
  return (
    <li>
      <Icon size={18} aria-hidden />
      <div>
        <Group gap="xs">
          <Anchor component={Link} to={link || adminPaths.dashboard} fw={isFresh ? 700 : 500} onClick={onClose}>
            {title}
          </Anchor>
          {isFresh && <Badge size="sm">Yeni</Badge>}
        </Group>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {message}
        </Text>
        <Text size="xs" c="dimmed">
          {formatMoment(createdAt)}
        </Text>
      </div>
    </li>
  );
}
