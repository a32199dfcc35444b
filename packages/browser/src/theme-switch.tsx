import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";

const labels = { light: "açık", dark: "koyu", system: "sistem" } as const;

interface Props {
  className?: string;
  /** True to choose between light and dark only; a stored "system" is shown as the theme that it means now. */
  isTwoWay?: boolean;
}

/**
 * Renders a button that cycles through light, dark and the device's scheme, in all tabs. `set-theme.js` of @site/tokens
 * handles its clicks, so that it works before hydration; `tokens.css` shows the icon of the current theme.
 */
export function ThemeSwitch({ className, isTwoWay = false }: Props) {
  const theme = useSyncExternalStore(
    subscribe,
    () => getTheme(isTwoWay),
    () => "light" as const,
  );
  return (
    <button
      type="button"
      className={className}
      aria-label="Tema değiştir"
      data-tip={`Tema: ${labels[theme]}`}
      data-theme-switch={isTwoWay ? "two-way" : "three-way"}
    >
      <Sun size={20} aria-hidden data-icon="light" />
      <Moon size={20} aria-hidden data-icon="dark" />
      <Monitor size={20} aria-hidden data-icon="system" />
    </button>
  );
}

function getTheme(isTwoWay: boolean): keyof typeof labels {
  const { theme, mantineColorScheme } = document.documentElement.dataset;
  const shown = isTwoWay ? mantineColorScheme : theme;
  return shown === "dark" || shown === "system" ? shown : "light";
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "data-mantine-color-scheme"] });
  return () => observer.disconnect();
}
