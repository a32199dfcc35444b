import { Stack, Table, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { type AuditChange, labelOfChange, labelOfField, textOfValue } from "@site/contract/audit/changes";

const anywhere = { overflowWrap: "anywhere" } as const;

/** Lists changed database rows with the values of their fields before and after. */
export function ChangedRows({ changes, more }: { changes: AuditChange[]; more: number }) {
  return (
    <Stack mt="md">
      {changes.map((change) => (
        <Table key={JSON.stringify(change)} layout="fixed" withTableBorder captionSide="top">
          <Table.Caption ta="start" c="var(--mantine-color-text)">
            {labelOfChange(change)}
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Alan</Table.Th>
              <Table.Th>Önce</Table.Th>
              <Table.Th>Sonra</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Object.entries(change.fields).map(([name, [before, after]]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw="normal" style={anywhere}>
                  {labelOfField(change, name)}
                </Table.Th>
                <Table.Td style={anywhere}>{getShown(change, name, before)}</Table.Td>
                <Table.Td style={anywhere}>{getShown(change, name, after)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ))}
      {more > 0 && <Text c="dimmed">{`Ayrıca ${more} satır değişti.`}</Text>}
    </Stack>
  );
}

/** Moments of the database, as in "2026-11-21T11:05:00+00:00"; days have no time. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Returns a value as the screens show it. */
function getShown(change: AuditChange, column: string, value: unknown): string {
  if (typeof value === "string" && MOMENT.test(value)) return formatMoment(value);
  return textOfValue(change, column, value);
}
