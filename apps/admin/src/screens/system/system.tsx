import { Anchor, SimpleGrid, Stack } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import type { SystemOverview } from "@site/contract/system/schema";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Loaded } from "../../kit/loaded.tsx";
import { durationText, sizeText } from "../../kit/measures.ts";
import { Screen } from "../../kit/screen.tsx";
import { Facts } from "./facts.tsx";
import { QueueSection } from "./queue.tsx";
import { UpstreamsSection } from "./upstreams.tsx";

const POLL_MS = 10_000;

/** Shows the state of the product, its database, its jobs and the outside services. */
export function SystemScreen() {
  const query = trpc.admin.system.overview.useQuery(undefined, { staleTime: 0, refetchInterval: POLL_MS });
  return (
    <Loaded query={query} shape="report" title="Sistem" failed="Sistemin durumu yüklenemedi">
      {(overview) => (
        <Screen title="Sistem">
          <Stack>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <ProductFacts overview={overview} />
              <DatabaseFacts overview={overview} />
            </SimpleGrid>
            <QueueSection queue={overview.queue} />
            <UpstreamsSection upstreams={overview.upstreams} />
          </Stack>
        </Screen>
      )}
    </Loaded>
  );
}

function ProductFacts({ overview: { product, disk, lastBackup } }: { overview: SystemOverview }) {
  const upSeconds = Math.max(0, Math.round((Date.now() - Date.parse(product.startedAt)) / 1000));
  return (
    <Facts
      id="product"
      title="Ürün"
      facts={[
        { label: "Sürüm", value: product.commit ? `${product.version} (${product.commit})` : product.version },
        { label: "Node.js", value: product.node },
        { label: "Sunucu", value: product.instance },
        { label: "Çalışma süresi", value: durationText(Math.max(1, upSeconds)) },
        { label: "Boş disk alanı", value: `${sizeText(disk.freeBytes)} / ${sizeText(disk.totalBytes)}` },
        { label: "Yüklenen dosyalar", value: disk.mediaStore === "s3" ? "S3 deposunda" : "Veri klasöründe" },
        {
          label: "Son yedek",
          value: (
            <Anchor component={Link} to={adminPaths.backups} inherit>
              {lastBackup
                ? `${formatMoment(lastBackup.at)} · ${sizeText(lastBackup.byteSize)} · doğrulandı`
                : "Henüz yedek yok"}
            </Anchor>
          ),
        },
      ]}
    />
  );
}

function DatabaseFacts({ overview: { database, migrations } }: { overview: SystemOverview }) {
  const { last } = migrations;
  return (
    <Facts
      id="database"
      title="Veritabanı"
      facts={[
        { label: "PostgreSQL", value: `${database.version} (${database.isEmbedded ? "gömülü" : "harici"})` },
        { label: "Bağlantı", value: `Bağlı · ${formatNumber(database.answerMs)} ms` },
        {
          label: "Açık bağlantı",
          value: `${formatNumber(database.connections)} / ${formatNumber(database.mostConnections)}`,
        },
        { label: "Boyut", value: sizeText(database.byteSize) },
        { label: "Yapılan güncelleme", value: formatNumber(migrations.applied) },
        { label: "Bekleyen güncelleme", value: migrations.pending === 0 ? "Yok" : formatNumber(migrations.pending) },
        { label: "Son güncelleme", value: last ? formatMoment(last.at) : "Yok" },
      ]}
    />
  );
}
