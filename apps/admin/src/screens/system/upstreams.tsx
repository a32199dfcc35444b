import { Badge, Paper, Table, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { circuitLabels, upstreamErrorReasons, upstreamLabels } from "@site/contract/system/labels";
import type { Upstream } from "@site/contract/system/schema";

const colors = { open: "success", paused: "warning", off: "gray" };

/** Shows which outside services are set up, and the results of the last calls to them. */
export function UpstreamsSection({ upstreams }: { upstreams: Upstream[] }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="upstreams">
      <Title order={2} size="h4" id="upstreams">
        Dış hizmetler
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        Son çağrıların sonucu. “Bekletiliyor” olanlara gönderilecekler, hizmet yeniden yanıt verene kadar sırada durur.
      </Text>
      <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing="xs" horizontalSpacing="xs" aria-labelledby="upstreams">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Hizmet</Table.Th>
              <Table.Th>Durum</Table.Th>
              <Table.Th>Son başarılı çağrı</Table.Th>
              <Table.Th>Son hata</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {upstreams.map(({ name, isConfigured, circuit, lastSuccessAt, lastFailureAt, lastFault }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{upstreamLabels[name]}</Table.Th>
                <Table.Td>
                  <Badge color={colors[circuit]}>{isConfigured ? circuitLabels[circuit] : "Ayarlanmadı"}</Badge>
                </Table.Td>
                <Table.Td>{lastSuccessAt ? formatMoment(lastSuccessAt) : "—"}</Table.Td>
                <Table.Td>
                  {lastFailureAt && lastFault
                    ? `${formatMoment(lastFailureAt)}: ${upstreamErrorReasons[lastFault]}`
                    : "—"}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}
