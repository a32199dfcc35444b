import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { Report } from "@site/contract/becayis/board/reports/admin-schema";
import { reportKindLabels, reportResolutionLabels } from "@site/contract/becayis/board/reports/labels";
import { useId } from "react";

interface Props {
  report: Report;
  onResolve: (action: "nothing" | "pause" | "delete") => void;
}

/** Shows a report, the reported listing or request, and buttons that resolve it. */
export function ReportCard({ report, onResolve }: Props) {
  const titleId = useId();
  const { kind, reported, reporter, reason, createdAt, listing, messages, resolution, resolutionNote } = report;
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="h4">
        {reportKindLabels[kind]}: {reported}
      </Title>
      <Text size="sm" c="dimmed">
        {reporter ?? "Ayrılmış bir üye"} şikâyet etti · {formatDate(createdAt)} · {listing.title}
      </Text>
      <Text mt="sm" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {reason}
      </Text>
      {messages.length > 0 && (
        <Paper component="section" withBorder p="sm" mt="sm" aria-label="Şikâyet edilen yazışma">
          <ol>
            {messages.map(({ id, sender, body }) => (
              <li key={id}>
                <strong>{sender}:</strong> {body}
              </li>
            ))}
          </ol>
        </Paper>
      )}
      {resolution ? (
        <Text mt="sm">
          {reportResolutionLabels[resolution]} ({formatDate(report.resolvedAt)})
          {resolutionNote && `: ${resolutionNote}`}
        </Text>
      ) : (
        <Group gap="xs" mt="md">
          <Button variant="default" aria-describedby={titleId} onClick={() => onResolve("nothing")}>
            İşlem Yapma
          </Button>
          {kind === "listing" && (
            <Button variant="default" aria-describedby={titleId} onClick={() => onResolve("pause")}>
              İlanı Duraklat
            </Button>
          )}
          <Button variant="subtle" aria-describedby={titleId} onClick={() => onResolve("delete")}>
            {kind === "listing" ? "İlanı Sil" : "İsteği Sil"}
          </Button>
        </Group>
      )}
    </Paper>
  );
}
