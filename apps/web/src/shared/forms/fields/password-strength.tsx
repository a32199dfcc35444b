import { getStrength } from "./get-strength.ts";
import styles from "./password-strength.module.css";

const WORDS = ["Çok zayıf", "Zayıf", "Orta", "İyi", "Güçlü"] as const;

/** Shows a password's strength as a bar and as a text that screen readers announce. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = getStrength(password);
  return (
    <div className={styles.strength} data-strength={strength}>
      <meter min={0} max={4} value={strength} aria-label="Güç">
        {WORDS[strength]}
      </meter>
      <div className={styles.bar} aria-hidden>
        {WORDS.slice(1).map((word, index) => (
          <span key={word} data-full={index < strength} />
        ))}
      </div>
      <p role="status">{WORDS[strength]}</p>
    </div>
  );
}
