import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import sideways from "../ui/sideways.module.css";
import styles from "./tabs.module.css";

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  tabs: { name: string; title: string; show: () => ReactNode }[];
  /** Name of the tab that is open at first; by default the first one. */
  initial?: string;
}

/** Shows one of several panels; arrow keys, Home and End switch them (WAI-ARIA, "Tabs Pattern"). */
export function Tabs({ label, tabs, initial }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const current = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  if (!current) return null;

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.indexOf(current);
    const next = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.name);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(tab)]?.focus();
  };

  return (
    <div className="stack gap-5">
      <div role="tablist" aria-label={label} className={`${styles.row} ${sideways.sideways}`} ref={row}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            aria-selected={name === current.name}
            tabIndex={name === current.name ? 0 : -1}
            onClick={() => setChosen(name)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.name}`} key={current.name}>
        {current.show()}
      </div>
    </div>
  );
}
