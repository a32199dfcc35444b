import { useEffect, useRef } from "react";
import styles from "./scroll-progress.module.css";

/** Shows a bar whose length is the share of the page that has been scrolled. */
export function ScrollProgress() {
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    const update = () => {
      const scrollable = document.documentElement.scrollHeight - innerHeight;
      if (bar.current) bar.current.value = scrollable > 0 ? scrollY / scrollable : 0;
    };
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, []);
  return <progress ref={bar} className={styles.progress} aria-label="Sayfada ilerleme" max={1} value={0} />;
}
