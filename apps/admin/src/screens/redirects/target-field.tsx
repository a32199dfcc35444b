import { Autocomplete, type AutocompleteProps, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";

/** A shorter text would match nearly all posts. */
const MIN_LETTERS = 2;

/** Renders the input for an address of the site. Words of a post's title suggest the address of that post. */
export function TargetField({ value = "", ...input }: AutocompleteProps) {
  const [words] = useDebouncedValue(value.trim(), limits.searchDebounceMs);
  const isTitle = words.length >= MIN_LETTERS && !words.startsWith("/");
  const posts = trpc.admin.posts.page.useQuery(
    { page: 1, search: words },
    { enabled: isTitle, placeholderData: keepPreviousData },
  );
  const titles = new Map((isTitle ? posts.data?.items : [])?.map(({ slug, title }) => [paths.post(slug), title]));
  return (
    <Autocomplete
      {...input}
      value={value}
      description="Bir adres yazın ya da bir yazının başlığıyla arayın."
      spellCheck={false}
      autoCapitalize="none"
      data={[...titles.keys()]}
      filter={({ options }) => options}
      renderOption={({ option: { value: address } }) => (
        <div>
          <Text size="sm">{titles.get(address)}</Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {address}
          </Text>
        </div>
      )}
    />
  );
}
