import type { Service } from "@site/contract/site/services/schema";
import styles from "./coming-soon.module.css";

/** Returns whether a service has an address or a demonstration that readers can open. */
export function hasAddress({ url, demoUrl }: Pick<Service, "url" | "demoUrl">): boolean {
  return url !== "" || demoUrl !== "";
}

/** Marks a service that has no address yet. */
export function ComingSoon() {
  return <span className={styles.note}>Hazırlanıyor</span>;
}
