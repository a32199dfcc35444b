import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type ColorScheme,
  chooseColorScheme,
  onColorSchemeChange,
  readColorScheme,
  showColorScheme,
} from "./color-scheme.ts";

const choices = {
  light: { next: "dark", label: "açık", Icon: Sun },
  dark: { next: "system", label: "koyu", Icon: Moon },
  system: { next: "light", label: "sistem", Icon: Monitor },
} as const;

/** Renders a button that cycles through light, dark and the device's scheme, in all tabs. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [scheme, setScheme] = useState<ColorScheme>("light");

  useEffect(() => {
    const stored = readColorScheme();
    setScheme(stored);
    showColorScheme(stored); // another tab may have changed it before this page was hydrated
    return onColorSchemeChange((changed) => {
      setScheme(changed);
      showColorScheme(changed);
    });
  }, []);

  const { next, label, Icon } = choices[scheme];
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
