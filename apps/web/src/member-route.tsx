import { pageChunk, type Route } from "./framework/browser.ts";

/** Declares the route of a sign-in or member screen (`pages/member/screens.tsx`), whose code only the browser loads. */
export function memberRoute(route: Pick<Route, "path" | "aliases" | "movedFrom">): Route {
  return {
    ...route,
    area: "member",
    page: pageChunk(async () => {
      const { MemberArea } = await import("./pages/member-area.tsx");
      return { default: () => <MemberArea path={route.path} /> };
    }),
    source: "src/pages/member-area.tsx",
    tags: [],
  };
}
