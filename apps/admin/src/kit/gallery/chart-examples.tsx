import { Anchor, Button } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import { LineChart } from "../charts/line-chart.tsx";
import { RankedBars } from "../charts/ranked-bars.tsx";
import { Sparkline } from "../charts/sparkline.tsx";
import { Example } from "./example.tsx";
import { sampleLines, sampleRanks } from "./samples.ts";

type Rank = (typeof sampleRanks)[number];

const key = ({ id }: Rank) => id;
const size = ({ views }: Rank) => views;
const views = { header: "Görüntülenme", cell: (rank: Rank) => formatNumber(rank.views) };
const many = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  name: `kaynak-${index + 1}.example`,
  views: 120 - index * 10,
  trend: [],
}));

/** Shows numbers as pictures beside their tables. */
export function ChartExamples() {
  return (
    <>
      <Example name="Çizgi grafik">
        <LineChart label="Örnek sayılar" {...sampleLines} />
      </Example>
      <Example name="Sıralı çubuklar: bağlantı, gidiş ve işlem">
        <RankedBars
          label="Yazılar"
          header="Yazı"
          rows={sampleRanks}
          row={{ key, size, name: ({ name }) => <Anchor href="#yazi">{name}</Anchor> }}
          columns={[{ header: "Gidiş", cell: ({ trend }) => <Sparkline values={trend} /> }, views]}
          actions={() => (
            <Button variant="light" size="compact-md" fz="sm">
              Yazı yaz
            </Button>
          )}
        />
      </Example>
      <Example name="Sıralı çubuklar: çok satır">
        <RankedBars
          label="Kaynaklar"
          header="Site"
          rows={many}
          row={{ key, size, name: ({ name }) => name }}
          columns={[views]}
        />
      </Example>
    </>
  );
}
