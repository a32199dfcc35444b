import type { Service } from "@site/contract/site/services/schema";
import styles from "./coming-soon.module.css";

/** Returns whether readers can open a service or its demonstration. */
export function hasAddress({ url, demoUrl }: Pick<Service, "url" | "demoUrl">): boolean {
  return url !== "" || demoUrl !== "";
}

/** Says that a service without any address is not in use yet. */
export function ComingSoon() {
  return <span className={styles.note}>Hazırlanıyor</span>;
}
