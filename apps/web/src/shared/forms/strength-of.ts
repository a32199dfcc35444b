export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * How hard a password is to guess, from 0 (too short) to 4. The server knows the common ones. Length counts most: what is long
 * may be made of letters alone. A character repeated counts once.
 */
export function strengthOf(password: string): Strength {
  if (password.length < 6) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const weight = Math.min(password.length, 2 * new Set(password).size) + 2 * kinds;
  if (weight >= 22) return 4;
  if (weight >= 17) return 3;
  return weight >= 13 ? 2 : 1;
}
