import { Text } from "@mantine/core";
import { namesOf } from "@site/contract/common/record";

const names = {
  description: "Açıklama",
  offerDepartment: "Sunulan birim",
  wantedDepartment: "İstenen birim",
  requirements: "Beklentiler",
  benefits: "Olanaklar",
} as const;

/** Labels of the texts that the administrator reviews. */
export const reviewedNames = { title: "Başlık", wanted: "İstenen yerler", ...names } as const;

/** Shows the texts of a listing that are filled in. */
export function ListingTexts({ texts }: { texts: Record<keyof typeof names, string> }) {
  const filled = namesOf(names).filter((name) => texts[name] !== "");
  return (
    <dl>
      {filled.map((name) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed" mt="xs">
            {names[name]}
          </Text>
          <Text component="dd" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {texts[name]}
          </Text>
        </div>
      ))}
    </dl>
  );
}
