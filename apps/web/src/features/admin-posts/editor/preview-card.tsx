import { Paper, Text } from "@mantine/core";
import { limits } from "@site/contract/common/limits";
import { readingMinutes, truncateText } from "@site/contract/common/text";
import { useDeferredValue } from "react";
import { formatDate } from "../../../shared/lib/format.ts";
import { StatusBadge } from "../status-badge.tsx";
import styles from "./post-editor.module.css";
import type { PostFormValues } from "./post-form.ts";

/** How the post will look in a list, as it is written. */
export function PreviewCard({ values, category }: { values: PostFormValues; category: string | undefined }) {
  const minutes = readingMinutes(useDeferredValue(values.content).replace(/<[^>]+>/g, " "));
  return (
    <Paper component="section" withBorder aria-labelledby="onizleme" className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 id="onizleme" className={styles.previewLabel}>
          Önizleme
        </h2>
        <StatusBadge post={values} />
      </div>
      {category && (
        <Text size="xs" fw={600} c="var(--accent-strong)">
          {category}
        </Text>
      )}
      <p className={styles.previewTitle}>{values.title || "Başlıksız yazı"}</p>
      {values.excerpt && <Text size="sm">{truncateText(values.excerpt, limits.excerptInGrid)}</Text>}
      <Text size="xs" c="dimmed">
        {values.publishedAt && `${formatDate(values.publishedAt)} · `}
        {minutes} dk okuma
      </Text>
    </Paper>
  );
}
