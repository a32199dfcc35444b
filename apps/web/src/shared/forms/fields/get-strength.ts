export type Strength = 0 | 1 | 2 | 3 | 4;

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
