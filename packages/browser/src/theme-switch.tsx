import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type ColorScheme,
  chooseColorScheme,
  getShownScheme,
  onColorSchemeChange,
  readColorScheme,
  showColorScheme,
} from "./color-scheme.ts";

const choices = {
  light: { next: "dark", label: "açık", Icon: Sun },
  dark: { next: "system", label: "koyu", Icon: Moon },
  system: { next: "light", label: "sistem", Icon: Monitor },
} as const;

interface Props {
  className?: string;
  /** True to choose between light and dark only; a stored "system" shows as what it means now. */
  isTwoWay?: boolean;
}

/** Renders a button that cycles through light, dark and the device's scheme, in all tabs. */
export function ThemeSwitch({ className, isTwoWay = false }: Props) {
  const [scheme, setScheme] = useState<ColorScheme>("light");

  useEffect(() => {
    const show = (stored: ColorScheme) => {
      setScheme(isTwoWay ? getShownScheme(stored) : stored);
      showColorScheme(stored);
    };
    show(readColorScheme()); // another tab may have changed it before this page was hydrated
    return onColorSchemeChange(show);
  }, [isTwoWay]);

  const { label, Icon } = choices[scheme];
  const next = isTwoWay && scheme === "dark" ? "light" : choices[scheme].next;
  return (
    <button
      type="button"
      className={className}
      aria-label="Tema değiştir"
      data-tip={`Tema: ${label}`}
      onClick={() => {
        setScheme(next);
        chooseColorScheme(next);
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
