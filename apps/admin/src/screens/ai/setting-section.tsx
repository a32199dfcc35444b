import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { Empty, type EmptyTexts } from "../../kit/empty.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";

interface Row {
  id: number;
  name: string;
  isActive: boolean;
  isDefault: boolean;
}

interface Action {
  label: string;
  isRunning?: boolean;
  run: () => void;
}

interface Props<R extends Row> {
  /** Fragment of the address that opens the dialog for a new row. */
  anchor: string;
  title: string;
  hint: string;
  empty: Omit<EmptyTexts, "action">;
  add: string;
  query: { data: R[] | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  details: (row: R) => ReactNode;
  actions: (row: R) => Action[];
  /** Renders the form that replaces the row. */
  renderEditor: (row: R, close: () => void) => ReactNode;
  /** Renders the dialog for a new row. */
  renderCreator: (close: () => void) => ReactNode;
}

/** Shows a list of settings of one kind. A row is edited in place, a new one in a dialog. */
export function SettingSection<R extends Row>(props: Props<R>) {
  const { anchor, title, hint, empty, add, query, details, actions, renderEditor, renderCreator } = props;
  const titleId = useId();
  const [edited, setEdited] = useState<number>();
  const isCalled = useLocation().hash === `#${anchor}`;
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(isCalled);
  const section = useRef<HTMLDivElement>(null);

  /** Closes the dialog for a new row, and removes the fragment, so that a reload does not open it again. */
  function closeCreator(): void {
    setAdding(false);
    if (isCalled) void navigate({ hash: "" }, { replace: true });
  }

  /** Closes the form and returns the focus to the button that opened it. */
  function close(id: number): void {
    flushSync(() => setEdited(undefined));
    section.current?.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus();
  }

  return (
    <Stack ref={section} component="section" aria-labelledby={titleId} gap="sm">
      <Group justify="space-between" align="flex-end" data-path={`${anchor}-listesi`} tabIndex={-1}>
        <div>
          <Title order={2} size="h4" id={titleId}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
        <Button onClick={() => setAdding(true)}>{add}</Button>
      </Group>
      {query.isError && (
        <LoadFailed title={`${title} yüklenemedi`} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!query.data && !query.isError && <Skeleton height={96} aria-busy />}
      {query.data?.length === 0 && <Empty {...empty} order={3} />}
      <Stack component="ul" gap="sm" p={0} style={{ listStyle: "none" }}>
        {query.data?.map((row) => (
          <li key={row.id}>
            {edited === row.id ? (
              renderEditor(row, () => close(row.id))
            ) : (
              <Paper withBorder p="md">
                <Group gap="xs" mb="xs">
                  <Title order={3} size="h5">
                    {row.name}
                  </Title>
                  {row.isDefault && <Badge>Varsayılan</Badge>}
                  {!row.isActive && (
                    <Badge color="gray" variant="outline">
                      Pasif
                    </Badge>
                  )}
                </Group>
                {details(row)}
                <Group gap="xs" mt="sm">
                  <Button
                    size="sm"
                    variant="default"
                    data-edit={row.id}
                    aria-label={`Düzenle: ${row.name}`}
                    onClick={() => setEdited(row.id)}
                  >
                    Düzenle
                  </Button>
                  {actions(row).map(({ label, isRunning, run }) => (
                    <Button
                      key={label}
                      size="sm"
                      variant="default"
                      loading={isRunning}
                      aria-label={`${label}: ${row.name}`}
                      onClick={run}
                    >
                      {label}
                    </Button>
                  ))}
                </Group>
              </Paper>
            )}
          </li>
        ))}
      </Stack>
      {isAdding && renderCreator(closeCreator)}
    </Stack>
  );
}
