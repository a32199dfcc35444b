import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { ChevronDown, ExternalLink } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useShell } from "../framework/browser.ts";
import { useDismiss } from "../shared/hooks/use-dismiss.ts";
import styles from "./services-menu.module.css";

/** "hovered" closes when the pointer leaves; "pinned" was opened with a click and stays open. */
type State = "closed" | "hovered" | "pinned";

/** Renders the link to the services page with a menu of all services. Without scripts the menu opens on hover. */
export function ServicesMenu({ current }: { current: "page" | undefined }) {
  const { services } = useShell();
  const { key } = useLocation();
  const [state, setState] = useState<State>("closed");
  const [shownKey, setShownKey] = useState(key);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = state !== "closed";

  if (shownKey !== key) {
    setShownKey(key); // closes the menu on navigation
    setState("closed");
  }
  useDismiss(menu, isOpen, (isByEscape) => {
    if (isByEscape && menu.current?.contains(document.activeElement)) toggle.current?.focus();
    setState("closed");
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button offers the same to keyboard users
    <div
      ref={menu}
      className={styles.menu}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && state === "closed" && setState("hovered")}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && state === "hovered" && setState("closed")}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setState("closed")
      }
    >
      <a href={paths.services} aria-current={current}>
        Hizmetler
      </a>
      <button
        type="button"
        ref={toggle}
        aria-label="Hizmetler listesi"
        aria-expanded={isOpen}
        aria-controls="hizmetler_menusu"
        onClick={() => setState(state === "pinned" ? "closed" : "pinned")}
      >
        <ChevronDown size={18} aria-hidden />
      </button>
      <ul id="hizmetler_menusu" className={styles.list} data-open={isOpen}>
        {services.map(({ slug, name, description, url }) => (
          <li key={slug}>
            <a href={paths.service(slug)}>
              {name}
              <small>{truncateText(description, limits.serviceDescriptionInMenu)}</small>
            </a>
            {url && (
              <a
                href={url}
                className={styles.outward}
                target="_blank"
                rel="noopener"
                aria-label={`${name}: uygulamayı yeni sekmede aç`}
                data-tip="Uygulamayı yeni sekmede aç"
              >
                <ExternalLink size={18} aria-hidden />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
