import { useLocation } from "react-router-dom";
import { findCurrent, isRecord } from "../areas/menu.ts";
import { LinkRow } from "../kit/link-row.tsx";
import styles from "../kit/screen.module.css";
import { useWaiting } from "./use-waiting.ts";

/** Shows the current menu entry with its tabs, and the row of links below the current tab. */
export function MenuLinks() {
  const { pathname } = useLocation();
  const current = findCurrent(pathname);
  const countWaiting = useWaiting();
  if (!current || isRecord(pathname)) return null;
  const { entry, tab, to: currentLink } = current;
  const hasTabs = entry.tabs.length > 1;
  const tabs = entry.tabs.map(({ label, to, waits }) => ({ label, to, count: countWaiting(waits) }));
  if (!hasTabs && tab.below.length === 0) return null;
  return (
    <div className={styles.screen}>
      {hasTabs && <LinkRow label={entry.label} links={tabs} current={tab.to} />}
      {tab.below.length > 0 && <LinkRow label={tab.label} links={tab.below} current={currentLink} isQuiet />}
    </div>
  );
}
