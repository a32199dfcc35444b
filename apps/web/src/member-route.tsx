import type { PageRoute } from "./framework/browser.ts";

/**
 * Declares a sign-in or member screen (`pages/member/screens.tsx`), whose code only the browser loads.
 * @param address another address of the screen
 */
export function memberPage(path: string, address = path): PageRoute {
  return {
    path: address,
    lazy: async () => {
      const { MemberArea } = await import("./pages/member-area.tsx");
      return { element: <MemberArea path={path} /> };
    },
    handle: { area: "member", source: "src/pages/member-area.tsx", tags: [] },
  };
}

/** Declares a screen with two addresses. */
export const memberPages = (path: string, alias: string) => [memberPage(path), memberPage(path, alias)];
