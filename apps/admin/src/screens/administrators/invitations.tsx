import { Badge, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { AdminInvitation } from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const row = { key: ({ id }: AdminInvitation) => id, name: ({ email }: AdminInvitation) => email };
const columns = [
  { header: "E-posta", cell: ({ email }: AdminInvitation) => email },
  { header: "Davet eden", cell: ({ invitedBy }: AdminInvitation) => invitedBy ?? "—" },
  {
    header: "Geçerlilik",
    cell: ({ expiresAt, isExpired }: AdminInvitation) =>
      isExpired ? <Badge color="gray">Süresi doldu</Badge> : `${formatMoment(expiresAt)} tarihine kadar`,
  },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} bekleyen davet`,
  loading: "Davetler yükleniyor…",
  failed: "Davetler yüklenemedi",
  empty: { title: "Bekleyen davet yok", text: "Davet edilen kişi kabul edene kadar daveti burada görünür." },
};

/** Lists the invitations that nobody has accepted yet; they can be sent again or revoked. */
export function Invitations() {
  const list = useListState();
  const query = trpc.admin.invitations.list.useQuery(undefined, {
    staleTime: 0,
  });
  const options = {
    fallback: administratorTexts.inviteFailed,
    invalidates: [trpc.useUtils().admin.invitations],
  };
  const resend = useAdminMutation(trpc.admin.invitations.resend, options);
  const revoke = useAdminMutation(trpc.admin.invitations.revoke, options);
  const askToRevoke = ({ id, email }: AdminInvitation) =>
    confirm({
      title: "Daveti Geri Çek",
      subject: email,
      consequence: "adresine gönderilen bağlantı artık geçmeyecek.",
      action: "Geri Çek",
      isDangerous: true,
      run: () => revoke.mutateAsync({ id }),
    });
  const actions = (invitation: AdminInvitation) => [
    { label: "Yeniden Gönder", run: () => resend.mutateAsync({ id: invitation.id }).catch(() => undefined) },
    { label: "Geri Çek", run: () => askToRevoke(invitation) },
  ];
  return (
    <section aria-labelledby="davetler">
      <Title order={2} size="h4" id="davetler" mb="xs">
        Bekleyen davetler
      </Title>
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} />
    </section>
  );
}
