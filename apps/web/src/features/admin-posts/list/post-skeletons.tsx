import { Paper, Skeleton } from "@mantine/core";
import styles from "./post-list.module.css";

/** The shape of the list while it loads. */
export function PostSkeletons() {
  return (
    <div className={styles.grid} aria-hidden>
      {[1, 2, 3].map((number) => (
        <Paper key={number} withBorder className={styles.card}>
          <Skeleton className={styles.image} radius={0} />
          <div className={styles.body}>
            <Skeleton height={20} width="40%" />
            <Skeleton height={26} />
            <Skeleton height={60} />
            <Skeleton height={32} width="60%" />
          </div>
        </Paper>
      ))}
    </div>
  );
}
