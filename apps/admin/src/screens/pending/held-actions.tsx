import { Button, Group, Paper, Text } from "@mantine/core";
import { limits } from "@site/contract/common/limits";
import { pendingKinds } from "@site/contract/inbox/pending/labels";
import type { HeldAction, HeldKind } from "@site/contract/inbox/pending/schema";
import { useId } from "react";
import { trpc } from "../../api/trpc.ts";
import { useTakeBack } from "./use-take-back.ts";

/** Shows the decisions of all administrators that can be taken back, with who made them; nothing if there are none. */
export function HeldActions({ kind }: { kind?: HeldKind }) {
  const { data = [] } = trpc.admin.pending.held.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? limits.heldMs / 4 : false),
  });
  const takeBack = useTakeBack();
  const shown = data.filter((action) => kind === undefined || action.kind === kind);
  if (shown.length === 0) return null;
  return (
    <Paper component="section" withBorder p="sm" mb="sm" aria-label="Geri alınabilen onaylar">
      {shown.map((action) => (
        <HeldRow
          key={`${action.kind} ${action.recordId}`}
          action={action}
          onTakeBack={() => takeBack.mutate({ actions: [{ kind: action.kind, recordId: action.recordId }] })}
        />
      ))}
    </Paper>
  );
}

function HeldRow({ action, onTakeBack }: { action: HeldAction; onTakeBack: () => void }) {
  const titleId = useId();
  const { kind, title, adminName } = action;
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm" id={titleId} style={{ overflowWrap: "anywhere" }}>
        {pendingKinds[kind]}: {title}
        {adminName && ` · ${adminName} onayladı`}
      </Text>
      <Button variant="subtle" size="compact-md" aria-describedby={titleId} onClick={onTakeBack}>
        Geri Al
      </Button>
    </Group>
  );
}
