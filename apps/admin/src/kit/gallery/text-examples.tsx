import { Alert, Badge, Group, Stack, Text } from "@mantine/core";
import { formatDate, formatMoment } from "@site/browser/format-date";
import { Facts } from "../facts.tsx";
import { LinkRow } from "../link-row.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { durationText, sizeText } from "../measures.ts";
import { TextDiff } from "../text/text-diff.tsx";
import { Example } from "./example.tsx";
import { sampleChange, sampleRows } from "./samples.ts";

const colors = ["accent", "success", "warning", "danger", "gray"];
const [{ createdAt } = { createdAt: "" }] = sampleRows;

const links = ["Yazılar", "Kategoriler", "Etiketler"].map((label) => ({
  label,
  to: `#${label}`,
  count: label === "Yazılar" ? 3 : 0,
}));

/** Shows links, compared texts, badges, notices, dates and measures. */
export function TextExamples() {
  return (
    <>
      <Example name="Bir yerin ekranları">
        <LinkRow label="Yazılar" isNamed links={links} current="#Kategoriler" />
      </Example>
      <Example name="Metin karşılaştırma">
        <TextDiff {...sampleChange} />
      </Example>
      <Example name="Bilgiler">
        <Facts
          facts={[
            ["Oluşturulma", formatMoment(createdAt)],
            ["Açıklama", "Birinci satır\nİkinci satır"],
          ]}
        />
      </Example>
      <Example name="Etiketler">
        <Group>
          {colors.map((color) => (
            <Badge key={color} color={color}>
              {color}
            </Badge>
          ))}
        </Group>
      </Example>
      <Example name="Uyarılar">
        <Stack>
          {colors.map((color) => (
            <Alert key={color} color={color} title={color}>
              Kayıt 30 gün boyunca geri getirilebilir.
            </Alert>
          ))}
        </Stack>
      </Example>
      <Example name="Yüklenemedi">
        <LoadFailed title="Yazı yüklenemedi" isRetrying={false} onRetry={() => undefined} />
        <LoadFailed title="Yazı yeniden yükleniyor" isRetrying onRetry={() => undefined} />
      </Example>
      <Example name="Tarihler ve ölçüler">
        <Text>{formatDate(createdAt)}</Text>
        <Text>{formatMoment(createdAt)}</Text>
        <Text>{formatDate(undefined)}</Text>
        <Text>{[0, 40, 900, 7_500, 200_000].map(durationText).join(" · ")}</Text>
        <Text>{[0, 1_400, 2_500_000].map(sizeText).join(" · ")}</Text>
      </Example>
    </>
  );
}
