import type { RingLink } from "@site/contract/becayis/matching/schema";
import { useId } from "react";
import styles from "./ring-drawing.module.css";
import { getArc, type Point, pointOn } from "./ring-geometry.ts";

const PILL_HEIGHT = 32;
const LETTER_WIDTH = 8;

/** Draws the cities on a circle with an arrow for each move. The list beside it gives the same as text. */
export function RingDrawing({ links }: { links: RingLink[] }) {
  const id = useId();
  return (
    <svg viewBox="0 0 340 300" className={styles.drawing} aria-hidden focusable="false">
      <defs>
        {[false, true].map((isMe) => (
          <marker
            key={String(isMe)}
            id={id + isMe}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10z" className={styles.head} data-me={isMe} />
          </marker>
        ))}
      </defs>
      {links.map((link, index) => (
        <g key={link.step} data-me={link.isMe} className={styles.move}>
          <path d={getArc(index, links.length)} markerEnd={`url(#${id}${link.isMe})`} />
          <Label
            at={pointOn((index + 0.5) / links.length, links.length === 3 ? 52 : 58)}
            text={link.isMe ? "Siz" : link.contact.name.split(" ")[0]}
          />
        </g>
      ))}
      {links.map((link, index) => (
        <CityLabel key={link.step} at={pointOn(index / links.length)} city={link.fromCity} isMine={link.isMe} />
      ))}
    </svg>
  );
}

function Label({ at, text }: { at: Point; text: string | undefined }) {
  return (
    <text x={at.x} y={at.y} dy="0.35em">
      {text}
    </text>
  );
}

function CityLabel({ at, city, isMine }: { at: Point; city: string; isMine: boolean }) {
  const width = Math.max(56, city.length * LETTER_WIDTH + 20);
  return (
    <g className={styles.place} data-me={isMine}>
      <rect x={at.x - width / 2} y={at.y - PILL_HEIGHT / 2} width={width} height={PILL_HEIGHT} rx={PILL_HEIGHT / 2} />
      <text x={at.x} y={at.y} dy="0.35em">
        {city}
      </text>
    </g>
  );
}
