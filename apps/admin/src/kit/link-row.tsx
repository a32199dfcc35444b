import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import styles from "./link-row.module.css";
import { WaitingCount } from "./waiting-count.tsx";

interface Props {
  /** Name of the group of screens. */
  label: string;
  /** `count`: how many records wait there. */
  links: readonly { label: string; to: string; count?: number }[];
  /** Address of the current screen. */
  current: string;
  /** True for a row below another. */
  isQuiet?: boolean;
}

/** Renders links between the screens of a group as a row of tabs. Narrow windows scroll it to the current one. */
export function LinkRow({ label, links, current, isQuiet = false }: Props) {
  const currentLink = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another link becomes the current one
  useEffect(() => {
    currentLink.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);

  return (
    <nav className={styles.nav} aria-label={label} data-quiet={isQuiet || undefined}>
      <ul className={styles.links}>
        {links.map(({ label: name, to, count = 0 }) => (
          <li key={to}>
            <Link
              ref={to === current ? currentLink : undefined}
              to={to}
              className={styles.link}
              aria-current={to === current ? "page" : undefined}
            >
              {name}
              <WaitingCount count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
