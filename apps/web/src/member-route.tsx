import { pageChunk, type Route } from "./framework/browser.ts";
import type { MemberScreen } from "./pages/member-area.tsx";

/** Declares a sign-in or member screen. The member area's page loads its code in the browser. */
export function memberRoute({
  path,
  aliases,
  movedFrom,
  ...screen
}: Pick<Route, "path" | "aliases" | "movedFrom"> & MemberScreen): Route {
  return {
    path,
    aliases,
    movedFrom,
    area: "member",
    page: pageChunk(async () => {
      const { MemberArea } = await import("./pages/member-area.tsx");
      return { default: () => <MemberArea path={path} {...screen} /> };
    }),
    source: "src/pages/member-area.tsx",
    tags: [],
  };
}
