import { Button, Flex, NativeSelect, Select, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@site/contract/common/limits";
import { useEffect, useRef, useState } from "react";
import { useIsPhone } from "../use-is-phone.ts";
import { filterFolded } from "./fold-filter.ts";
import type { Filter, ListAddress } from "./use-list-address.ts";

interface Props {
  list: ListAddress;
  /** Placeholder of the search field; undefined for lists without search. */
  placeholder: string | undefined;
  /** Delay of the search after a key press; `searchDebounceMs` by default. */
  debounceMs: number | undefined;
}

/**
 * Renders search field and filters of a list. Phones fold the filters behind a button with the number of active ones.
 */
export function ListFilters({ list, placeholder, debounceMs = limits.searchDebounceMs }: Props) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const fields = list.filters.map((filter) => <FilterField key={filter.name} filter={filter} list={list} />);
  const foldedName = list.filters.some(({ defaultOrder }) => defaultOrder) ? "Süz ve sırala" : "Süz";
  const setCount = list.filters.filter(({ name }) => list.chosen(name) !== "").length;
  return (
    <search>
      <Flex wrap="wrap" gap="sm" mb="sm">
        {!isPhone && fields}
        {placeholder !== undefined && <SearchField {...{ list, placeholder, debounceMs }} isBare={isPhone} />}
        {isPhone && fields.length > 0 && (
          <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {setCount > 0 ? `${foldedName} (${setCount})` : foldedName}
          </Button>
        )}
        {isPhone && isOpen && fields}
      </Flex>
    </search>
  );
}

/** Phones show each filter in the full width. */
const width = { base: "1 1 100%", xs: "0 1 14rem" };

function FilterField({ filter, list }: { filter: Filter; list: ListAddress }) {
  const { name, label, options, isSearchable, defaultOrder = "Tümü" } = filter;
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
      data={[{ value: "", label: defaultOrder }, ...options]}
      value={list.chosen(name)}
      onChange={(event) => list.choose(name, event.currentTarget.value)}
    />
  );
}

/** Renders the search field, which reports a text when typing pauses. */
function SearchField({
  list: { search, searchFor },
  placeholder,
  debounceMs,
  isBare,
}: {
  list: ListAddress;
  placeholder: string;
  debounceMs: number;
  /** True to hide the label above the field. */
  isBare: boolean;
}) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value.trim();
    searchFor(sent.current);
  }, debounceMs);

  useEffect(() => {
    if (search === sent.current) return; // this field caused the change
    send.cancel();
    sent.current = search;
    setText(search);
  }, [search, send]);

  return (
    <TextInput
      {...(isBare ? { "aria-label": "Ara" } : { label: "Ara" })}
      type="search"
      flex={isBare ? "1 1 10rem" : "1 1 16rem"}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
