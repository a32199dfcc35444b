import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import styles from "../features/follow/follow-form.module.css";
import { FollowForm } from "../features/follow/follow-form.tsx";
import { useShell } from "../framework/browser.ts";

interface Props {
  /** The category to follow; below an article there is none. */
  category?: { id: number; name: string };
  className?: string;
}

/** Shows the form to follow the blog, or one of its categories, by mail. */
export function FollowSlot({ category, className }: Props) {
  const { settings } = useShell();
  if (settings.show_follow_form !== "true") return null;
  return (
    <aside className={className}>
      <div className={styles.box}>
        <h2>{category ? `${category.name} yazıları e-postanıza gelsin` : followTexts.title}</h2>
        <p>{followTexts.lead}</p>
        <FollowForm settings={settings} source={category ? "category" : "article"} categoryId={category?.id} />
      </div>
    </aside>
  );
}
