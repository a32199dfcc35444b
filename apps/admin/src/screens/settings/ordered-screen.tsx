import { Button, Group, Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { Empty, type EmptyTexts } from "../../kit/empty.tsx";
import { OrderedList } from "../../kit/lists/ordered-list.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { Screen } from "../../kit/screen.tsx";

interface Props<Row> {
  title: string;
  /** Content above the list, such as the choice of a list. */
  above?: ReactNode;
  actions: ReactNode;
  query: { data: Row[] | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  row: { key: (row: Row) => number; name: (row: Row) => string };
  failed: string;
  empty: EmptyTexts;
  details?: (row: Row) => ReactNode;
  hidden?: (row: Row) => string | undefined;
  onOrder: (ids: number[]) => Promise<unknown>;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
}

/** Renders a screen with a list whose order the user can change. */
export function OrderedScreen<Row>(props: Props<Row>) {
  const { title, above, actions, query, row, failed, empty, details, hidden, onOrder, onEdit, onRemove } = props;
  const { data, isError, isFetching, refetch } = query;
  return (
    <Screen title={title} actions={actions}>
      {above}
      {isError && <LoadFailed title={failed} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Stack aria-busy>
          {[1, 2, 3, 4].map((number) => (
            <Skeleton key={number} height={70} />
          ))}
        </Stack>
      )}
      {data?.length === 0 && <Empty {...empty} />}
      {data && data.length > 0 && (
        <OrderedList
          rows={data}
          label={title}
          {...{ row, details, hidden, onOrder }}
          actions={(each) => (
            <Group gap="xs">
              <Button
                size="compact-md"
                fz="sm"
                variant="subtle"
                aria-label={`Düzenle: ${row.name(each)}`}
                onClick={() => onEdit(each)}
              >
                Düzenle
              </Button>
              <Button
                size="compact-md"
                fz="sm"
                variant="subtle"
                aria-label={`Sil: ${row.name(each)}`}
                onClick={() => onRemove(each)}
              >
                Sil
              </Button>
            </Group>
          )}
        />
      )}
    </Screen>
  );
}
