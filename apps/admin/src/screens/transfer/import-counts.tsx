import { Table, Text } from "@mantine/core";
import { importKindLabels, transferTexts } from "@site/contract/blog/transfer/labels";
import type { ImportCount } from "@site/contract/blog/transfer/schema";
import { formatNumber } from "@site/contract/common/text";

/** Shows the numbers of an import by kind of record. @param isPlan whether nothing has been imported yet */
export function ImportCounts({ counts, isPlan }: { counts: ImportCount[]; isPlan: boolean }) {
  const posts = counts.find(({ kind }) => kind === "post");
  return (
    <>
      <Table.ScrollContainer minWidth={440} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing="xs" horizontalSpacing="xs" aria-label="Kayıt sayıları">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Kayıt</Table.Th>
              <Table.Th>Toplam</Table.Th>
              <Table.Th>Olduğu gibi</Table.Th>
              <Table.Th>Değişerek</Table.Th>
              <Table.Th>{isPlan ? "Atlanacak" : "Atlandı"}</Table.Th>
              <Table.Th>{isPlan ? "Aktarılamaz" : "Aktarılamadı"}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {counts.map(({ kind, total, waiting, done, skipped, failed, changed }) => (
              <Table.Tr key={kind}>
                <Table.Th scope="row">{importKindLabels[kind]}</Table.Th>
                <Table.Td>{formatNumber(total)}</Table.Td>
                <Table.Td>{formatNumber((isPlan ? waiting : done) - changed)}</Table.Td>
                <Table.Td>{formatNumber(changed)}</Table.Td>
                <Table.Td>{formatNumber(skipped)}</Table.Td>
                <Table.Td>{formatNumber(failed)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {posts && posts.total > 0 && (
        <Text size="sm" c="dimmed">
          {transferTexts.parts(posts)}
        </Text>
      )}
    </>
  );
}
