import { ActionIcon, Badge, Group, Paper, Text, VisuallyHidden } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./ordered-list.module.css";

interface Props<Row> {
  rows: readonly Row[];
  row: { key: (row: Row) => number; name: (row: Row) => string };
  /** Name of the list for screen readers. */
  label: string;
  /** Second line below the name. */
  details?: (row: Row) => ReactNode;
  /** Text of a badge for rows that visitors do not see. */
  hidden?: (row: Row) => string | undefined;
  actions: (row: Row) => ReactNode;
  /** Stores the new order; rejects if that failed. */
  onOrder: (ids: number[]) => Promise<unknown>;
}

/** Renders records that the user reorders by dragging or with two buttons for each. */
export function OrderedList<Row>({ rows, row, label, details, hidden, actions, onOrder }: Props<Row>) {
  const [shown, setShown] = useState(rows);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => setShown(rows), [rows]);

  function move(from: number, to: number): void {
    const moved = shown[from];
    if (!moved || from === to || to < 0 || to >= shown.length) return;
    const next = shown.toSpliced(from, 1).toSpliced(to, 0, moved);
    setShown(next);
    setSaid(`${row.name(moved)}: ${next.length} kayıt içinde ${to + 1}. sıra`);
    onOrder(next.map(row.key)).catch(() => setShown(rows));
  }

  /**
   * Moves a record with its button and keeps the focus on that record. A button at the end of the list is disabled, so
   * the focus moves to the opposite one.
   */
  function step(from: number, to: number, name: string): void {
    move(from, to);
    requestAnimationFrame(() => {
      const item = list.current?.children[to];
      const isEnd = to === 0 || to === shown.length - 1;
      const other = to === 0 ? "down" : "up";
      item?.querySelector<HTMLElement>(`[data-step="${isEnd ? other : name}"]`)?.focus();
    });
  }

  const drop = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) move(dragged, to);
    setDragged(undefined);
  };

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ol ref={list} aria-label={label} className={styles.list}>
        {shown.map((each, index) => (
          <Paper
            component="li"
            withBorder
            p="sm"
            key={row.key(each)}
            draggable
            data-dragged={dragged === index || undefined}
            className={styles.item}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(index)}
          >
            <GripVertical size={18} aria-hidden className={styles.grip} />
            <div className={styles.text}>
              <Group gap="xs">
                <Text fw={600}>{row.name(each)}</Text>
                {hidden?.(each) && <Badge color="gray">{hidden(each)}</Badge>}
              </Group>
              {details && (
                <Text size="sm" c="dimmed">
                  {details(each)}
                </Text>
              )}
            </div>
            <Group gap="xs">
              <ActionIcon
                variant="default"
                size="lg"
                data-step="up"
                disabled={index === 0}
                aria-label={`Yukarı taşı: ${row.name(each)}`}
                onClick={() => step(index, index - 1, "up")}
              >
                <ArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                data-step="down"
                disabled={index === shown.length - 1}
                aria-label={`Aşağı taşı: ${row.name(each)}`}
                onClick={() => step(index, index + 1, "down")}
              >
                <ArrowDown size={18} aria-hidden />
              </ActionIcon>
              {actions(each)}
            </Group>
          </Paper>
        ))}
      </ol>
    </>
  );
}
