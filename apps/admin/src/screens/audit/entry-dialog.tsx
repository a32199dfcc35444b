import { Code, Stack, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { readAuditDetails } from "@site/contract/audit/changes";
import { labelOfAction, labelOfOutcome } from "@site/contract/audit/labels";
import type { AuditRow } from "@site/contract/audit/schema";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { getActor } from "./actor.ts";
import { ChangedRows } from "./changed-rows.tsx";

/**
 * Shows an entry of the audit log with the changed rows and the input of the call, whose secrets are masked when
 * stored.
 */
export function EntryDialog({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
  const { changes, moreChanges, rest } = readAuditDetails(entry.details);
  const facts = [
    ["Zaman", formatMoment(entry.createdAt)],
    ["Kim", getActor(entry)],
    ["Kayıt", entry.entityId || "Yok"],
    ["Sonuç", labelOfOutcome(entry.outcome)],
    ["Adres", entry.ipAddress],
    ["Tarayıcı", entry.userAgent || "Bilinmiyor"],
  ] as const;
  return (
    <Dialog onClose={onClose} title={labelOfAction(entry.action)} size="lg">
      <Stack component="dl" gap="xs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text component="dt" size="xs" c="dimmed">
              {name}
            </Text>
            <Text component="dd" style={{ overflowWrap: "anywhere" }}>
              {value}
            </Text>
          </div>
        ))}
      </Stack>
      <ChangedRows changes={changes} more={moreChanges} />
      <Text component="details" mt="md" size="sm">
        <summary>Teknik ayrıntı</summary>
        <Code block mt="xs" tabIndex={0} aria-label="Teknik ayrıntı">
          {[entry.action, ...(Object.keys(rest).length > 0 ? [JSON.stringify(rest, null, 2)] : [])].join("\n")}
        </Code>
      </Text>
    </Dialog>
  );
}
