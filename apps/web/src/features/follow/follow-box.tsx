import type { SiteShell } from "@site/contract/site/settings/shell-schema";
import { followTexts } from "@site/contract/subscribers/subscriptions/labels";
import styles from "./follow-form.module.css";
import { FollowForm } from "./follow-form.tsx";

export interface FollowBoxProps {
  shell: SiteShell;
  /** The category of the page; none below an article. */
  category?: { id: number; name: string } | undefined;
}

/** The content of `FollowSlot`. */
export default function FollowBox({ shell: { settings }, category }: FollowBoxProps) {
  return (
    <div className={styles.box}>
      <h2>{category ? `${category.name} yazıları e-postanıza gelsin` : followTexts.title}</h2>
      <p>{followTexts.lead}</p>
      <FollowForm settings={settings} source={category ? "category" : "article"} categoryId={category?.id} />
    </div>
  );
}
