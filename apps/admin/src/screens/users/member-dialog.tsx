import { Anchor, Skeleton, Stack, Table, Text, Title } from "@mantine/core";
import { formatDate, formatMoment } from "@site/browser/format-date";
import { type AdminMember, adminMemberTexts, type MemberDetails } from "@site/contract/members/list/admin-schema";
import { paths } from "@site/contract/paths";
import type { ReactNode } from "react";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { Facts } from "../../kit/facts.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { ListingBadges } from "../becayis/listings/listing-badges.tsx";
import { getName } from "./use-member-actions.ts";

/** Shows a member with their open sessions and listings. */
export function MemberDialog({
  member: { id },
  name,
  onClose,
}: {
  member: AdminMember;
  name: string;
  onClose: () => void;
}) {
  const { data, isError, isFetching, refetch } = trpc.admin.users.get.useQuery({ id }, { staleTime: 0 });
  return (
    <Dialog onClose={onClose} title={name} size="xl">
      {isError && (
        <LoadFailed title={adminMemberTexts.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height={320} />}
      {data && <Details details={data} />}
    </Dialog>
  );
}

function Details({ details: { member, sessions, listings } }: { details: MemberDetails }) {
  const facts = [
    ["Ad Soyad", getName(member)],
    ["E-posta", `${member.email} (${member.emailVerified ? "doğrulandı" : "doğrulanmadı"})`],
    ["Telefon", member.phone ?? "Belirtilmemiş"],
    ["Durum", member.isActive ? "Etkin" : "Devre dışı"],
    ["Kayıt", formatMoment(member.createdAt)],
    ["Son giriş", member.lastLoginAt ? formatMoment(member.lastLoginAt) : "Henüz giriş yapmadı"],
  ] as const;
  return (
    <Stack>
      <Facts facts={facts} />
      <Part title="Açık oturumlar" none="Açık oturumu yok." headers={["Cihaz", "Adres", "Açılış", "Son kullanım"]}>
        {sessions.map(({ id, device, ipAddress, createdAt, lastSeenAt }) => (
          <Table.Tr key={id}>
            <Table.Td>{device}</Table.Td>
            <Table.Td>{ipAddress}</Table.Td>
            <Table.Td>{formatMoment(createdAt)}</Table.Td>
            <Table.Td>{formatMoment(lastSeenAt)}</Table.Td>
          </Table.Tr>
        ))}
      </Part>
      <Part title="Becayiş ilanları" none="İlanı yok." headers={["Başlık", "Durum", "Tarih"]}>
        {listings.map(({ id, slug, title, status, approvalStatus, createdAt }) => (
          <Table.Tr key={id}>
            <Table.Td>
              {status === "active" && approvalStatus === "approved" && member.isActive ? (
                <Anchor href={paths.listing(slug)} target="_blank">
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </Table.Td>
            <Table.Td>
              <ListingBadges listing={{ status, approvalStatus }} />
            </Table.Td>
            <Table.Td>{formatDate(createdAt)}</Table.Td>
          </Table.Tr>
        ))}
      </Part>
    </Stack>
  );
}

interface PartProps {
  title: string;
  /** Text in place of an empty table. */
  none: string;
  headers: readonly string[];
  children: readonly ReactNode[];
}

function Part({ title, none, headers, children }: PartProps) {
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <Table.ScrollContainer minWidth={460} type="native" role="region" aria-label={title} tabIndex={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {headers.map((header) => (
                  <Table.Th key={header}>{header}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>{children}</Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  );
}
