/** Origins that an address can name, as the value of its parameter `kaynak`. */
const NAMED = ["acilis", "paylasim", "afis", "gomulu", "takip", "arama"] as const;

/** How somebody came to the board: a fixed set, whose last stands for all else. */
export const origins = [...NAMED, "dogrudan"] as const;
export type Origin = (typeof origins)[number];

/** The parameter of an address that names its origin. */
export const ORIGIN_PARAMETER = "kaynak";

/** Returns the origin that an address names; undefined for none and for what is no origin. */
export function getNamedOrigin(parameters: URLSearchParams): Origin | undefined {
  const name = parameters.get(ORIGIN_PARAMETER);
  return NAMED.find((each) => each === name);
}
