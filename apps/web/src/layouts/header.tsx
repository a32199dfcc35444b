import { lazyComponent } from "@site/browser/lazy-component";
import { ThemeSwitch } from "@site/browser/theme-switch";
import { useHasToken } from "@site/browser/use-has-token";
import { paths } from "@site/contract/paths";
import { logoPath } from "@site/contract/settings/brand";
import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { PaletteButton } from "../features/palette/palette-button.tsx";
import { memberToken, useShell } from "../framework/browser.ts";
import { AccountLinks } from "./account-links.tsx";
import styles from "./header.module.css";
import { ServicesMenu } from "./services-menu.tsx";

const Bell = lazyComponent(() => import("../features/notifications/bell.tsx"), {
  waiting: <span className={styles.tool} />,
  failed: null,
});
const MENU_ID = "ana_menu";
const links = [
  { to: paths.board, label: "Becayiş" },
  { to: paths.blog, label: "Blog" },
  { to: paths.staticPage("hakkimda"), label: "Hakkımda" },
  { to: paths.staticPage("iletisim"), label: "İletişim" },
];

export function Header() {
  const { settings } = useShell();
  const { pathname } = useLocation();
  const isMember = useHasToken(memberToken);
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const current = currentLink(pathname);
  const getMark = (link: string) => (link === current ? "page" : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes on navigation
  useEffect(() => () => menu.current?.hidePopover(), [pathname]);
  useEffect(() => setOpen(menu.current?.matches(":popover-open") ?? false), []); // it may be opened before hydration

  return (
    <header className={styles.header}>
      <div className={styles.topBar}>
        <div className={`page ${styles.topLine}`}>
          {settings.contact_email && <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>}
          <AccountLinks className={styles.account} />
        </div>
      </div>
      <div className={`page ${styles.bar}`}>
        <a href={paths.home} className={styles.brand}>
          {settings.logo_version ? (
            <img src={logoPath(settings.logo_version)} alt={settings.site_name} height={40} />
          ) : (
            <>
              <span className="logo" />
              <span>{settings.site_name}</span>
            </>
          )}
        </a>
        <nav
          aria-label="Ana menü"
          id={MENU_ID}
          ref={menu}
          className={styles.nav}
          popover="auto"
          onToggle={({ newState }) => setOpen(newState === "open")}
        >
          <a href={paths.home} aria-current={getMark(paths.home)}>
            Ana Sayfa
          </a>
          <ServicesMenu current={getMark(paths.services)} />
          {links.map(({ to, label }) => (
            <a key={to} href={to} aria-current={getMark(to)}>
              {label}
            </a>
          ))}
          <AccountLinks className={styles.accountInMenu} />
        </nav>
        <div className={styles.tools}>
          {isMember && (
            <div className={styles.bell}>
              <Bell className={styles.tool} />
            </div>
          )}
          <PaletteButton className={styles.tool} />
          <ThemeSwitch className={styles.tool} />
          <button
            type="button"
            className={`${styles.tool} ${styles.toggle}`}
            aria-label={isOpen ? "Menüyü kapat" : "Menüyü aç"}
            aria-expanded={isOpen}
            popoverTarget={MENU_ID}
          >
            {isOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </button>
        </div>
      </div>
    </header>
  );
}

/** Returns the main menu link to mark as current; "" for none. */
export function currentLink(pathname: string): string {
  return [paths.home, paths.services, ...links.map(({ to }) => to)].find((to) => isWithin(pathname, to)) ?? "";
}

/** Returns whether a page belongs to a section. The home page has no subpages, because every path would match. */
function isWithin(pathname: string, section: string): boolean {
  const path = pathname.toLowerCase();
  return path === section || (section !== paths.home && path.startsWith(`${section}/`));
}
