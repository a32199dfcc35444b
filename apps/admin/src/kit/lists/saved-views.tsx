import { Button, Menu, TextInput } from "@mantine/core";
import { type SavedView, SEARCH_PARAMETER, savedViewForm } from "@site/contract/saved-views/schema";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FormDialog } from "../forms/form-dialog.tsx";
import { LinkRow } from "../link-row.tsx";
import styles from "./saved-views.module.css";
import type { ListAddress } from "./use-list-address.ts";

/** The views of a list that the administrator has saved, and the calls that change them. */
export interface SavedViews {
  rows: readonly SavedView[];
  save: (view: { name: string; query: string }) => Promise<unknown>;
  rename: (view: SavedView, name: string) => Promise<unknown>;
  remove: (view: SavedView) => void;
}

/** Links the saved views of a list; the shown one can be renamed and removed, and other filters can be saved. */
export function SavedViewLinks({ list, views }: { list: ListAddress; views: SavedViews }) {
  const { pathname } = useLocation();
  const [isNaming, setNaming] = useState(false);
  const query = getQuery(list);
  const shown = views.rows.find((view) => view.query === query);
  if (views.rows.length === 0 && !list.isFiltered) return null;
  const toAddress = (search: string) => (search === "" ? pathname : `${pathname}?${search}`);
  const links = [{ name: "Tümü", query: "" }, ...views.rows].map((view) => ({
    label: view.name,
    to: toAddress(view.query),
  }));
  return (
    <div className={styles.row}>
      {views.rows.length > 0 && <LinkRow label="Görünümler" links={links} current={toAddress(query)} />}
      {list.isFiltered && !shown && (
        <Button variant="subtle" size="compact-md" fz="sm" onClick={() => setNaming(true)}>
          Görünümü kaydet
        </Button>
      )}
      {shown && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="subtle" size="compact-md" aria-label={`İşlemler: ${shown.name} görünümü`}>
              <Ellipsis size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setNaming(true)}>Yeniden Adlandır</Menu.Item>
            <Menu.Item color="danger" onClick={() => views.remove(shown)}>
              Görünümü Sil
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {isNaming && (
        <FormDialog
          title={shown ? "Görünümü Yeniden Adlandır" : "Görünümü Kaydet"}
          schema={savedViewForm}
          initialValues={{ name: shown?.name ?? "" }}
          save={({ name }) => (shown ? views.rename(shown, name) : views.save({ name, query }))}
          onClose={() => setNaming(false)}
        >
          {(form) => <TextInput label="Ad" maxLength={60} data-autofocus {...form.getInputProps("name")} />}
        </FormDialog>
      )}
    </div>
  );
}

/** Returns the filters and the search of a list as its address has them, without the page. */
function getQuery({ filters, chosen, search }: ListAddress): string {
  const all = [...filters.map(({ name }) => [name, chosen(name)]), [SEARCH_PARAMETER, search]];
  return new URLSearchParams(all.filter(([, value]) => value !== "")).toString();
}
