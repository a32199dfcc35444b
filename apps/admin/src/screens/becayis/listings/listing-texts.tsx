import { Text } from "@mantine/core";
import {
  type ListingTextName,
  listingTextLabels,
  listingTextNames,
} from "@site/contract/becayis/board/listings/labels";

/** Labels of the texts that are reviewed before an approval. */
export const reviewedNames = { ...listingTextLabels, wanted: "İstenen yerler" } as const;

/** Shows the texts of a listing below its title, without empty ones. */
export function ListingTexts({ texts }: { texts: Record<Exclude<ListingTextName, "title">, string> }) {
  const filled = listingTextNames.filter((name) => name !== "title").filter((name) => texts[name] !== "");
  return (
    <dl>
      {filled.map((name) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed" mt="xs">
            {listingTextLabels[name]}
          </Text>
          <Text component="dd" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {texts[name]}
          </Text>
        </div>
      ))}
    </dl>
  );
}
