import "@mantine/spotlight/styles.css";
import { VisuallyHidden } from "@mantine/core";
import { createSpotlightStore, Spotlight, type SpotlightStore, useSpotlight } from "@mantine/spotlight";
import { localStore } from "@site/browser/browser-store";
import { formatNumber } from "@site/contract/common/text";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { Search } from "lucide-react";
import { useEffect, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { useReturnFocus } from "../../kit/dialogs/return-focus.ts";
import { type Entry, findEntries, type LinkEntry, listLinkEntries, listUsed } from "./entries.ts";
import styles from "./palette.module.css";
import { type ActionEntry, useActions } from "./use-actions.ts";
import { useRecords, useStoredSettings } from "./use-records.ts";

const MAX_REMEMBERED = 8;
const storedIds = z.array(z.string()).max(MAX_REMEMBERED);

const getKey = (administratorId: number) => `adminPalette:${administratorId}`;

/** Returns the ids of the entries that an administrator used last in this browser, the newest first. */
export function readUsed(administratorId: number): string[] {
  try {
    return storedIds.parse(JSON.parse(localStore.get(getKey(administratorId)) ?? "[]"));
  } catch {
    return []; // written by another version of the app
  }
}

/** Stores an entry as the one used last. */
export function rememberUse(administratorId: number, id: string): void {
  const others = readUsed(administratorId).filter((other) => other !== id);
  localStore.set(getKey(administratorId), JSON.stringify([id, ...others].slice(0, MAX_REMEMBERED)));
}

const MAX_FOUND = 12;

const quiet = createSpotlightStore();

/** Reports the selected entry of Mantine's Spotlight, whose own store tells nobody. Screen readers must know it. */
const store: SpotlightStore = { ...quiet, updateState: (change) => quiet.setState(change) };

/** An entry of any kind: a link or an action. */
type AnyEntry = Entry & Partial<LinkEntry & ActionEntry>;

interface Props {
  user: AdminUser;
  /** The number of times that the search was requested; each increase opens it. */
  openings: number;
}

/** Searches screens, settings, actions and records, and opens or runs the chosen one. All of it works by keyboard. */
export function Palette({ user, openings }: Props) {
  const [text, setText] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens at each request
  useEffect(() => store.setState((state) => ({ ...state, opened: true, selected: -1 })), [openings]);

  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      returnFocus={false}
      yOffset="8dvh"
      overlayProps={{ backgroundOpacity: 0.35 }}
      attributes={{ content: { "aria-label": "Yönetimde ara" } }}
    >
      <Content {...{ user, text }} />
    </Spotlight.Root>
  );
}

function Content({ user: { id }, text }: { user: AdminUser; text: string }) {
  const listId = useId();
  const navigate = useNavigate();
  const { selected } = useSpotlight(store);
  const used = useMemo(() => readUsed(id), [id]);
  const links = useMemo(listLinkEntries, []);
  const actions = useActions();
  const isSearching = text.trim() !== "";
  const stored = useStoredSettings(isSearching);
  const known: readonly AnyEntry[] = [...links, ...stored, ...actions];
  const records = useRecords(text);
  const found: AnyEntry[] = isSearching ? findEntries(text, known, used).slice(0, MAX_FOUND) : listUsed(known, used);
  const others: AnyEntry[] = isSearching ? records.entries : actions.filter((action) => !used.includes(action.id));
  const entries = [...found, ...others];
  const optionId = (index: number) => `${listId}-${index}`;
  useReturnFocus(true);

  const hasEntries = isSearching && entries.length > 0;
  useEffect(() => {
    // Spotlight selects the first entry when the words change, but records arrive later.
    if (hasEntries && selected < 0) store.setState((state) => ({ ...state, selected: 0 }));
  }, [hasEntries, selected]);

  function choose(entry: AnyEntry): void {
    if (known.includes(entry)) rememberUse(id, entry.id);
    if (entry.to !== undefined) void navigate(entry.to);
    else void entry.run?.();
  }

  const option = (entry: AnyEntry, index: number) => (
    <Spotlight.Action
      key={entry.id}
      ref={(element) => {
        if (element) element.id = optionId(index); // set here, because Spotlight passes no id on
      }}
      role="option"
      className={styles.action}
      aria-selected={index === selected}
      data-selected={index === selected || undefined}
      {...(entry.isThemeSwitch && { "data-theme-switch": "two-way" })}
      onClick={() => choose(entry)}
    >
      <span>
        {entry.label} <span className={styles.place}>{entry.place}</span>
      </span>
    </Spotlight.Action>
  );

  return (
    <>
      <Spotlight.Search
        data-autofocus
        role="combobox"
        aria-label="Yönetimde ara"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries[selected] && optionId(selected)}
        autoComplete="off"
        placeholder="Ekran, ayar, yazı, üye veya ilan ara…"
        leftSection={<Search size={18} aria-hidden />}
      />
      <VisuallyHidden role="status">{isSearching && `${formatNumber(entries.length)} sonuç`}</VisuallyHidden>
      <Spotlight.ActionsList id={listId} role="listbox" aria-label="Bulunanlar">
        {found.length > 0 && <Heading>{isSearching ? "Ekranlar, ayarlar ve işlemler" : "Son kullanılanlar"}</Heading>}
        {found.map(option)}
        {others.length > 0 && <Heading>{isSearching ? "Kayıtlar" : "İşlemler"}</Heading>}
        {others.map((entry, index) => option(entry, found.length + index))}
      </Spotlight.ActionsList>
      {isSearching && entries.length === 0 && (
        <Spotlight.Empty>{records.isFetching ? "Aranıyor…" : "Bu sözcükle bir şey bulunamadı."}</Spotlight.Empty>
      )}
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <div role="presentation" className={styles.heading}>
      {children}
    </div>
  );
}
