import { Flex, NativeSelect, Select, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@site/contract/common/limits";
import { useEffect, useRef, useState } from "react";
import { filterFolded } from "./fold-filter.ts";
import type { Filter, ListAddress } from "./use-list-address.ts";

interface Props {
  list: ListAddress;
  /** The search field's placeholder; without it there is no search. */
  placeholder: string | undefined;
  /** Delay of the search; `searchDebounceMs` by default. */
  debounceMs: number | undefined;
}

/** Renders a list's search field and filters. */
export function ListFilters({ list, placeholder, debounceMs = limits.searchDebounceMs }: Props) {
  return (
    <search>
      <Flex wrap="wrap" gap="sm" mb="sm">
        {list.filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} list={list} />
        ))}
        {placeholder !== undefined && <SearchField list={list} placeholder={placeholder} debounceMs={debounceMs} />}
      </Flex>
    </search>
  );
}

/** As wide as the search field on phones. */
const width = { base: "1 1 100%", xs: "0 1 14rem" };

function FilterField({ filter: { name, label, options, isSearchable }, list }: { filter: Filter; list: ListAddress }) {
  if (isSearchable)
    return (
      <Select
        label={label}
        flex={width}
        placeholder="Tümü"
        data={[{ value: "", label: "Tümü" }, ...options]}
        filter={filterFolded}
        searchable
        clearable
        nothingFoundMessage="Bulunamadı"
        value={list.chosen(name) || null}
        onChange={(value) => list.choose(name, value ?? "")}
      />
    );
  return (
    <NativeSelect
      label={label}
      flex={width}
      data={[{ value: "", label: "Tümü" }, ...options]}
      value={list.chosen(name)}
      onChange={(event) => list.choose(name, event.currentTarget.value)}
    />
  );
}

/** Renders a debounced search field. */
function SearchField({
  list: { search, searchFor },
  placeholder,
  debounceMs,
}: {
  list: ListAddress;
  placeholder: string;
  debounceMs: number;
}) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value.trim();
    searchFor(sent.current);
  }, debounceMs);

  useEffect(() => {
    if (search === sent.current) return; // the change came from this field
    send.cancel();
    sent.current = search;
    setText(search);
  }, [search, send]);

  return (
    <TextInput
      label="Ara"
      type="search"
      flex="1 1 16rem"
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
