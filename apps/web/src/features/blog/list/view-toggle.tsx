import { localStore } from "@site/browser/browser-store";
import { LayoutGrid, List } from "lucide-react";
import { useEffect, useState } from "react";
import type { View } from "../layout/post-grid.tsx";
import styles from "./view-toggle.module.css";

const STORAGE_KEY = "blogView";

/** Returns the reader's choice of grid or list, and its setter; phones always show the list. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>("grid");
  useEffect(() => {
    if (localStore.get(STORAGE_KEY) === "list") setView("list");
  }, []);
  return [
    view,
    (chosen) => {
      setView(chosen);
      localStore.set(STORAGE_KEY, chosen);
    },
  ];
}

export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">Görünüm</legend>
      <button
        type="button"
        aria-pressed={view === "grid"}
        aria-label="Izgara görünümü"
        onClick={() => onChange("grid")}
      >
        <LayoutGrid size={18} aria-hidden />
      </button>
      <button type="button" aria-pressed={view === "list"} aria-label="Liste görünümü" onClick={() => onChange("list")}>
        <List size={18} aria-hidden />
      </button>
    </fieldset>
  );
}
