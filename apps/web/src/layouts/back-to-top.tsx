import { limits } from "@site/contract/common/limits";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { scrollToTop } from "../shared/lib/scroll-to-top.ts";
import styles from "./back-to-top.module.css";

/** Shows a button once the page has been scrolled, which returns to the top. */
export function BackToTop() {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > limits.backToTopAfterPx);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return (
    isFar && (
      <button
        type="button"
        className={`no-print floating ${styles.button}`}
        aria-label="Yukarı çık"
        onClick={scrollToTop}
      >
        <ArrowUp size={22} aria-hidden />
      </button>
    )
  );
}
