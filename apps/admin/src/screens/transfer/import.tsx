import { Anchor, Group, Stack, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { importFormatLabels } from "@site/contract/blog/transfer/labels";
import type { ContentImport } from "@site/contract/blog/transfer/schema";
import { Link, useParams } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Loaded } from "../../kit/loaded.tsx";
import { NotFoundScreen } from "../../kit/not-found.tsx";
import { Screen } from "../../kit/screen.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { ImportItems } from "./import-items.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { isBusy, POLL_MS } from "./import-state.ts";
import { StateBadge } from "./state-badge.tsx";

/** Shows what an import will do, how far it is, and what it did. */
export function ImportScreen() {
  const id = Number(useParams().id);
  const query = trpc.admin.transfer.get.useQuery(
    { id },
    {
      enabled: Number.isInteger(id) && id > 0,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? POLL_MS : false),
    },
  );
  if (!Number.isInteger(id) || id < 1) return <NotFoundScreen />;
  return (
    <Loaded query={query} shape="report" title="Aktarım" failed="Aktarım yüklenemedi">
      {(found) => <Report found={found} />}
    </Loaded>
  );
}

function Report({ found }: { found: ContentImport }) {
  const { fileName, format, createdAt, state, counts } = found;
  return (
    <Screen title="Aktarım">
      <Stack>
        <div>
          <Anchor component={Link} to={adminPaths.transfer}>
            Taşıma ekranına dön
          </Anchor>
          <Group gap="sm" mt="xs">
            <Text fw={600} style={{ overflowWrap: "anywhere" }}>
              {fileName}
            </Text>
            <StateBadge state={state} />
          </Group>
          <Text size="sm" c="dimmed">
            {format ? `${importFormatLabels[format]} · ` : ""}
            {formatDate(createdAt)}
          </Text>
        </div>
        <ImportProgress found={found} />
        {counts.length > 0 && state !== "reading" && (
          <>
            <ImportCounts counts={counts} isPlan={state === "ready"} />
            <ImportItems key={state} found={found} />
          </>
        )}
      </Stack>
    </Screen>
  );
}
