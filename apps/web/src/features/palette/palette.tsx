import { useHasToken } from "@site/browser/use-has-token";
import { isAdminPath } from "@site/contract/paths";
import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { memberToken, useShell } from "../../framework/browser.ts";
import { createHighlighter } from "../../shared/highlight/highlight.tsx";
import { useIsAdmin } from "../session/use-is-admin.ts";
import { type Entry, entryGroups, findEntries } from "./entries.ts";
import styles from "./palette.module.css";
import { usePostEntries } from "./use-post-entries.ts";

const LIST_ID = "palet_listesi";
const optionId = (entry: Entry) => `palet_${entry.id}`;

/**
 * Searches pages, services, posts and actions (Combobox Pattern of the ARIA Authoring Practices).
 * @param initialQuery text typed before this code was loaded
 */
export function Palette({ initialQuery, onClose }: { initialQuery: string; onClose: () => void }) {
  const navigate = useNavigate();
  const shell = useShell();
  const visitor = { isMember: useHasToken(memberToken), isAdmin: useIsAdmin() };
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(0);
  const highlight = createHighlighter(query);
  const posts = usePostEntries(query);
  const groups = [...findEntries(entryGroups(shell, visitor), query), ...posts.groups];
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[Math.min(active, entries.length - 1)];

  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    if (current) document.getElementById(optionId(current))?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function go(entry: Entry): void {
    onClose();
    if (isAdminPath(entry.to)) location.assign(entry.to);
    else void navigate(entry.to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + entries.length) % entries.length);
    else if (event.key === "Enter" && current) go(current);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles.field}>
        <Search size={20} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Sayfa, hizmet veya yazı ara"
          aria-expanded={entries.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          placeholder="Sayfa, hizmet veya yazı ara…"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label="Aramayı kapat" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <div id={LIST_ID} role="listbox" aria-label="Sonuçlar" className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={group.title} role="group" aria-label={group.title}>
            <p className={styles.group} aria-hidden>
              {group.title}
            </p>
            {group.entries.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field handles keys
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === current}
                className={styles.option}
                onPointerMove={() => setActive(entries.indexOf(entry))}
                onClick={() => go(entry)}
              >
                <span>{highlight(entry.title)}</span>
                {entry.hint && <small>{entry.hint}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {getNote(entries.length, posts)}
      </p>
    </>
  );
}

function getNote(count: number, { isSearching, isFailed }: { isSearching: boolean; isFailed: boolean }): string {
  const found = count > 0 ? `${count} sonuç` : "Sonuç bulunamadı";
  if (isFailed) return `${found}. Yazılarda arama yapılamadı.`;
  return isSearching ? "Yazılarda aranıyor…" : found;
}
