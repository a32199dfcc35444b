import { AppShell, Burger } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { ThemeSwitch } from "@site/browser/theme-switch";
import { adminPaths } from "@site/contract/admin-paths";
import { paths } from "@site/contract/paths";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, ScrollRestoration, useLocation } from "react-router-dom";
import { closeDialogs } from "../kit/dialogs/dialogs.ts";
import { useSignedIn } from "../session/use-signed-in.ts";
import themeSwitch from "../theme/theme-switch.module.css";
import { Bell } from "./bell.tsx";
import styles from "./frame.module.css";
import { PaletteButton } from "./palette/palette-button.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useScreenFocus } from "./use-screen-focus.ts";
import { useWaitingRefresh } from "./use-waiting.ts";

const HEADER_HEIGHT = 60;
const SIDEBAR_WIDTH = 250;

/**
 * Renders the layout of signed-in screens: header, sidebar and content. Phones show the sidebar as a menu over the
 * content.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { data: user } = useSignedIn();
  const { pathname } = useLocation();
  /**
   * The path on which the phone's menu was opened. On any other path it counts as closed, even before the content gets
   * the focus.
   */
  const [menuPath, setMenuPath] = useState<string>();
  const isOpen = menuPath === pathname;
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const burger = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  useScreenFocus(main);
  useWaitingRefresh();

  // biome-ignore lint/correctness/useExhaustiveDependencies: menu and dialogs close when the screen changes
  useEffect(
    () => () => {
      setMenuPath(undefined);
      closeDialogs();
    },
    [pathname],
  );

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setMenuPath(undefined);
      burger.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen]);

  return (
    <AppShell
      header={{ height: HEADER_HEIGHT }}
      navbar={{ width: SIDEBAR_WIDTH, breakpoint: "sm", collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header className={styles.header}>
        <a href="#icerik" className={styles.skip}>
          İçeriğe geç
        </a>
        <Burger
          ref={burger}
          opened={isOpen}
          onClick={() => setMenuPath(isOpen ? undefined : pathname)}
          hiddenFrom="sm"
          size="sm"
          color="var(--ink)"
          aria-label={isOpen ? "Menüyü kapat" : "Menüyü aç"}
          aria-expanded={isOpen}
          aria-controls="yonetim-menusu"
        />
        <Link to={adminPaths.dashboard} className={styles.brand}>
          <img src="/favicon.svg" alt="" width={30} height={30} />
          <span>Yönetim</span>
        </Link>
        {user && <p className={styles.welcome}>Hoş geldiniz, {user.username}</p>}
        {user && <PaletteButton user={user} />}
        <Bell />
        <a href={paths.blog} className={styles.blog}>
          Bloga Git
        </a>
        <ThemeSwitch className={themeSwitch.button} isTwoWay />
      </AppShell.Header>
      <AppShell.Navbar
        id="yonetim-menusu"
        className={styles.menu}
        aria-label="Yönetim menüsü"
        inert={isPhone && !isOpen}
      >
        <Sidebar user={user} />
      </AppShell.Navbar>
      <AppShell.Main id="icerik" ref={main} tabIndex={-1} inert={isPhone && isOpen}>
        {children}
      </AppShell.Main>
      <ScrollRestoration />
    </AppShell>
  );
}
