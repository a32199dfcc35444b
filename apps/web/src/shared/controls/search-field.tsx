import { limits } from "@site/contract/common/limits";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import styles from "./search-field.module.css";

interface Props {
  /** The search text of the address. */
  query: string;
  placeholder: string;
  /** The path of the searched list. */
  path: string;
  /** Called with the search text shortly after the last key press; "" clears the search. */
  onSearch: (text: string) => void;
}

/** Renders a search field that searches while the reader types. Without scripts its form is submitted. */
export function SearchField({ query, placeholder, path, onSearch }: Props) {
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);

  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    if (query !== sent.current) setText(query); // the address changed through Back or a link
    sent.current = query;
  }, [query]);

  useEffect(() => {
    if (location.hash === "#ara") input.current?.focus();
    if (input.current) setText(input.current.value); // text that was typed before hydration
  }, []);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      if (location.pathname !== path) return; // another page is loading already
      sent.current = wanted;
      search.current(wanted);
    }, limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, path]);

  return (
    <div id="ara" className={styles.box}>
      <Search size={20} aria-hidden />
      <input
        ref={input}
        type="search"
        name="ara"
        aria-label="Ara"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== "" && (
        <button
          type="button"
          aria-label="Temizle"
          onClick={() => {
            setText("");
            input.current?.focus();
          }}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
