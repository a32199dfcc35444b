import { Button, Checkbox, Group, Pagination, Text } from "@mantine/core";
import type { Page } from "@site/contract/common/paging";
import { useEffect, useRef, useState } from "react";
import { Empty, type EmptyTexts } from "../empty.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { getPage } from "./get-page.ts";
import { ListFilters } from "./list-filters.tsx";
import styles from "./resource-table.module.css";
import { RowSkeletons } from "./row-skeletons.tsx";
import { type Layout, Rows } from "./rows.tsx";
import { ShortcutsButton } from "./shortcuts-dialog.tsx";
import type { ListAddress } from "./use-list-address.ts";
import { useLostFocus } from "./use-lost-focus.ts";
import { type RowOpening, type RowShortcut, useRowShortcuts } from "./use-row-shortcuts.ts";
import { type RowKey, type RowOf, useSelection } from "./use-selection.ts";

/** A query for a page of rows, or for a whole list of rows. */
interface RowQuery<Row> {
  data: Page<Row> | readonly Row[] | undefined;
  isError?: boolean;
  isFetching?: boolean;
  refetch?: () => Promise<unknown>;
}

export interface ListTexts {
  /** Text for a number of rows, such as "12 yazı". */
  count: (total: number) => string;
  loading: string;
  failed: string;
  empty: EmptyTexts;
  /** Texts for a search or filter without a match. */
  notFound?: { title: string; text: string };
}

interface BulkAction<Row> {
  label: string | ((rows: Row[]) => string);
  /** Resolves with whether it succeeded; a success clears the selection. */
  run: (rows: Row[]) => Promise<boolean>;
}

interface Props<Row> {
  query: RowQuery<Row>;
  list: ListAddress;
  texts: ListTexts;
  row: RowOf<Row>;
  /** Columns of a table, a card or a line for each row. */
  layout: Layout<Row>;
  /** Placeholder of the search field; without it there is no search. */
  searchPlaceholder?: string;
  searchDebounceMs?: number;
  /** Rows per page if the query returns the whole list; all rows by default. */
  pageSize?: number;
  /** Searched texts of a row if the query returns the whole list. */
  getTexts?: (row: Row) => readonly string[];
  /** Actions for selected rows; without any, rows cannot be selected. */
  bulkActions?: readonly BulkAction<Row>[];
  /** Keys that act on the focused card or line; J and K move between them. */
  shortcuts?: readonly RowShortcut<Row>[];
}

const noRows: never[] = [];

/** Renders a list with search, filters, pages and selection, and with its loading, empty and error states. */
export function ResourceTable<Row>(props: Props<Row>) {
  const { query, list, texts, row, layout, searchPlaceholder, searchDebounceMs, bulkActions, shortcuts } = props;
  const { isError = false, isFetching = false, refetch } = query;
  const data = query.data && toPageOf(query.data, props);
  const summary = useRef<HTMLParagraphElement>(null);
  const selection = useSelection(data?.items ?? [], row);
  const opening = useOpening(data?.items ?? noRows, row.key);
  const keys = useRowShortcuts(data?.items ?? [], row.key, shortcuts, "line" in layout ? opening : undefined);
  useLostFocus(data?.items ?? noRows, row.key, summary);
  /** Clears the selection and moves the focus, because the bar that had it disappears. */
  function clearSelection(): void {
    selection.clear();
    summary.current?.focus();
  }
  const hasFilters = searchPlaceholder !== undefined || list.filters.length > 0;

  useEffect(() => {
    // Deleting the last row of the last page removes that page. Rows of an earlier search, shown meanwhile, do not
    // count.
    if (data && !isFetching && data.pageCount > 0 && list.page > data.pageCount) list.showPage(data.pageCount);
  });

  return (
    <>
      {hasFilters && <ListFilters list={list} placeholder={searchPlaceholder} debounceMs={searchDebounceMs} />}
      <Group justify="space-between" mb="sm">
        <Text ref={summary} data-list-summary tabIndex={-1} size="sm" c="dimmed" aria-live="polite">
          {data ? texts.count(data.total) : !isError && texts.loading}
        </Text>
        <Group gap="md">
          {bulkActions && !("columns" in layout) && selection.canSelect && (
            <Checkbox
              label="Tümünü seç"
              checked={selection.isAll}
              indeterminate={!selection.isAll && selection.rows.length > 0}
              onChange={selection.toggleAll}
            />
          )}
          {shortcuts && <ShortcutsButton shortcuts={shortcuts} keys={keys} />}
        </Group>
      </Group>
      {isError && <LoadFailed title={texts.failed} isRetrying={isFetching} onRetry={() => void refetch?.()} />}
      {!data && !isError && <RowSkeletons layout={layout} />}
      {data?.total === 0 && <NoRows texts={texts} list={list} />}
      {bulkActions && selection.rows.length > 0 && (
        <BulkBar actions={bulkActions} rows={selection.rows} count={texts.count} onClear={clearSelection} />
      )}
      {data && data.items.length > 0 && (
        <Rows
          rows={data.items}
          row={row}
          layout={layout}
          isBusy={isFetching}
          selection={bulkActions && selection.canSelect ? selection : undefined}
          isFocusable={shortcuts !== undefined}
          opening={opening}
        />
      )}
      {data && data.pageCount > 1 && (
        <nav aria-label="Sayfalar" className={styles.pages}>
          <Pagination
            total={data.pageCount}
            value={list.page}
            onChange={(chosen) => {
              list.showPage(chosen);
              summary.current?.focus();
            }}
            getItemProps={(number) => ({ "aria-label": `Sayfa ${number}` })}
            getControlProps={(control) => ({ "aria-label": control === "previous" ? "Önceki sayfa" : "Sonraki sayfa" })}
          />
        </nav>
      )}
    </>
  );
}

/** Returns the row whose details are open. If it leaves the list, the row in its place is opened. */
function useOpening<Row>(rows: readonly Row[], getKey: (row: Row) => RowKey): RowOpening<Row> {
  const [state, setState] = useState<{ key: RowKey; place: number }>();
  return {
    opened: state && (rows.find((row) => getKey(row) === state.key) ?? rows[Math.min(state.place, rows.length - 1)]),
    open: (row) => setState({ key: getKey(row), place: rows.indexOf(row) }),
    close: () => setState(undefined),
  };
}

/** Returns the current page; a list that the server sends whole is searched and divided into pages here. */
function toPageOf<Row>(
  data: Page<Row> | readonly Row[],
  { list, pageSize, getTexts = () => [] }: Pick<Props<Row>, "list" | "pageSize" | "getTexts">,
): Page<Row> {
  return isPage(data) ? data : getPage(data, list, pageSize ?? Math.max(1, data.length), getTexts);
}

const isPage = <Row,>(data: Page<Row> | readonly Row[]): data is Page<Row> => "items" in data;

function NoRows({ texts: { empty, notFound }, list }: { texts: ListTexts; list: ListAddress }) {
  if (!list.isFiltered) return <Empty {...empty} />;
  const clear = (
    <Button variant="default" onClick={list.clear}>
      Temizle
    </Button>
  );
  return <Empty {...(notFound ?? empty)} action={clear} />;
}
