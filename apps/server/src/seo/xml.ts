import { escapeMarkup } from "@site/contract/common/text";

/** Escapes a text for XML and removes the control characters that XML forbids. */
export function escapeXml(text: string): string {
  return escapeMarkup(
    text.replace(/[\p{Cc}\ufffe\uffff]/gu, (character) => (/[\t\n\r]/.test(character) ? character : "")),
  );
}
