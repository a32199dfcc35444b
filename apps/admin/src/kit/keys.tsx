import styles from "./keys.module.css";

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Shows the keys of a button's action where there is room. Assistive technology reads `aria-keyshortcuts` instead. */
export function Keys({ letter }: { letter: string }) {
  return (
    <kbd className={styles.keys} aria-hidden>
      {isApple ? `⌘ ${letter}` : `Ctrl ${letter}`}
    </kbd>
  );
}
