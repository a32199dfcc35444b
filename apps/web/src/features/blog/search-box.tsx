import { limits } from "@site/contract/common/limits";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import styles from "./search-box.module.css";

/** Searches the blog while the reader types; without script it is a form. @param query the search of the address */
export function SearchBox({ query }: { query: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (query !== sent.current) setText(query); // the address changed by another way: Back, a link
    sent.current = query;
  }, [query]);

  useEffect(() => {
    if (location.hash === "#ara") input.current?.focus();
  }, []);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      if (location.pathname !== paths.blog) return; // the reader chose an article meanwhile, which is still loading
      sent.current = wanted;
      void navigate(wanted ? paths.blogSearch(wanted) : paths.blog, { replace: true, preventScrollReset: true });
    }, limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, navigate]);

  return (
    <search className={styles.place}>
      <form id="ara" action={paths.blog} className={styles.box} onSubmit={(event) => event.preventDefault()}>
        <Search size={20} aria-hidden />
        <input ref={input} type="search" name="ara" aria-label="Ara" placeholder="Yazılarda ara…" autoComplete="off" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
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
      </form>
    </search>
  );
}
