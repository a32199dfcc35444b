import { type ReactNode, useEffect, useRef } from "react";
import styles from "./form.module.css";

/**
 * Shows the server's answer in place of a submitted form. It takes the focus and scrolls into view, because the focused
 * button is gone and a long form would leave the window at an empty place.
 */
export function FormAnswer({ children }: { children: ReactNode }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div role="status" ref={answer} tabIndex={-1} className={styles.answer}>
      {children}
    </div>
  );
}
