/** The most depth and values of JSON input: far above the largest form, far below what blocks the process. */
export const JSON_BOUNDS = { depth: 20, nodes: 5_000 } as const;

/**
 * Returns whether a JSON text stays within the depth and value limits. It runs before parsing, because half a million
 * brackets in one mebibyte keep the parser busy for a quarter of a second. It does not check the syntax.
 */
export function isBoundedJson(text: string, bounds: { depth: number; nodes: number } = JSON_BOUNDS): boolean {
  let depth = 0;
  let nodes = 1;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth++;
        nodes++;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
      case 0x2c: // ,
        nodes++;
        break;
      default:
        continue;
    }
    if (depth > bounds.depth || nodes > bounds.nodes) return false;
  }
  return true;
}

/** Returns the index of the quote that ends the string starting at `start`, or the text's length if there is none. */
function endOfString(text: string, start: number): number {
  const quote = text.indexOf('"', start + 1);
  if (quote === -1) return text.length;
  if (text.charCodeAt(quote - 1) !== 0x5c) return quote; // base64 images are one long string without escapes
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === 0x22) return at;
    if (letter === 0x5c) at++; // skip the escaped character
  }
  return text.length;
}
