import { useEffect, useRef } from "react";
import styles from "./scroll-progress.module.css";

/** Shows how much of the page has been scrolled. */
export function ScrollProgress() {
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    const look = () => {
      const way = document.documentElement.scrollHeight - innerHeight;
      if (bar.current) bar.current.value = way > 0 ? scrollY / way : 0;
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, []);
  return <progress ref={bar} className={styles.progress} aria-label="Sayfada ilerleme" max={1} value={0} />;
}
