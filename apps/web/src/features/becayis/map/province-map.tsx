import type { ProvinceFlow } from "@site/contract/becayis/board/alerts/schema";
import { type KeyboardEvent, useEffect, useState } from "react";
import sideways from "../../../shared/ui/sideways.module.css";
import { boardAddress, defaultFilter } from "../board/board-filter.ts";
import { countText, flowText, type Side, sideLabels } from "./flow-texts.ts";
import { nearestTowards } from "./nearest.ts";
import { MAP_SIZE, provinceCentres } from "./province-centres.ts";
import styles from "./province-map.module.css";
import outlines from "./provinces.svg";

const FIRST = 6; // Ankara, near the centre
const LEVELS = 4;
const linkId = (plate: number) => `harita-${plate}`;

/**
 * Shows the 81 provinces, shaded and numbered by demand, each linking to its listings. The map is one tab stop with
 * arrow key navigation; before hydration each province is a tab stop.
 */
export function ProvinceMap({ flows }: { flows: ProvinceFlow[] }) {
  const [side, setSide] = useState<Side>("leaving");
  const [current, setCurrent] = useState<number>();
  const [shown, setShown] = useState<ProvinceFlow>();
  const maxCount = Math.max(1, ...flows.map((flow) => flow[side] ?? 0));

  useEffect(() => setCurrent(FIRST), []);

  function onKeyDown(event: KeyboardEvent): void {
    const next = current === undefined ? undefined : nearestTowards(current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    document.getElementById(linkId(next))?.focus();
  }

  return (
    <div className="stack gap-3">
      <fieldset className={styles.sides}>
        <legend className="visually-hidden">Haritanın gösterdiği</legend>
        {(["leaving", "seeking"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="yon" checked={side === one} onChange={() => setSide(one)} />
            {sideLabels[one]}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: phones scroll the map, which needs keyboard access */}
      <section className={`${styles.frame} ${sideways.sideways}`} aria-label="Harita" tabIndex={0}>
        <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} onKeyDown={onKeyDown}>
          <title>{`İllere göre: ${sideLabels[side]}`}</title>
          {flows.map((flow) => (
            <a
              key={flow.provinceId}
              id={linkId(flow.provinceId)}
              href={boardAddress({ ...defaultFilter, city: flow.slug })}
              aria-label={flowText(flow)}
              className={styles.province}
              data-level={getLevel(flow[side], maxCount)}
              tabIndex={current === undefined ? undefined : flow.provinceId === current ? 0 : -1}
              onFocus={() => {
                setCurrent(flow.provinceId);
                setShown(flow);
              }}
              onPointerEnter={() => setShown(flow)}
            >
              <use href={`${outlines}#il-${flow.provinceId}`} />
            </a>
          ))}
          {shown && <use href={`${outlines}#il-${shown.provinceId}`} className={styles.shown} aria-hidden />}
          {flows.map((flow) => (
            <Count key={flow.provinceId} flow={flow} side={side} maxCount={maxCount} />
          ))}
        </svg>
      </section>
      <p className={styles.caption} aria-hidden>
        {shown ? flowText(shown) : "Bir ile dokunun, üzerine gelin ya da ok tuşlarıyla gezinin."}
      </p>
    </div>
  );
}

/** Shows the number so that information does not depend on colour alone. */
function Count({ flow, side, maxCount }: { flow: ProvinceFlow; side: Side; maxCount: number }) {
  const count = flow[side];
  const centre = provinceCentres[flow.provinceId];
  if (count === null || !centre) return null;
  return (
    <text
      x={centre[0]}
      y={centre[1]}
      dy="0.35em"
      className={styles.count}
      data-level={getLevel(count, maxCount)}
      aria-hidden
    >
      {countText(count)}
    </text>
  );
}

function getLevel(count: number | null, maxCount: number): number {
  return count === null ? 0 : Math.max(1, Math.ceil((count / maxCount) * LEVELS));
}
