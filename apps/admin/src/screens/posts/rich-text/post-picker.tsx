import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { isPublic } from "../post-visibility.ts";

/**
 * Renders a search for the site's published posts.
 * @param onPick called with the address of the chosen post
 */
export function PostPicker({ onPick }: { onPick: (address: string) => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const [sent] = useDebouncedValue(search.trim(), limits.searchDebounceMs);
  const { data, isError } = trpc.admin.posts.page.useQuery(
    { state: "published", search: sent || undefined },
    { placeholderData: keepPreviousData },
  );
  const posts =
    data?.items.filter(isPublic).map(({ slug, title }) => ({ value: paths.post(slug), label: title })) ?? [];
  // A disabled option, because screen readers report a listbox without options as broken.
  const note = { value: "", label: data ? "Yazı bulunamadı" : "Yükleniyor…", disabled: true };

  return (
    <Select
      mt="sm"
      label="Bu sitedeki bir yazı"
      placeholder="Başlığında ara"
      error={isError && "Yazılar yüklenemedi"}
      data={posts}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => (options.length > 0 ? options : [note])}
      comboboxProps={{ keepMounted: false }}
      value={chosen}
      onChange={(address) => {
        setChosen(address);
        if (address) onPick(address);
      }}
    />
  );
}
