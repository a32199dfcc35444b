import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { postStatusLabels } from "@site/contract/blog/admin-labels";
import { type PostStatus, postStatus } from "@site/contract/blog/admin-schema";
import { limits } from "@site/contract/common/limits";
import { useEffect, useRef, useState } from "react";
import type { PostFilter } from "./post-filter.ts";
import styles from "./post-list.module.css";

const statusOptions = [
  { value: "", label: "Tümü" },
  ...postStatus.options.map((status) => ({ value: status, label: postStatusLabels[status] })),
];

interface Props {
  filter: PostFilter;
  onStatus: (status: PostStatus | undefined) => void;
  /** Called once typing rests. */
  onSearch: (search: string) => void;
}

/** Narrows the list by status and by words of the title. */
export function PostFilterBar({ filter, onStatus, onSearch }: Props) {
  const [text, setText] = useState(filter.search);
  const sent = useRef(filter.search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value.trim();
    onSearch(sent.current);
  }, limits.searchDebounceMs);

  useEffect(() => {
    if (filter.search === sent.current) return; // what was typed here comes back by the address
    sent.current = filter.search;
    setText(filter.search);
  }, [filter.search]);

  return (
    <search className={styles.filter}>
      <NativeSelect
        label="Durum"
        data={statusOptions}
        value={filter.status ?? ""}
        onChange={(event) => onStatus(postStatus.safeParse(event.currentTarget.value).data)}
      />
      <TextInput
        label="Ara"
        type="search"
        placeholder="Başlıkta ara…"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          send(event.currentTarget.value);
        }}
      />
    </search>
  );
}
