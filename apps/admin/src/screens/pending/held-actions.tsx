import { Button, Group, Popover, Text } from "@mantine/core";
import { useInterval } from "@mantine/hooks";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { pendingKinds } from "@site/contract/inbox/pending/labels";
import type { HeldAction, HeldKind } from "@site/contract/inbox/pending/schema";
import { useEffect, useId, useState } from "react";
import { trpc } from "../../api/trpc.ts";
import styles from "./held-actions.module.css";
import { useTakeBack } from "./use-decide.ts";

const SECOND_MS = 1_000;

/**
 * Returns the decisions of all administrators that can still be undone, newest first, and the function that undoes one.
 * They are the same in every tab and after a reload.
 */
export function useHeldActions() {
  const { data = [], dataUpdatedAt } = trpc.admin.pending.held.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? limits.heldMs / 4 : false),
  });
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const call = useTakeBack();
  const held = data
    .filter((action) => !leaving.includes(keyOf(action)))
    .map((action) => ({ ...action, endsAt: dataUpdatedAt + action.leftMs }));

  async function takeBack(action: HeldAction): Promise<void> {
    const key = keyOf(action);
    setLeaving((before) => [...before, key]);
    await call.mutateAsync({ actions: [{ kind: action.kind, recordId: action.recordId }] }).catch(() => undefined);
    setLeaving((before) => before.filter((each) => each !== key));
  }
  return { held, takeBack };
}

const keyOf = ({ kind, recordId }: HeldAction) => `${kind} ${recordId}`;

/** A held decision with the time at which it takes effect, by this browser's clock. */
type ShownAction = HeldAction & { endsAt: number };

interface Props {
  held: readonly ShownAction[];
  onTakeBack: (action: HeldAction) => void;
}

/**
 * Renders a button with the decisions that can be undone, their authors and the seconds left; nothing without any. It
 * is beside the screen's title, so that no line moves.
 */
export function HeldActions({ held: all, onTakeBack }: Props) {
  const [now, setNow] = useState(Date.now);
  const held = all.filter(({ endsAt }) => endsAt > now);
  const clock = useInterval(() => setNow(Date.now()), SECOND_MS);
  const [newest] = held;
  const hasAny = all.length > 0;
  useEffect(() => {
    if (!hasAny) return;
    clock.start();
    return clock.stop;
  }, [hasAny, clock.start, clock.stop]);
  if (!newest) return null;
  const label = held.length === 1 ? summarize(newest) : `${formatNumber(held.length)} karar geri alınabilir`;
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="compact-md" fz="sm" maw="min(28rem, 60vw)">
          <Text inherit truncate>
            {label}
          </Text>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <ul className={styles.actions}>
          {held.map((action) => (
            <HeldRow key={keyOf(action)} {...{ action, now }} onTakeBack={() => onTakeBack(action)} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Renders `HeldActions` for one kind of record, on the screen of that kind. */
export function HeldActionsOfKind({ kind }: { kind: HeldKind }) {
  const { held, takeBack } = useHeldActions();
  return <HeldActions held={held.filter((action) => action.kind === kind)} onTakeBack={takeBack} />;
}

const verbs = {
  listing: { own: "onayladınız", others: "onayladı" },
  comment: { own: "onayladınız", others: "onayladı" },
  message: { own: "kapattınız", others: "kapattı" },
  mail: { own: "kapattınız", others: "kapattı" },
};

/** Returns a text with the decision and its author. */
function summarize({ kind, title, adminName, isOwn }: HeldAction): string {
  const who = isOwn ? verbs[kind].own : `${adminName ?? "Ayrılmış bir yönetici"} ${verbs[kind].others}`;
  return `${pendingKinds[kind]}: ${title} · ${who}`;
}

function HeldRow({ action, now, onTakeBack }: { action: ShownAction; now: number; onTakeBack: () => void }) {
  const titleId = useId();
  const seconds = Math.ceil((action.endsAt - now) / SECOND_MS);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm" id={titleId} className={styles.title}>
        {summarize(action)}
      </Text>
      <Text size="xs" c="dimmed" className={styles.seconds} aria-hidden>
        {seconds} sn
      </Text>
      <Button variant="subtle" size="compact-md" aria-describedby={titleId} onClick={onTakeBack}>
        Geri Al
      </Button>
    </Group>
  );
}
