import { provinceOfOtherName } from "@site/contract/becayis/board/reference/province-names";
import { slugify } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../framework/browser.ts";
import { SearchField } from "../../../shared/controls/search-field.tsx";
import {
  type BoardFilter,
  boardAddress,
  defaultFilter,
  getFilter,
  getFilterAt,
  isNarrowed,
  sortNamed,
  sorts,
  VERIFIED,
} from "./board-filter.ts";
import { Choice, ListChoice } from "./choice.tsx";
import styles from "./filter-form.module.css";

/** Filters and sorts the board on each change; without JavaScript the form is submitted. */
export function FilterForm({ filter }: { filter: BoardFilter }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [provinces] = trpc.reference.provinces.useSuspenseQuery();
  const [positions] = trpc.reference.positions.useSuspenseQuery();
  const [institutions] = trpc.reference.institutions.useSuspenseQuery();

  /**
   * Changes the filter of the last requested address, whose page may still be loading. Typed text that waits for its
   * delay is included, because the next page may render another form.
   */
  function go(changes: Partial<BoardFilter>): void {
    const requested = { ...getFilterAt(location), ...(form.current && { search: readFilter(form.current).search }) };
    void navigate(boardAddress({ ...requested, ...changes, page: 1 }), { replace: true, preventScrollReset: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    go(readFilter(event.currentTarget));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: applies only the choices made before hydration
  useEffect(() => {
    if (form.current && isChanged(form.current)) go(readFilter(form.current));
  }, []);

  return (
    <search>
      <form ref={form} action={paths.board} className={styles.form} onSubmit={onSubmit}>
        <div className={styles.search}>
          <SearchField
            query={filter.search}
            placeholder="İlanlarda ara…"
            path={paths.board}
            onSearch={(search) => go({ search })}
          />
          <button type="submit" className="button primary">
            Ara
          </button>
        </div>
        <div className={styles.choices}>
          <ListChoice
            name="sehir"
            label="Şehir"
            entries={provinces}
            none="Bütün şehirler"
            value={provinceOfOtherName(filter.city) ?? slugify(filter.city)}
            onChange={(city) => go({ city })}
          />
          <ListChoice
            name="pozisyon"
            label="Pozisyon"
            entries={positions}
            none="Bütün pozisyonlar"
            value={filter.position}
            onChange={(position) => go({ position })}
          />
          <ListChoice
            name="kurum"
            label="Kurum"
            entries={institutions}
            none="Bütün kurumlar"
            value={filter.institution}
            onChange={(institution) => go({ institution })}
          />
          <Choice
            name="sirala"
            label="Sıralama"
            options={sortOptions}
            value={filter.sort}
            onChange={(sort) => go({ sort: sortNamed(sort) })}
          />
        </div>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="dogrulanmis"
            value={VERIFIED}
            checked={filter.isVerified}
            onChange={(event) => go({ isVerified: event.target.checked })}
          />
          Yalnızca kurumu doğrulanmış kişilerin ilanları
        </label>
        {isNarrowed(filter) && (
          <a href={boardAddress({ ...defaultFilter, sort: filter.sort })} className={styles.clear}>
            Filtreleri temizle
          </a>
        )}
      </form>
    </search>
  );
}

function readFilter(form: HTMLFormElement): BoardFilter {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return getFilter(new URLSearchParams(entries));
}

/** Returns whether a select or checkbox differs from its server-rendered value. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked !== field.defaultChecked;
    const rendered = field instanceof HTMLSelectElement && field.querySelector<HTMLOptionElement>("option[selected]");
    return rendered && !rendered.selected;
  });
}

const sortOptions = Object.entries(sorts).map(([value, { label }]) => ({ value, label }));
