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

/** Returns a value as the screens show it; moments are the columns that end in "_at". */
function getShown(change: AuditChange, column: string, value: unknown): string {
  if (column.endsWith("_at") && typeof value === "string") return formatMoment(value);
  return textOfValue(change, column, value);
}
