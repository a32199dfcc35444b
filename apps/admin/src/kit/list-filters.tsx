import { Flex, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@site/contract/common/limits";
import { useEffect, useRef, useState } from "react";
import type { ListAddress } from "./use-list-address.ts";

interface Props {
  list: ListAddress;
  /** What the search looks through; without it there is no search. */
  placeholder: string | undefined;
}

/** Narrows a list by its filters and by words. */
export function ListFilters({ list, placeholder }: Props) {
  return (
    <search>
      <Flex wrap="wrap" gap="sm" mb="sm">
        {list.filters.map(({ name, label, options }) => (
          <NativeSelect
            key={name}
            label={label}
            flex="0 1 14rem"
            data={[{ value: "", label: "Tümü" }, ...options]}
            value={list.chosen(name)}
            onChange={(event) => list.choose(name, event.currentTarget.value)}
          />
        ))}
        {placeholder !== undefined && <SearchField list={list} placeholder={placeholder} />}
      </Flex>
    </search>
  );
}

/** Searches once typing rests. */
function SearchField({ list: { search, searchFor }, placeholder }: { list: ListAddress; placeholder: string }) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value.trim();
    searchFor(sent.current);
  }, limits.searchDebounceMs);

  useEffect(() => {
    if (search === sent.current) return; // what was typed here comes back by the address
    sent.current = search;
    setText(search);
  }, [search]);

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
