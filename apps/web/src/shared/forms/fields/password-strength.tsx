import styles from "./password-strength.module.css";

type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * Returns a password's strength from 0 (too short) to 4. Length counts most, so a long password may consist of
 * letters only. Few distinct characters limit the counted length. Only the server checks for common passwords.
 */
export function getStrength(password: string): Strength {
  if (password.length < 6) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const weight = Math.min(password.length, 2 * new Set(password).size) + 2 * kinds;
  if (weight >= 22) return 4;
  if (weight >= 17) return 3;
  return weight >= 13 ? 2 : 1;
}

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
