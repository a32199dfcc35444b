import type { MantineColorSchemeManager } from "@mantine/core";

const ATTRIBUTE = "data-mantine-color-scheme";

let observer: MutationObserver | undefined;

/**
 * Makes Mantine follow the document's attribute, because set-theme.js of @site/tokens stores and applies the scheme.
 */
export const documentColorScheme: MantineColorSchemeManager = {
  get: shownScheme,
  set: () => undefined,
  clear: () => undefined,
  subscribe(onUpdate) {
    let last = shownScheme();
    observer = new MutationObserver(() => {
      const scheme = shownScheme();
      if (scheme === last) return;
      last = scheme;
      onUpdate(scheme);
    });
    observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  },
  unsubscribe: () => observer?.disconnect(),
};

function shownScheme(): "light" | "dark" {
  return document.documentElement.getAttribute(ATTRIBUTE) === "dark" ? "dark" : "light";
}
