import { Breadcrumb, type Crumb } from "../../../shared/ui/breadcrumb.tsx";
import styles from "./term-header.module.css";

/** Shows the heading of a category or tag page. */
export function TermHeader({
  crumbs,
  title,
  description,
  note,
}: {
  crumbs: Crumb[];
  title: string;
  description: string;
  note: string;
}) {
  return (
    <div className={styles.header}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      <p className="muted">{note}</p>
    </div>
  );
}
