import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

const tuple = (...shades: Shades): MantineColorsTuple => shades;
const even = (color: string): MantineColorsTuple =>
  tuple(color, color, color, color, color, color, color, color, color, color);

/** Shades that Mantine's style sheets use by number: `gray` in the light scheme, `dark` in the dark one. */
const gray = tuple(
  "var(--surface-sunken)",
  "var(--surface-sunken)",
  "var(--line)",
  "var(--line)",
  "var(--line-strong)",
  "var(--muted)",
  "var(--muted)",
  "var(--ink-soft)",
  "var(--ink)",
  "var(--ink)",
);
const dark = tuple(
  "var(--ink)",
  "var(--ink-soft)",
  "var(--muted)",
  "var(--muted)",
  "var(--line-strong)",
  "var(--line)",
  "var(--surface)",
  "var(--paper)",
  "var(--surface-sunken)",
  "var(--surface-sunken)",
);

/**
 * Maps tokens.css to Mantine's theme. The tokens depend on the colour scheme, so both schemes use the same theme.
 * `white` is Mantine's text colour on filled surfaces, which is dark in the dark scheme.
 */
export const mantineTheme = createTheme({
  white: "var(--on-accent)",
  black: "var(--ink)",
  colors: {
    accent: even("var(--accent)"),
    danger: even("var(--danger)"),
    success: even("var(--success)"),
    warning: even("var(--warning)"),
    gray,
    dark,
  },
  primaryColor: "accent",
  defaultRadius: "md",
  radius: { xs: "2px", sm: "4px", md: "var(--radius)", lg: "var(--radius-large)", xl: "2rem" },
  fontFamily: "var(--sans)",
  fontFamilyMonospace: "var(--mono)",
  headings: { fontFamily: "var(--serif)", fontWeight: "600", textWrap: "balance" },
  fontSizes: {
    xs: "var(--text-xs)",
    sm: "var(--text-sm)",
    md: "var(--text-md)",
    lg: "var(--text-lg)",
    xl: "var(--text-xl)",
  },
  shadows: {
    xs: "var(--shadow-low)",
    sm: "var(--shadow-low)",
    md: "var(--shadow-high)",
    lg: "var(--shadow-high)",
    xl: "var(--shadow-high)",
  },
  components: {
    // The hint stands below its field, so that fields side by side are on one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"] } },
    // Steppers are too small for fingers, and the arrow keys do the same.
    NumberInput: { defaultProps: { hideControls: true } },
    // Gives the clear button a name and the size that a finger needs.
    Select: { defaultProps: { clearButtonProps: { "aria-label": "Seçimi temizle", miw: 24, mih: 24 } } },
    // One style for all badges, which a narrow column of a table must not cut.
    Badge: { defaultProps: { miw: "max-content", variant: "light", tt: "none" } },
    // Dialogs appear at once, so that nobody and no test waits for an animation.
    Modal: { defaultProps: { transitionProps: { duration: 0 }, closeButtonProps: { "aria-label": "Kapat" } } },
  },
  respectReducedMotion: true,
  cursorType: "pointer",
});

/** Returns Mantine's variables of a colour: text, filled, light and outline variants. */
function roles(
  name: string,
  color: { solid: string; strong: string; soft: string; text: string },
): Record<string, string> {
  return {
    [`--mantine-color-${name}-text`]: color.text,
    [`--mantine-color-${name}-filled`]: color.solid,
    [`--mantine-color-${name}-filled-hover`]: color.strong,
    [`--mantine-color-${name}-light`]: color.soft,
    [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, ${color.solid} 14%, ${color.soft})`,
    [`--mantine-color-${name}-light-color`]: color.text,
    [`--mantine-color-${name}-outline`]: color.text,
    [`--mantine-color-${name}-outline-hover`]: color.soft,
  };
}

const tinted = (color: string) => ({
  solid: color,
  strong: `color-mix(in srgb, ${color} 85%, var(--ink))`,
  soft: `color-mix(in srgb, ${color} 10%, var(--surface))`,
  text: color,
});

const meanings = {
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-body": "var(--surface)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-success": "var(--success)",
  "--mantine-color-placeholder": "var(--muted)",
  "--mantine-color-anchor": "var(--accent)",
  "--mantine-color-dimmed": "var(--muted)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-hover": "var(--surface-sunken)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-disabled": "var(--surface-sunken)",
  "--mantine-color-disabled-color": "var(--muted)",
  "--mantine-color-disabled-border": "var(--line)",
  "--mantine-primary-color-contrast": "var(--on-accent)",
  ...roles("accent", {
    solid: "var(--accent)",
    strong: "var(--accent-strong)",
    soft: "var(--accent-soft)",
    text: "var(--accent-strong)",
  }),
  ...roles("danger", tinted("var(--danger)")),
  ...roles("success", tinted("var(--success)")),
  ...roles("warning", tinted("var(--warning)")),
  ...roles("gray", {
    solid: "var(--ink-soft)",
    strong: "var(--ink)",
    soft: "var(--surface-sunken)",
    text: "var(--ink-soft)",
  }),
};

export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: meanings, dark: meanings });
