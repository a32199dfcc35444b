import { Paper, Table, Text, Title } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { MailingState } from "@site/contract/subscribers/sending/schema";

/** Shows sent, failed and bounced mails by mail provider. */
export function Providers({ providers }: Pick<MailingState, "providers">) {
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="providers">
      <Title order={2} size="h4" id="providers" mb="xs">
        Posta sağlayıcıları
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        Sunucunun gönderim sırasında reddettiği adresler sayılır. Sonradan posta kutunuza gelen iade iletileri okunmaz.
      </Text>
      {providers.length === 0 ? (
        <Text>Henüz abone yok.</Text>
      ) : (
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Sağlayıcı</Table.Th>
                <Table.Th>Gönderilen</Table.Th>
                <Table.Th>Başarısız</Table.Th>
                <Table.Th>Adres yok</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {providers.map(({ domain, sent, failed, bounced }) => (
                <Table.Tr key={domain}>
                  <Table.Td>{domain}</Table.Td>
                  <Table.Td>{formatNumber(sent)}</Table.Td>
                  <Table.Td>{formatNumber(failed)}</Table.Td>
                  <Table.Td>{formatNumber(bounced)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Paper>
  );
}
