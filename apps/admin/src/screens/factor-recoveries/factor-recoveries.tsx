import { Badge, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import type { FactorRecoveryRow } from "@site/contract/account/factor-recovery/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";
import { getPage } from "../../kit/lists/get-page.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useRecoveryDecisions } from "./use-recovery-decisions.ts";

const states = {
  open: { label: "Bekliyor", color: "warning" },
  confirmed: { label: "Onaylandı", color: "success" },
  refused: { label: "Reddedildi", color: "danger" },
  cancelled: { label: "İptal edildi", color: "gray" },
} as const;
const row = { key: ({ id }: FactorRecoveryRow) => id, name: ({ member }: FactorRecoveryRow) => member };
const columns = [
  {
    header: "Üye",
    cell: ({ member, email }: FactorRecoveryRow) => (
      <>
        <Text size="sm">{member}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {email}
        </Text>
      </>
    ),
  },
  { header: "İstek", cell: ({ createdAt }: FactorRecoveryRow) => formatMoment(createdAt), isShort: true },
  { header: "Cihaz", cell: ({ device, ipAddress }: FactorRecoveryRow) => `${device}, ${ipAddress}` },
  { header: "Durum", isState: true, cell: (recovery: FactorRecoveryRow) => <State recovery={recovery} /> },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} istek`,
  loading: "İstekler yükleniyor…",
  failed: "İstekler yüklenemedi",
  empty: {
    title: "Kurtarma isteği yok",
    text: "Doğrulama uygulamasını ve kurtarma kodlarını kaybeden üyelerin istekleri burada görünür.",
  },
  notFound: { title: "İstek bulunamadı", text: "Aradığınız adla bir istek yok." },
};

/** Shows the requests of members who have lost their second factor; an owner confirms or refuses them. */
export function FactorRecoveriesScreen() {
  const list = useListAddress();
  const query = trpc.admin.factorRecoveries.list.useQuery(undefined, {
    staleTime: 0,
    select: (rows) => getPage(rows, list, limits.redirectsPerPage, ({ member, email }) => [member, email]),
  });
  const { askToConfirm, askToRefuse } = useRecoveryDecisions();
  const actions = (recovery: FactorRecoveryRow) =>
    recovery.state === "open"
      ? [
          ...(recovery.isDue ? [{ label: "Onayla", run: () => askToConfirm(recovery) }] : []),
          { label: "Reddet", isDangerous: true, run: () => askToRefuse(recovery) },
        ]
      : [];
  return (
    <Screen title="Kurtarma İstekleri">
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} searchPlaceholder="Üye ara…" />
    </Screen>
  );
}

function State({ recovery: { state, isDue, dueAt, decidedAt, decidedBy } }: { recovery: FactorRecoveryRow }) {
  return (
    <>
      <Badge variant="light" color={states[state].color} tt="none">
        {states[state].label}
      </Badge>
      <Text size="sm" c="dimmed">
        {decidedAt
          ? [formatMoment(decidedAt), decidedBy || "üye"].join(", ")
          : isDue
            ? "Onaylanabilir"
            : `${formatMoment(dueAt)} tarihinden sonra onaylanabilir`}
      </Text>
    </>
  );
}
