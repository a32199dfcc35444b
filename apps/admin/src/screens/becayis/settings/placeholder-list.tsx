import { Box, Code, Text } from "@mantine/core";
import { placeholders } from "@site/contract/becayis/papers/petitions/placeholders";

/** Lists the placeholders of petition templates with what they stand for. */
export function PlaceholderList() {
  return (
    <Box component="details">
      <summary>Yer tutucular</summary>
      <Box component="ul" mt="xs" pl="md">
        {Object.entries(placeholders).map(([name, { meaning }]) => (
          <li key={name}>
            <Code>{`{{${name}}}`}</Code>{" "}
            <Text span size="sm">
              {meaning}
            </Text>
          </li>
        ))}
      </Box>
    </Box>
  );
}
