import type { FollowBoxProps } from "../features/follow/follow-box.tsx";
import { lazyPart, useShell, useStaticContent } from "../framework/browser.ts";
import { lateContent } from "../shared/ui/late-content.tsx";

/** Loaded on demand: browsers show the server's HTML, a plain form, until they move to another page. */
const Box = import.meta.env.SSR
  ? (await import("../features/follow/follow-box.tsx")).default
  : lazyPart(() => import("../features/follow/follow-box.tsx"));

/** Offers to follow the blog, or one of its categories, by mail. */
export function FollowSlot({ category, className }: Pick<FollowBoxProps, "category"> & { className?: string }) {
  const shell = useShell();
  const content = useStaticContent([shell, category], lateContent(<Box shell={shell} category={category} />));
  return shell.settings.show_follow_form === "true" && <aside className={className} {...content} />;
}
