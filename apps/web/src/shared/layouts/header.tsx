import { Menu, Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useShell } from "../hooks/use-shell.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import styles from "./header.module.css";

const links = [
  { to: paths.home, label: "Ana Sayfa" },
  { to: paths.blog, label: "Blog" },
  { to: paths.staticPage("hakkimda"), label: "Hakkımda" },
  { to: paths.staticPage("iletisim"), label: "İletişim" },
];

export function Header() {
  const { settings } = useShell();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes with every move to another page
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener("pointerdown", onPointer);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("pointerdown", onPointer);
      removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  return (
    <header className={styles.header} ref={header}>
      <div className={`page ${styles.bar}`}>
        <a href={paths.home} className={styles.brand}>
          <img src="/favicon.svg" alt="" width="30" height="30" />
          <span>{settings.site_name}</span>
        </a>
        <nav aria-label="Ana menü" id="ana-menu" className={styles.nav} data-open={isOpen}>
          {links.map(({ to, label }) => (
            <a key={to} href={to} aria-current={isWithin(pathname, to) ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          <a href={`${paths.blog}#ara`} className={styles.tool} aria-label="Yazılarda ara">
            <Search size={20} aria-hidden />
          </a>
          <ThemeSwitch className={styles.tool} />
          <button
            type="button"
            ref={toggle}
            className={`${styles.tool} ${styles.toggle}`}
            aria-label={isOpen ? "Menüyü kapat" : "Menüyü aç"}
            aria-expanded={isOpen}
            aria-controls="ana-menu"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </button>
        </div>
      </div>
    </header>
  );
}

/** The link of the main menu that is marked on a page; "" for none. */
export function currentLink(pathname: string): string {
  return links.find(({ to }) => isWithin(pathname, to))?.to ?? "";
}

/** A section's link stays marked on the pages below it; the home page is above all others. */
function isWithin(pathname: string, section: string): boolean {
  return pathname === section || (section !== paths.home && pathname.startsWith(`${section}/`));
}
